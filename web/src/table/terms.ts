// Which dye an emblem is printed on, so that a picture in a line looks as it does on the board.
import type { Dye } from '$design/pieces'

const dyes: Record<string, Dye> = {
  odin: 'woad',
  thor: 'madder',
  freya: 'lichen',
  loki: 'moss',
  sif: 'weld',
  bragi: 'walnut',
  heimdall: 'sea',
  champions: 'madder',
  gonewild: 'moss',
  tinyepic: 'sea',
  feast: 'weld',
}

export function dyeOfTerm(emblem: string): Dye {
  return dyes[emblem] ?? 'iron'
}
