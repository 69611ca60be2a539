// A hunt or a battle before it is rolled for: the chance, the prize and what failing brings, as the rules reckon them.
import { percent } from '$i18n/figure'
import { t } from '$i18n/i18n.svelte'
import type { StakesView } from '../../generated/feast/StakesView'
import { listOf, nameOf } from './names'
import type { PreviewRow } from './types'

export type { StakesView }

/** How likely it is, in so many rolls. */
export function oddsOf({ permille, rolls }: StakesView): string {
  return rolls === 0 ? percent(permille) : t('feast-board-stakes-rolls', { chance: percent(permille), rolls })
}

/** What success and failure bring. */
export function stakeLines(stakes: StakesView): { words: string; tone: 'gain' | 'loss' }[] {
  const back = stakes.vikings_back > 0 ? [t('feast-board-stakes-back', { vikings: stakes.vikings_back })] : []
  const failure = [listOf(stakes.failure), ...back].filter(Boolean).join(', ')
  return [
    { words: successOf(stakes), tone: 'gain' },
    { words: t('feast-board-stakes-failure', { prize: failure || t('feast-board-stakes-nothing') }), tone: 'loss' },
  ]
}

function successOf({ success, tile }: StakesView): string {
  if (success.length > 0) return t('feast-board-stakes-success', { prize: listOf(success) })
  return tile === null ? t('feast-board-stakes-any') : t('feast-board-stakes-tile', { tile: nameOf(tile) })
}

/** The same in one paragraph, for notes. */
export function stakeWords(stakes: StakesView): string {
  return [
    `${t('feast-board-stakes-chance')}: ${oddsOf(stakes)}.`,
    ...stakeLines(stakes).map(({ words }) => words),
  ].join(' ')
}

/** The same beside the confirm button. */
export function stakeRows(stakes: StakesView | null | undefined): PreviewRow[] {
  if (!stakes) return []
  const words = stakeLines(stakes)
  return [
    { title: t('feast-board-stakes-chance'), figure: percent(stakes.permille), lines: [] },
    { title: t('feast-board-stakes'), lines: [{ words: words.map((line) => line.words).join(' ') }] },
  ]
}
