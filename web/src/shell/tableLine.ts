// How a table stands, in one line of words.
import { ago, language, lasting, sentence, t } from '$i18n/i18n.svelte'
import type { ClockRule, Seat, TableCard } from '$net/protocol'
import { gameFacts } from '../games/registry'
import { holderName } from './seats'

/** The name its host gave it, or one made from the game. */
export function tableName(table: TableCard): string {
  return table.name || t(table.lesson ? 'table-of-lesson' : 'table-unnamed', { game: t(`game-${table.game}`) })
}

export function tableLine(table: TableCard): string {
  switch (table.status) {
    case 'waiting':
      return waitingLine(table)
    case 'running':
      return runningLine(table)
    case 'finished':
      return finishedLine(table)
    case 'closed':
      return t('table-closed')
    case 'stopped':
      return table.trouble ? sentence(table.trouble) : t('trouble-stopped')
  }
}

export function clockLine(clock: ClockRule): string {
  if (clock.kind === 'none') return t('clock-none')
  const { kind, seconds } = clock
  const [unit, length] = units.find(([, length]) => seconds % length === 0) ?? ['second', 1]
  const format = new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long' })
  return t(kind === 'per_move' ? 'clock-a-move' : 'clock-a-game', { time: format.format(seconds / length) })
}

const units = [
  ['day', 86_400],
  ['minute', 60],
] as const

function waitingLine(table: TableCard): string {
  const taken = table.seats.filter((holder) => holder.kind !== 'open').length
  const host = nameAt(table, table.host)
  const seats = t('table-seats', { taken, seats: table.seats.length })
  if (table.yours !== null) return t('table-waiting-yours', { seats })
  const clock = clockLine(table.clock)
  return host === undefined ? t('table-waiting', { seats, clock }) : t('table-waiting-host', { host, clock })
}

function runningLine(table: TableCard): string {
  const round = table.progress
    ? t(table.progress.rounds > 0 ? 'table-round' : 'table-round-open', {
        round: table.progress.round,
        rounds: table.progress.rounds,
      })
    : t('table-running')
  if (table.your_turn) return round
  const others = table.pending.filter((seat) => seat !== table.yours)
  const first = nameAt(table, others[0] ?? null)
  if (first === undefined) return round
  const time = lasting(new Date(table.waiting_since_ms))
  const waits =
    others.length === 1
      ? t('table-waits-for-one', { name: first })
      : t('table-waits-for-many', { count: others.length })
  return time === undefined ? t('table-waits', { round, waits }) : t('table-waits-long', { round, waits, time })
}

function finishedLine(table: TableCard): string {
  const when = ago(new Date(table.waiting_since_ms))
  const outcome = table.outcome
  if (!outcome) return t('table-finished', { when })
  const points = [...outcome.points].sort((a, b) => b - a).join(t('table-points-to'))
  if (table.seats.length === 1 && gameFacts(table.game)?.aloneForPoints) return t('table-alone', { when, points })
  if (table.yours !== null && outcome.winners.includes(table.yours)) return t('table-you-won', { when, points })
  const winner = nameAt(table, outcome.winners[0] ?? null)
  if (winner === undefined) return t('table-nobody-won', { when, points })
  return t('table-they-won', { when, points, name: winner, count: outcome.winners.length })
}

function nameAt(table: TableCard, seat: Seat | null): string | undefined {
  const holder = seat === null ? undefined : table.seats[seat]
  return holder && holderName(holder)
}
