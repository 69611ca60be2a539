// The result in words: headline, the reason in one sentence, the order of the stones.
import { language, t } from '$i18n/i18n.svelte'
import type { Outcome, Seat } from '$net/protocol'
import type { SeatFace } from '../plugin'

export function headline(outcome: Outcome, faces: readonly SeatFace[]): string {
  if (outcome.winners.length === 0) return t('table-end-nobody')
  const face = faces[outcome.winners[0] ?? 0]
  if (outcome.winners.length > 1 || !face) return t('table-end-shared')
  return t('table-end-wins', { name: face.name, you: face.you ? 'yes' : 'no' })
}

export function reason(outcome: Outcome, faces: readonly SeatFace[]): string {
  const [first, second] = ranking(outcome)
  if (!first) return ''
  if (!second) return t('table-end-alone', { points: first.points })
  const equal = t('table-end-equal', { points: first.points })
  if (outcome.tie_break !== null) return sentenceCase(t(outcome.tie_break))
  if (first.points === second.points) return `${equal}.`
  return t('table-end-ahead', {
    points: first.points,
    ahead: first.points - second.points,
    second: faces[second.seat]?.name ?? '',
  })
}

function sentenceCase(words: string): string {
  return `${words.slice(0, 1).toLocaleUpperCase(language())}${words.slice(1)}.`
}

export function ranking(outcome: Outcome): { seat: Seat; place: number; points: number }[] {
  return outcome.places
    .map((place, seat) => ({ seat, place, points: outcome.points[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}
