// How things stood at the ends of rounds, for summaries. Those that the page has seen are kept; earlier ones are looked for in
// the replay.
import { api } from '$net/api'
import type { Frame, ScoreSheet, TableId, TableState } from '$net/protocol'
import { summaryOf, type SummaryRow } from './summary'

/** `round` is nothing for a summary of another stretch of the game. The views are those before and after it. */
export type Summary = { round: number | undefined; rows: readonly SummaryRow[]; before: unknown; after: unknown }

/** How things stood when a round ended. */
type Standing = { scores: ScoreSheet; view: unknown }

const summed = (round: number | undefined, before: Standing, after: Standing): Summary => ({
  round,
  rows: summaryOf(before.scores, after.scores),
  before: before.view,
  after: after.view,
})

export class Rounds {
  /** The summary that lies on the table. */
  shown = $state.raw<Summary | undefined>()
  /** The round that has just ended and waits to be summed up. */
  #ended: number | undefined
  #round: number | undefined
  /** The end of each round; round 0 ends when the game begins. */
  readonly #ends = new Map<number, Standing>()
  readonly #frames = new Map<number, Promise<Frame>>()

  /** The table has come to this position. */
  note(state: TableState): void {
    const round = state.table.progress?.round
    if (round === undefined) return
    // At the very first position nobody has gained anything.
    if (state.moves === 0) this.#ends.set(round - 1, state)
    if (this.#round !== undefined && round > this.#round && state.table.status === 'running') {
      this.#ends.set(round - 1, state)
      this.#ended = round - 1
    }
    this.#round = round
  }

  /** The round that has ended since this was last asked. */
  takeEnded(): number | undefined {
    const round = this.#ended
    this.#ended = undefined
    return round
  }

  /** Sums up a round of the past, unless the reader has gone on while it was looked for. */
  async showRound(
    table: TableId,
    eyes: string,
    moves: number,
    round: number,
    wanted: () => boolean = () => true,
  ): Promise<void> {
    const [before, after] = [
      await this.#endOf(table, eyes, moves, round - 1),
      await this.#endOf(table, eyes, moves, round),
    ]
    if (wanted()) this.shown = summed(round, before, after)
  }

  /** Sums up what has happened since a move. */
  async showSince(table: TableId, eyes: string, move: number, now: Standing): Promise<void> {
    this.shown = summed(undefined, await this.#frame(table, eyes, move), now)
  }

  /** How things stand after the first move that belongs to a later round. */
  async #endOf(table: TableId, eyes: string, moves: number, round: number): Promise<Standing> {
    const known = this.#ends.get(round)
    if (known) return known
    let [low, high] = [0, moves]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      const { progress } = await this.#frame(table, eyes, middle)
      if (progress.round > round) high = middle
      else low = middle + 1
    }
    const frame = await this.#frame(table, eyes, low)
    this.#ends.set(round, frame)
    return frame
  }

  #frame(table: TableId, eyes: string, move: number): Promise<Frame> {
    const known = this.#frames.get(move)
    if (known) return known
    const asked = api.replay(table, move, eyes)
    asked.catch(() => this.#frames.delete(move))
    this.#frames.set(move, asked)
    return asked
  }
}
