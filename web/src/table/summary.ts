// Who gained what between two moments, and for what: lines of the score sheet before and after. Pure.
import type { Text } from '$i18n/text'
import type { ScoreSheet, Seat } from '$net/protocol'
import type { Counted } from './plugin'

/** Points for one line of the sheet; without a label where the sheet does not say what for. */
export type Gain = { label: Text | undefined; points: number }

export type SummaryRow = {
  seat: Seat
  before: number
  after: number
  /** Counted from 1; equal points share a place. */
  placeBefore: number
  place: number
  gains: readonly Gain[]
}

/** The seats by their new places. The gains of a row add up to its difference, always. */
export function summaryOf(before: ScoreSheet, after: ScoreSheet): SummaryRow[] {
  const rows = after.totals.map((total, seat) => {
    const had = before.totals[seat] ?? 0
    const named = after.lines.flatMap(({ label, points }) => {
      const was = before.lines.find((line) => JSON.stringify(line.label) === JSON.stringify(label))
      const difference = (points[seat] ?? 0) - (was?.points[seat] ?? 0)
      return difference === 0 ? [] : [{ label, points: difference }]
    })
    const rest = total - had - named.reduce((sum, { points }) => sum + points, 0)
    return {
      seat,
      before: had,
      after: total,
      placeBefore: placeOf(before.totals, seat),
      place: placeOf(after.totals, seat),
      gains: rest === 0 ? named : [...named, { label: undefined, points: rest }],
    }
  })
  return rows.sort((one, other) => one.place - other.place || one.seat - other.seat)
}

function placeOf(totals: readonly number[], seat: Seat): number {
  return 1 + totals.filter((total) => total > (totals[seat] ?? 0)).length
}

/** Whoever alone has come to the front; nobody where the lead has not changed. */
export function newLeader(rows: readonly SummaryRow[]): Seat | undefined {
  const first = rows.filter(({ place }) => place === 1)
  const [leader] = first
  return first.length === 1 && leader && leader.placeBefore > 1 ? leader.seat : undefined
}

export type GoodChange = Omit<Counted, 'count'> & { from: number; to: number }

/** What a player has more or less of; what is the same is left out. */
export function changesOf(before: readonly Counted[], after: readonly Counted[]): GoodChange[] {
  const things = new Map([...before, ...after].map((thing) => [thing.name, thing]))
  const countIn = (list: readonly Counted[], name: string) => list.find((thing) => thing.name === name)?.count ?? 0
  return [...things.values()].flatMap(({ icon, name, bad }) => {
    const [from, to] = [countIn(before, name), countIn(after, name)]
    return from === to ? [] : [{ icon, name, from, to, ...(bad && { bad }) }]
  })
}
