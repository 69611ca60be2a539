// What others did is told one thing after the other at a readable pace. It never holds anybody up: the board below is
// already the newest, and any key or click ends the telling.
import type { Batch, BatchKind, Seat } from '$net/protocol'
import type { Text } from '$i18n/text'

export type Moment<Event = unknown> = {
  number: number
  seat: Seat
  kind: BatchKind
  event: Event
  text: Text | null
  ms: number
}

/** The more there is to tell, the shorter each. */
const unhurried = 6
const shortestMs = 350

export class Moments {
  #queue = $state.raw<readonly Moment[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #number = 0

  /** The one being told. */
  get now(): Moment | undefined {
    return this.#queue[0]
  }

  get waiting(): number {
    return Math.max(0, this.#queue.length - 1)
  }

  add(batches: readonly Batch[], tellingMs: (event: unknown, batch: Batch) => number): void {
    const fresh = batches.flatMap((batch) =>
      batch.events.map(({ event, text }) => ({
        number: this.#number++,
        seat: batch.seat,
        kind: batch.kind,
        event,
        text,
        ms: tellingMs(event, batch),
      })),
    )
    const told = fresh.filter(({ ms }) => ms > 0)
    if (told.length === 0) return
    this.#queue = [...this.#queue, ...told]
    if (this.#timer === undefined) this.#wait()
  }

  next(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = this.#queue.slice(1)
    if (this.#queue.length > 0) this.#wait()
  }

  /** Ends the telling; the log has it all. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#queue.length > 0) this.#queue = []
  }

  #wait(): void {
    const moment = this.#queue[0]
    if (!moment) return
    const hurry = Math.max(1, this.#queue.length / unhurried)
    this.#timer = setTimeout(() => this.next(), Math.max(shortestMs, moment.ms / hurry))
  }
}
