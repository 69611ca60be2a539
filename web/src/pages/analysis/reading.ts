// What the page reads out of an analysis: which decisions are slips, where the cursor goes, how chances are written.
import type { Analysis, AnalysedDecision, DecisionMark } from '$net/protocol'
import type { SeatFace } from '../../table/plugin'

/** A player as the page names one. */
export type Face = Pick<SeatFace, 'seat' | 'name' | 'shape' | 'you'>

/** Whose decisions are shown. */
export type Filter = 'all' | 'slips' | number

/** A share of wins in whole per cents. */
export function percent(share: number): number {
  return Math.round(share * 100)
}

export function isSlip({ mark }: { mark: DecisionMark }): boolean {
  return mark === 'slip' || mark === 'blunder'
}

/** The decisions a filter lets through, with their numbers. */
export function shown(analysis: Analysis, filter: Filter): { number: number; decision: AnalysedDecision }[] {
  return analysis.decisions
    .map((decision, number) => ({ number, decision }))
    .filter(({ decision }) => {
      if (filter === 'all') return decision.mark !== 'only'
      if (filter === 'slips') return isSlip(decision)
      return decision.seat === filter && decision.mark !== 'only'
    })
}

/** The slips of a seat, or of everybody, worst first. */
export function worstFirst(analysis: Analysis, seat: number | null): number[] {
  return analysis.decisions
    .map((decision, number) => ({ decision, number }))
    .filter(({ decision }) => isSlip(decision) && (seat === null || decision.seat === seat))
    .sort((one, other) => other.decision.cost - one.decision.cost)
    .map(({ number }) => number)
}

/** The decision to begin with: the reader's worst, else the worst of all, else the first. */
export function firstShown(analysis: Analysis, seat: number | null): number {
  return worstFirst(analysis, seat)[0] ?? worstFirst(analysis, null)[0] ?? 0
}

/** The next number in a direction; the same where there is none. */
export function step(numbers: readonly number[], from: number, direction: 1 | -1): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const next = direction === 1 ? sorted.find((each) => each > from) : sorted.findLast((each) => each < from)
  return next ?? from
}

/** Chances of a seat over the game: before every decision that was looked at, and the result at the end. */
export function lineOf(analysis: Analysis, seat: number): { at: number; chance: number }[] {
  const points = analysis.decisions.flatMap(({ before, after, cost }, at) => {
    const [first, second] = [before[seat], after[seat]]
    if (first === undefined || second === undefined) return []
    const drop = cost > 0.005 ? [{ at: at + 0.35, chance: second }] : []
    return [{ at, chance: first }, ...drop]
  })
  const result = analysis.result[seat]
  const whole = analysis.decisions.every(({ depth }) => depth !== 'unseen')
  return whole && result !== undefined ? [...points, { at: analysis.decisions.length, chance: result }] : points
}

/** The stretches of a round: first decision and the one after the last. */
export function rounds(analysis: Analysis): { round: number; from: number; to: number }[] {
  const found: { round: number; from: number; to: number }[] = []
  analysis.decisions.forEach(({ round }, at) => {
    const last = found.at(-1)
    if (last?.round === round) last.to = at + 1
    else found.push({ round, from: at, to: at + 1 })
  })
  return found
}

/** Places for labels that must not lie on each other: as near as can be to where they belong. */
export function apart(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at)
  let floor = least
  for (const label of order) {
    label.at = Math.max(label.at, floor)
    floor = label.at + gap
  }
  let ceiling = most
  for (const label of order.toReversed()) {
    label.at = Math.min(label.at, ceiling)
    ceiling = label.at - gap
  }
  const placed = [...wanted]
  for (const { at, index } of order) placed[index] = at
  return placed
}
