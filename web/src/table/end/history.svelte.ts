// The points after every move of a finished game, fetched little by little from the replay.
import { api } from '$net/api'
import type { TableId } from '$net/protocol'
import type { Point } from './turning'

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
