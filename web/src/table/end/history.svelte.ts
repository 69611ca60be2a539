// The points after every move of a finished game, fetched little by little from the replay.
import { api } from '$net/api'
import type { TableId } from '$net/protocol'
import { turningMost, turningPoints, type Point } from './turning'

/** Long games are sampled; a graph has no room for more. */
const samplesMost = 160
const atOnce = 6

export class ScoreHistory {
  points = $state.raw<readonly Point[]>([])
  done = $state(false)
  #rivalOf: (view: unknown) => number | undefined = () => undefined

  /** `rivalOf`: the points of an opponent nobody plays, who has a column after those of the players. */
  async load(table: TableId, moves: number, rivalOf: (view: unknown) => number | undefined = () => undefined) {
    this.#rivalOf = rivalOf
    const stride = Math.max(1, Math.ceil(moves / samplesMost))
    const wanted = Array.from({ length: Math.ceil(moves / stride) + 1 }, (_, index) => Math.min(moves, index * stride))
    await this.#fetch(table, [...new Set(wanted)])
    // Where a sampled game was turned, the moves left out say which of them did it.
    const left = turningPoints(this.points, turningMost).flatMap(({ point }) =>
      Array.from({ length: stride - 1 }, (_, index) => point.move - 1 - index),
    )
    await this.#fetch(
      table,
      left.filter((move) => move > 0),
    )
    await this.#fetchSteps(table)
    this.done = true
  }

  /** By which step of a move the points came is known from the positions between its steps. */
  async #fetchSteps(table: TableId): Promise<void> {
    const turned = turningPoints(this.points, turningMost).map(({ point }) => point.move)
    const frames = await Promise.all(turned.map((move) => api.replay(table, move, 'public', true)))
    const steps = new Map(frames.map((frame) => [frame.move_number, frame.steps]))
    this.points = this.points.map((point) => ({ ...point, steps: steps.get(point.move) ?? point.steps }))
  }

  #rivalPoints(view: unknown): number[] {
    const points = this.#rivalOf(view)
    return points === undefined ? [] : [points]
  }

  async #fetch(table: TableId, moves: readonly number[]): Promise<void> {
    const known = new Set(this.points.map(({ move }) => move))
    const unknown = [...new Set(moves)].filter((move) => !known.has(move))
    for (let start = 0; start < unknown.length; start += atOnce) {
      const frames = await Promise.all(
        unknown.slice(start, start + atOnce).map((move) => api.replay(table, move, 'public')),
      )
      const found = frames.map((frame) => ({
        move: frame.move_number,
        totals: [...frame.scores.totals, ...this.#rivalPoints(frame.view)],
        batch: frame.batch,
        progress: frame.progress,
      }))
      this.points = [...this.points, ...found].sort((one, other) => one.move - other.move)
    }
  }
}
