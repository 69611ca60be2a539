// Several people at one device: whose view the page may hold, and when a curtain stands before it. The server says which
// seats know something that others may not see. Pure, so that it can be tested without a browser.
import type { Seat, TableState } from '$net/protocol'

export type Door =
  /** The view of one seat is open. `wished`: somebody looks although the table does not wait for them. */
  | { kind: 'open'; seat: Seat; wished: boolean }
  /** The curtain is down, and this seat is to open it. */
  | { kind: 'closed'; seat: Seat; wished: boolean }
  /** What all may see. `wished`: although somebody here is asked. */
  | { kind: 'table'; wished: boolean }
  | { kind: 'over' }

/** The people at the device, as far as the curtain is concerned. */
export type Sofa = {
  seats: readonly Seat[]
  asked: readonly Seat[]
  secretive: readonly Seat[]
  over: boolean
}

export const atFirst: Door = { kind: 'table', wished: false }

export function sofaOf({ table, secretive = [] }: Pick<TableState, 'table' | 'secretive'>): Sofa {
  const seats = (table.device ?? []).filter((seat) => table.seats[seat]?.kind === 'person')
  return {
    seats,
    asked: seats.filter((seat) => table.pending.includes(seat)),
    secretive,
    over: table.status !== 'running',
  }
}

/** The door after the table has changed and everything has been told. */
export function doorAfter(door: Door, sofa: Sofa): Door {
  if (sofa.over) return door.kind === 'over' ? door : { kind: 'over' }
  switch (door.kind) {
    case 'open':
      if (sofa.asked.includes(door.seat)) return door.wished ? { ...door, wished: false } : door
      if (sofa.seats.includes(door.seat) && (door.wished || sofa.asked.length === 0)) return door
      return nextDoor(sofa, door.seat)
    case 'closed':
      if (!sofa.seats.includes(door.seat)) return nextDoor(sofa, door.seat)
      if (door.wished || sofa.asked.includes(door.seat))
        return sofa.secretive.includes(door.seat) ? door : doorBefore(door.seat, sofa, door.wished)
      return nextDoor(sofa, door.seat)
    case 'table':
      return door.wished || sofa.asked.length === 0 ? door : nextDoor(sofa, -1)
    case 'over':
      return door
  }
}

/** The curtain before a seat with a secret; an open door before one without. */
export function doorBefore(seat: Seat, sofa: Sofa, wished = !sofa.asked.includes(seat)): Door {
  return { kind: sofa.secretive.includes(seat) ? 'closed' : 'open', seat, wished }
}

/** Nobody looks any more: what is hidden is put away. */
export function shut(door: Door, sofa: Sofa): Door {
  return door.kind === 'open' ? doorBefore(door.seat, sofa, door.wished) : door
}

/** Whoever is asked next, in the order of seats; the table where nobody is. */
function nextDoor(sofa: Sofa, after: Seat): Door {
  const next = sofa.asked.find((seat) => seat > after) ?? sofa.asked[0]
  return next === undefined ? { kind: 'table', wished: false } : doorBefore(next, sofa, false)
}
