// What a word of the game means: shown when a term of a question or of the log is pointed at.
import { t, tIfAny } from '$i18n/i18n.svelte'
import { thingOf } from '../../table/explain'
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
  const thing = thingOf(term)
  const kind = kinds[thing.kind]
  const help = tIfAny(`${term}.help`)
  if (!kind || !help) return undefined
  return { title: t(term), lines: [help], content: { kind, id: thing.id } }
}
