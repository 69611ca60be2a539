// Which of the reader's tables wait for them, the most urgent first. Pure, so that it can be tested.
import { language } from '$i18n/i18n.svelte'
import type { TableCard } from '$net/protocol'

/** When the clock of a move runs out, as far as a card knows it; never without such a clock. */
function deadline({ clock, waiting_since_ms }: TableCard): number {
  return clock.kind === 'per_move' ? waiting_since_ms + clock.seconds * 1000 : Infinity
}

/** Shortest clock first, then those that have waited longest. */
export function waitingFirst(yours: readonly TableCard[]): TableCard[] {
  const waiting = yours.filter(({ status, your_turn }) => status === 'running' && your_turn)
  const sooner = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
  return waiting.sort((a, b) => sooner(deadline(a), deadline(b)) || a.waiting_since_ms - b.waiting_since_ms)
}

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The rest of the time for a move in its largest unit, such as "5 hours"; undefined without a clock. */
export function timeLeft(table: TableCard, nowMs: number): string | undefined {
  const ms = deadline(table) - nowMs
  if (!Number.isFinite(ms)) return undefined
  const [unit, length] = spans.find(([, length]) => ms >= length) ?? spans[2]
  const format = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(0, Math.floor(ms / length)))
}
