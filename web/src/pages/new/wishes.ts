// What can be wished for at a new table, as plain data. Kept apart from the form so that it can be tested.
import { levels, type Access, type ClockRule, type Level, type OptionSpec, type SeatWish } from '$net/protocol'

/** What a seat other than the host's may be: free, somebody at the host's device, or a bot. */
export type SeatChoice = 'open' | 'here' | Level
export const seatChoices: readonly SeatChoice[] = ['open', 'here', ...levels]

/** Seconds on offer for each kind of clock. */
export const clockChoices = {
  per_move: [60, 180, 600, 86_400, 259_200],
  per_game: [600, 1_800, 3_600, 7_200, 1_209_600],
} as const satisfies Record<'per_move' | 'per_game', readonly number[]>

/** Days on offer on which a clock may rest, where games go on for days. */
export const restChoices = [0, 3, 7, 14] as const

/** Whether a clock is one for days, over which people go away. */
export const isLong = (seconds: number): boolean => seconds >= 86_400

/** Among strangers nobody waits without end: a clock is proposed where anybody may join. */
export function proposedClock(access: Access, open: number): ClockRule['kind'] {
  return access === 'open' && open > 0 ? 'per_move' : 'none'
}

/** Seats for `players`: those already chosen stay, new ones are free. The first is the host's own. */
export function seatsFor(players: number, chosen: readonly SeatChoice[]): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => chosen[seat] ?? 'open')
}

/** What was chosen on the way to the form: so many players, bots of one strength beside the host; none without it. */
export function seatsOf(query: URLSearchParams): SeatChoice[] {
  const players = Number(query.get('players') ?? 0)
  const level = levels.find((each) => each === query.get('level'))
  if (!Number.isInteger(players) || players < 1 || players > 5) return []
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'open' : (level ?? 'open')))
}

/** `name`: of somebody at the host's device. */
export function toSeatWish(choice: SeatChoice, seat: number, name = ''): SeatWish {
  if (seat === 0) return { kind: 'me' }
  if (choice === 'here') return { kind: 'guest', name }
  return choice === 'open' ? { kind: 'open' } : { kind: 'bot', level: choice }
}

/** The options that matter for this many players. */
export function optionsFor(specs: readonly OptionSpec[], players: number): OptionSpec[] {
  return specs.filter((spec) => spec.players[0] <= players && players <= spec.players[1])
}

/** How many seats wait for somebody; the host's own never does. */
export function freeSeats(chosen: readonly SeatChoice[]): number {
  return chosen.slice(1).filter((choice) => choice === 'open').length
}
