// What a word of the game means: shown when a term of a question or of the log is pointed at.
import { t, tIfAny } from '$i18n/i18n.svelte'
import type { Explanation } from '../../table/plugin'

const kinds: Record<string, string> = {
  rune: 'rune',
  destiny: 'destiny',
  journey: 'journey',
  leader: 'leader',
  place: 'place',
  foe: 'foe',
  ship: 'private_longship',
}

export function explain(term: string): Explanation | undefined {
  const found = /^champions-([a-z]+)-(.+)$/.exec(term)
  const kind = found?.[1] && kinds[found[1]]
  if (!kind || !found[2]) return undefined
  const help = tIfAny(`${term}.help`)
  if (!help) return undefined
  return { title: t(term), lines: [help], content: { kind, id: found[2] } }
}
