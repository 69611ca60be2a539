// Which dye an emblem is printed on, so that a picture in a line looks as it does on the board.
import type { Dye } from '$design/pieces'
import { emblems } from '../generated/art'

const dyes: Record<string, Dye> = {
  odin: 'woad',
  thor: 'madder',
  freya: 'lichen',
  loki: 'moss',
  sif: 'weld',
  bragi: 'walnut',
  heimdall: 'sea',
  frigg: 'walnut',
  njord: 'iron',
  'rune-wealth': 'weld',
  'rune-mystery': 'lichen',
  'rune-nature': 'sea',
  champions: 'madder',
  gonewild: 'moss',
  tinyepic: 'sea',
  feast: 'weld',
}

/** Which folder of drawings has it: goods are icons, gods and runes emblems. */
export function folderOfTerm(name: string): 'icons' | 'emblems' {
  return emblems.some((each) => each === name) ? 'emblems' : 'icons'
}

export function dyeOfTerm(emblem: string): Dye {
  return dyes[emblem] ?? 'iron'
}
