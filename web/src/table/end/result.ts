// The result in words: headline, the reason in one sentence, the order of the stones.
import { t } from '$i18n/i18n.svelte'
import type { Outcome, Seat } from '$net/protocol'
import type { Rival, SeatFace } from '../plugin'

/** Whoever played for points alone, with nobody to beat, has not won anything. */
export function isAlone(outcome: Outcome, rival?: Rival): boolean {
  return outcome.places.length === 1 && rival === undefined
}

export function headline(outcome: Outcome, faces: readonly SeatFace[], rival?: Rival): string {
  if (isAlone(outcome, rival)) return t('table-end-told')
  if (outcome.winners.length === 0) return rival ? t('table-end-rival', { name: rival.name }) : t('table-end-nobody')
  const face = faces[outcome.winners[0] ?? 0]
  if (outcome.winners.length > 1 || !face) return t('table-end-shared')
  return t('table-end-wins', { name: face.name, you: face.you ? 'yes' : 'no' })
}

export function reason(outcome: Outcome, faces: readonly SeatFace[], rival?: Rival): string {
  const [first, second] = ranking(outcome, rival)
  if (!first) return ''
  if (!second) return t('table-end-alone', { points: first.points })
  const equal = t('table-end-equal', { points: first.points })
  if (outcome.tie_break !== null) return `${equal}. ${t('table-end-tie', { rule: t(outcome.tie_break) })}`
  if (first.points === second.points) return `${equal}.`
  return t('table-end-ahead', {
    points: first.points,
    ahead: first.points - second.points,
    second: second.seat === undefined ? (rival?.name ?? '') : (faces[second.seat]?.name ?? ''),
  })
}

/** A place among the stones; the rival has no seat. */
export type Place = { seat: Seat | undefined; place: number; points: number }

export function ranking(outcome: Outcome, rival?: Rival): Place[] {
  const seats: Place[] = outcome.places.map((place, seat) => ({ seat, place, points: outcome.points[seat] ?? 0 }))
  const beaten = outcome.winners.length > 0
  const others = rival ? [{ seat: undefined, place: beaten ? 2 : 1, points: rival.points }] : []
  return [...seats, ...others].sort((one, other) => one.place - other.place || (one.seat ?? -1) - (other.seat ?? -1))
}
