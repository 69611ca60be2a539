// Which moves turned a game. Pure, so that it can be tested without a browser.
import type { Text } from '$i18n/text'
import type { Batch, FrameStep, Progress } from '$net/protocol'

export type Point = {
  move: number
  totals: readonly number[]
  batch: Batch | null
  progress: Progress
  /** Points between the steps of the move, where they were asked for. */
  steps?: readonly Pick<FrameStep, 'told' | 'scores'>[] | undefined
}

export type Turning = {
  number: number
  point: Point
  /** The points of whoever turned it before the move. */
  had: number
  seat: number
  kind: 'lead' | 'level'
  total: number
}

/** So many moments are told of a game. */
export const turningMost = 3

/** Moments when somebody takes the sole lead or draws level with it; the latest count most. Nobody leads who plays alone. */
export function turningPoints(points: readonly Point[], most: number): Turning[] {
  if ((points[0]?.totals.length ?? 0) < 2) return []
  const found: Omit<Turning, 'number'>[] = []
  let leader: number | undefined
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (!before) return
    // Of a long game only some moves are at hand: then what was done in this one need not be what turned it.
    const turned = point.move - before.move === 1 ? point : { ...point, batch: null }
    const top = Math.max(...point.totals)
    const leading = point.totals.flatMap((total, seat) => (total === top ? [seat] : []))
    const mover = leading.find((seat) => (before.totals[seat] ?? 0) < top)
    if (mover === undefined || top <= 0) return
    if (leading.length === 1 && leader !== mover) {
      leader = mover
      found.push({ point: turned, had: before.totals[mover] ?? 0, seat: mover, kind: 'lead', total: top })
    } else if (leading.length > 1 && leader !== undefined && leader !== mover) {
      found.push({ point: turned, had: before.totals[mover] ?? 0, seat: mover, kind: 'level', total: top })
      leader = undefined
    }
  })
  return found.slice(-most).map((turning, index) => ({ ...turning, number: index + 1 }))
}

/**
 * What whoever turned it did in that move; what else came of the move is another story. It is looked for in the step by
 * which the points came. Of several things it is the one that the game tells longest: an enemy beaten rather than a
 * warrior lost.
 */
export function deedOf(
  { point, had, seat }: Pick<Turning, 'point' | 'had' | 'seat'>,
  tellingMs: (event: unknown) => number = () => 0,
): Text | undefined {
  const names = (text: Text) => (text.args ?? []).some(([, value]) => 'seat' in value && value.seat === seat)
  const events = point.batch?.events ?? []
  const steps = point.steps ?? []
  const came = steps.findIndex(({ scores }) => (scores.totals[seat] ?? 0) > had)
  const step = came < 0 ? steps.length : came
  return events
    .slice(steps[step - 1]?.told ?? 0, steps[step]?.told ?? events.length)
    .flatMap(({ event, text }) => (text && names(text) ? { text, ms: tellingMs(event) } : []))
    .reduce<{ text: Text; ms: number } | undefined>(
      (most, each) => (most && most.ms >= each.ms ? most : each),
      undefined,
    )?.text
}
