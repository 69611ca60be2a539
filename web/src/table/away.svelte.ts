// What happened while you were away, shown move by move at a readable pace. How far you have seen is kept in this
// browser; the positions in between come from the server as your own seat saw them.
import { api } from '$net/api'
import type { Frame, TableState } from '$net/protocol'
import { TableMemory } from './memory'
import type { Moment } from './moments.svelte'
import type { TableLink } from './table.svelte'

const seenMoves = new TableMemory<number>('longhall.seen')
const paceMs = 1300
/** More than this is not replayed from the beginning. */
const movesShownMost = 30

export class Away {
  /** Moves you have not seen; 0 when there is nothing to catch up with. */
  missed = $state(0)
  frame = $state.raw<Frame | undefined>()
  #table: TableLink
  #running = 0
  #arrivedSeq = 0

  constructor(table: TableLink) {
    this.#table = table
  }

  get moment(): Moment | undefined {
    const batch = this.frame?.batch
    const seen = batch?.events.findLast(({ text }) => text !== null)
    return batch && seen
      ? {
          number: this.frame?.move_number ?? 0,
          seat: batch.seat,
          kind: batch.kind,
          event: seen.event,
          text: seen.text,
          ms: paceMs,
        }
      : undefined
  }

  /** Compares with what was seen in this browser before. */
  arrive(state: TableState): void {
    const seen = seenMoves.of(state.table.id)
    this.#arrivedSeq = state.seq
    if (seen !== undefined && state.table.status === 'running') this.missed = Math.max(this.missed, state.moves - seen)
  }

  remember(state: TableState): void {
    // Who has played on knows where the game stands.
    if (this.missed > 0 && this.#table.log.some(({ seat, seq }) => seat === this.#table.you && seq > this.#arrivedSeq))
      this.skip()
    if (document.hidden || state.table.yours === null) return
    seenMoves.keep(state.table.id, state.moves)
  }

  async show(): Promise<void> {
    const { state, you, id } = this.#table
    if (!state || you === null) return
    const run = ++this.#running
    const last = state.moves
    for (
      let move = Math.max(1, last - Math.min(this.missed, movesShownMost) + 1);
      move <= last && run === this.#running;
      move++
    ) {
      try {
        const frame = await api.replay(id, move, `p${you + 1}`)
        if (run !== this.#running) return
        this.frame = frame
      } catch {
        break
      }
      await new Promise((resolve) => setTimeout(resolve, paceMs))
    }
    if (run === this.#running) this.skip()
  }

  skip(): void {
    this.#running++
    this.frame = undefined
    this.missed = 0
  }
}
