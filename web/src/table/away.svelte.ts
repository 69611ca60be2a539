// What happened while you were away, told move by move by the same telling. How far you have seen is kept in this
// browser; the positions in between come from the server as your own seat saw them.
import type { TableState } from '$net/protocol'
import { settings } from '../shell/settings.svelte'
import { TableMemory } from './memory'
import type { TableLink } from './table.svelte'

const seenMoves = new TableMemory<number>('longhall.seen')
/** More than this is not told from the beginning. */
const movesShownMost = 30
const movesToldAtOnceMost = 12

export class Away {
  /** Moves you have not seen; 0 when there is nothing to catch up with. */
  missed = $state(0)
  #table: TableLink
  #arrivedSeq = 0

  constructor(table: TableLink) {
    this.#table = table
  }

  /** Compares with what was seen in this browser before. */
  arrive(state: TableState): void {
    const seen = seenMoves.of(this.#table.memory)
    this.#arrivedSeq = state.seq
    if (seen !== undefined && state.table.status === 'running') this.missed = Math.max(this.missed, state.moves - seen)
  }

  remember(state: TableState): void {
    // Who has played on knows where the game stands.
    if (this.missed > 0 && this.#table.log.some(({ seat, seq }) => seat === this.#table.you && seq > this.#arrivedSeq))
      this.skip()
    if (document.hidden || state.table.yours === null) return
    seenMoves.keep(this.#table.memory, state.moves)
  }

  show(): void {
    const last = this.#table.newest?.moves ?? 0
    const first = Math.max(1, last - Math.min(this.missed, movesShownMost) + 1)
    this.missed = 0
    void this.#table.tellAgain(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  }

  /** Who gained what meanwhile. */
  sumUp(): void {
    void this.#table.sumUp({ since: Math.max(0, (this.#table.newest?.moves ?? 0) - this.missed) })
  }

  /** Who takes the device is told at once what happened meanwhile, unless it is too much or the telling is off. */
  showSome(): void {
    if (this.missed > 0 && this.missed <= movesToldAtOnceMost && settings.telling !== 'off') this.show()
  }

  skip(): void {
    this.missed = 0
  }
}
