// The points after every move of a finished game, fetched little by little from the replay.
import { api } from '$net/api'
import type { Batch, Progress, TableId } from '$net/protocol'

export type Point = { move: number; totals: readonly number[]; batch: Batch | null; progress: Progress }

/** Long games are sampled; a graph has no room for more. */
const samplesMost = 160
const atOnce = 6

export class ScoreHistory {
  points = $state.raw<readonly Point[]>([])
  done = $state(false)

  async load(table: TableId, moves: number): Promise<void> {
    const stride = Math.max(1, Math.ceil(moves / samplesMost))
    const wanted = Array.from({ length: Math.ceil(moves / stride) + 1 }, (_, index) => Math.min(moves, index * stride))
    const unique = [...new Set(wanted)]
    const found: Point[] = []
    for (let start = 0; start < unique.length; start += atOnce) {
      const frames = await Promise.all(
        unique.slice(start, start + atOnce).map((move) => api.replay(table, move, 'public')),
      )
      found.push(
        ...frames.map((frame) => ({
          move: frame.move_number,
          totals: frame.scores.totals,
          batch: frame.batch,
          progress: frame.progress,
        })),
      )
      this.points = [...found]
    }
    this.done = true
  }
}

export type Turning = { number: number; point: Point; seat: number; kind: 'lead' | 'level'; total: number }

/** Moments when somebody takes the sole lead or draws level with it; the latest count most. */
export function turningPoints(points: readonly Point[], most: number): Turning[] {
  const found: Omit<Turning, 'number'>[] = []
  let leader: number | undefined
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (!before) return
    const top = Math.max(...point.totals)
    const leading = point.totals.flatMap((total, seat) => (total === top ? [seat] : []))
    const mover = leading.find((seat) => (before.totals[seat] ?? 0) < top)
    if (mover === undefined || top <= 0) return
    if (leading.length === 1 && leader !== mover) {
      leader = mover
      found.push({ point, seat: mover, kind: 'lead', total: top })
    } else if (leading.length > 1 && leader !== undefined && leader !== mover) {
      found.push({ point, seat: mover, kind: 'level', total: top })
      leader = undefined
    }
  })
  return found.slice(-most).map((turning, index) => ({ ...turning, number: index + 1 }))
}
