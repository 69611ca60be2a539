// Pieces that travel. Cards and tokens have no identity of their own, so motion comes from events: an event names the
// places (elements marked with data-place) between which a copy of the piece flies, while the board is already new.
import { tick, type Component } from 'svelte'
import { slowness, still } from '../shell/settings.svelte'

export type Flight = {
  /** Marks of places; the first that is on the page is taken. */
  from: readonly string[]
  to: readonly string[]
  /** Places it passes on its way, in order; those not on the page are left out. */
  via?: readonly string[]
  /** What flies, drawn by the game or by a component of `design/`. */
  piece: Component<never>
  props: Record<string, unknown>
  delayMs?: number
  durationMs?: number
}

export type Aloft = {
  id: number
  piece: Component<Record<string, unknown>>
  props: Record<string, unknown>
  from: DOMRect
  to: DOMRect
  via: readonly DOMRect[]
  target: Element
  delayMs: number
  durationMs: number
}

const usualMs = 240

export class Flights {
  aloft = $state.raw<readonly Aloft[]>([])
  #id = 0

  /** Measures where pieces are, lets `change` happen, then sends them to where they belong. */
  async around(flights: readonly Flight[], change: () => void): Promise<void> {
    const lifted = still()
      ? []
      : flights.map((flight) => ({ flight, from: find(flight.from)?.getBoundingClientRect() }))
    change()
    if (lifted.length === 0) return
    await tick()
    const fresh: Aloft[] = []
    for (const { flight, from } of lifted) {
      const target = find(flight.to)
      if (!from || !target) continue
      const to = target.getBoundingClientRect()
      if (from.width === 0 || to.width === 0) continue
      const piece = flight.piece as unknown as Aloft['piece']
      fresh.push({
        id: this.#id++,
        piece,
        props: flight.props,
        from,
        to,
        via: (flight.via ?? []).flatMap((mark) => find([mark])?.getBoundingClientRect() ?? []),
        target,
        delayMs: (flight.delayMs ?? 0) * slowness(),
        durationMs: (flight.durationMs ?? usualMs) * slowness(),
      })
    }
    if (fresh.length > 0) this.aloft = [...this.aloft, ...fresh]
  }

  land(id: number): void {
    this.aloft = this.aloft.filter((each) => each.id !== id)
  }
}

function find(marks: readonly string[]): Element | undefined {
  for (const mark of marks) {
    const found = document.querySelector(`[data-place="${CSS.escape(mark)}"]`)
    if (found) return found
  }
  return undefined
}
