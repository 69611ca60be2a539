// What the words of the log mean when they are asked: gods, runes, vikings.
import { t } from '$i18n/i18n.svelte'
import { thingOf } from '../../table/explain'
import type { Explanation } from '../../table/plugin'
import { cardName, godName, runeName } from './names'

export function explain(term: string): Explanation | undefined {
  const { kind, id } = thingOf(term)
  switch (kind) {
    case 'god':
      return {
        title: godName(id),
        lines: [t('tinyepic-board-explain-god'), t(`tinyepic-board-boon-${id}`)],
        content: { kind: 'god', id },
      }
    case 'rune':
      return { title: runeName(id), lines: [t('tinyepic-board-explain-rune')] }
    case 'card':
      return { title: cardName(id), lines: [t('tinyepic-board-explain-card')], content: { kind: 'viking', id } }
    default:
      return undefined
  }
}
