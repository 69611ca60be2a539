// Which player lies in which row: the others first, in turn order after you, you at the bottom by your hand.
import type { SeatFace } from '../../table/plugin'

export function rowsOf(seats: readonly SeatFace[], you: number | null): SeatFace[] {
  if (you === null) return [...seats]
  return [...seats.slice(you + 1), ...seats.slice(0, you), ...seats.slice(you, you + 1)]
}
