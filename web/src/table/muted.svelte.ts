// Whose words the reader does not want to see, table by table.
import type { Seat, SeatPerson } from '$net/protocol'

let muted = $state.raw<Record<string, readonly Seat[]>>({})

/** What the server says of the people at a table. */
export function knowMuted(table: string, people: readonly SeatPerson[]): void {
  const seats = people.filter(({ you }) => you.mute || you.block).map(({ seat }) => seat)
  muted = { ...muted, [table]: seats }
}

export function isMuted(table: string, seat: Seat | null): boolean {
  return seat !== null && (muted[table]?.includes(seat) ?? false)
}
