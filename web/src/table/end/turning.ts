// Which moves turned a game. Pure, so that it can be tested without a browser.
import type { Text } from '$i18n/text'
import type { Batch, Progress } from '$net/protocol'

export type Point = { move: number; totals: readonly number[]; batch: Batch | null; progress: Progress }

export type Turning = { number: number; point: Point; seat: number; kind: 'lead' | 'level'; total: number }

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
      found.push({ point: turned, seat: mover, kind: 'lead', total: top })
    } else if (leading.length > 1 && leader !== undefined && leader !== mover) {
      found.push({ point: turned, seat: mover, kind: 'level', total: top })
      leader = undefined
    }
  })
  return found.slice(-most).map((turning, index) => ({ ...turning, number: index + 1 }))
}

/**
 * What whoever turned it did in that move; what else came of the move is another story. Of several things it is the one
 * that the game tells longest: an enemy beaten rather than a warrior lost.
 */
export function deedOf(
  { point, seat }: Pick<Turning, 'point' | 'seat'>,
  tellingMs: (event: unknown) => number = () => 0,
): Text | undefined {
  const names = (text: Text) => (text.args ?? []).some(([, value]) => 'seat' in value && value.seat === seat)
  return (point.batch?.events ?? [])
    .flatMap(({ event, text }) => (text && names(text) ? { text, ms: tellingMs(event) } : []))
    .reduce<{ text: Text; ms: number } | undefined>(
      (most, each) => (most && most.ms >= each.ms ? most : each),
      undefined,
    )?.text
}
