// The legal actions laid out over the board: which place can be pointed at, with which piece in hand, for which action.
// Nothing here knows a rule; it only sorts what the server offers.
import { notation } from './notation'
import type { Action, Choosing } from './types'

export type PlaceKind = 'dock' | 'fjord' | 'island'
/** Somewhere to point at, with everything it could mean, the likeliest first. */
export type Target = { place: string; actions: Action[] }
/** A slot of the clan board, counted from 0. */
export type Slot = { piece: 'boat' | 'temple'; slot: number }
/** A piece to take in hand first: a boat (counted from 1), the settlers or the temple of an island, a slot. */
export type Held = { kind: 'boat'; boat: number } | { kind: 'from'; island: string } | ({ kind: 'slot' } & Slot)

export type Offer = {
  targets: Target[]
  /** Boats that could be taken in hand, by number. */
  boats: number[]
  /** Islands from which something could move. */
  sources: string[]
  /** Slots of the clan board that could be built. */
  slots: Slot[]
  held: Held | undefined
}

/** What the choosing offers, with what is in hand. */
export function offerNow(choosing: Choosing): Offer {
  return offerOf(choosing.actions, isHeld(choosing.piece) ? choosing.piece : undefined, choosing.chosen)
}

export const nothingOffered: Offer = { targets: [], boats: [], sources: [], slots: [], held: undefined }

function isHeld(piece: unknown): piece is Held {
  return typeof piece === 'object' && piece !== null && 'kind' in piece
}

/** What is in hand: what was pointed at last, else what the chosen action moves, else the only piece there is. */
export function heldNow(
  piece: Held | undefined,
  chosen: Action | undefined,
  actions: readonly Action[],
): Held | undefined {
  const meant = piece ?? heldBy(chosen)
  if (meant && actions.some((action) => isSame(heldBy(action), meant))) return meant
  const all = actions.flatMap((action) => heldBy(action) ?? [])
  const [first] = all
  return first && all.every((each) => isSame(each, first)) ? first : undefined
}

function heldBy(action: Action | undefined): Held | undefined {
  switch (action?.verb) {
    case 'sail':
      return { kind: 'boat', boat: action.of.boat + 1 }
    case 'explore':
    case 'carry':
      return { kind: 'from', island: action.of.from }
    case 'boat':
    case 'temple':
      return { kind: 'slot', piece: action.verb, slot: action.of.slot }
    default:
      return undefined
  }
}

export function isSame(one: Held | undefined, other: Held): boolean {
  return one !== undefined && markOf(one) === markOf(other)
}

/** A name for a piece that can be taken in hand, for keys and `data-choice`. */
export function markOf(held: Held): string {
  if (held.kind === 'boat') return `sail b${held.boat}`
  return held.kind === 'from' ? `explore ${held.island}` : `${held.piece} ${held.slot + 1}`
}

/** The place of the chart that an action points at. */
function placeOf(action: Action): string | undefined {
  switch (action.verb) {
    case 'launch':
    case 'retreat':
    case 'steer':
    case 'choose':
      return action.of
    case 'smite':
    case 'temple':
      return action.of.island
    case 'boat':
      return action.of.fjord
    case 'sail':
    case 'explore':
    case 'carry':
      return action.of.to
    default:
      return undefined
  }
}

export function offerOf(actions: readonly Action[], piece?: Held, chosen?: Action): Offer {
  const held = heldNow(piece, chosen, actions)
  const byPlace = new Map<string, Action[]>()
  const movable = new Map<string, Held>()
  for (const action of actions) {
    const moves = heldBy(action)
    if (moves) movable.set(markOf(moves), moves)
    const place = placeOf(action)
    if (place !== undefined && (!moves || moves.kind === 'slot' || !held || isSame(moves, held)))
      byPlace.set(place, [...(byPlace.get(place) ?? []), action])
  }
  if (held?.kind === 'slot')
    // The slot in hand comes first; a place that only another slot can use still offers that one.
    for (const [place, meant] of byPlace)
      byPlace.set(place, [
        ...meant.filter((action) => isSame(heldBy(action), held)),
        ...meant.filter((action) => !isSame(heldBy(action), held)),
      ])
  const pieces = [...movable.values()]
  const boats = pieces.flatMap((each) => (each.kind === 'boat' ? [each.boat] : []))
  const sources = pieces.flatMap((each) => (each.kind === 'from' ? [each.island] : []))
  const slots = pieces.flatMap((each) => (each.kind === 'slot' ? [{ piece: each.piece, slot: each.slot }] : []))
  // With several movable pieces and none in hand, pieces are pointed at first.
  const waiting = !held && (boats.length > 1 || sources.length > 1)
  return {
    targets: waiting ? [] : [...byPlace].map(([place, meant]) => ({ place, actions: meant })),
    boats: boats.sort((one, other) => one - other),
    sources,
    slots,
    held,
  }
}

/** Whether two actions are the same. */
export const isSameAction = (one: Action, other: Action | undefined): boolean =>
  other !== undefined && notation(one) === notation(other)

/** Whether the board itself has a place or card for this action; what it has not goes into the tray as a button. */
export function isOnBoard({ verb }: Action): boolean {
  return !inTray.has(verb)
}

const inTray: ReadonlySet<Action['verb']> = new Set([
  'decline',
  'recall',
  'draw',
  'battle',
  'collect',
  'reveal',
  'skip',
])

/** All takings the server offers, and what they have in common. */
export function takings(actions: readonly Action[]): { sum: number; most: [number, number, number] } | undefined {
  const all = actions.flatMap((action) => (action.verb === 'take' ? [action.of] : []))
  const [first] = all
  if (!first) return undefined
  const most = [0, 1, 2].map((index) => Math.max(...all.map((amounts) => amounts[index] ?? 0)))
  return { sum: first[0] + first[1] + first[2], most: most as [number, number, number] }
}

/** How many settlers may land, and whether a raid is offered. */
export function landings(actions: readonly Action[]): { most: number; raid: boolean } | undefined {
  const all = actions.flatMap((action) => (action.verb === 'land' ? [action.of] : []))
  if (all.length === 0) return undefined
  return { most: Math.max(...all.map(({ settlers }) => settlers)), raid: all.some(({ raid }) => raid) }
}

/** The card of the hand that an action keeps, plays, fights with or discards. */
export function cardOf(action: Action | undefined): string | undefined {
  switch (action?.verb) {
    case 'keep':
    case 'play':
    case 'fight':
    case 'discard':
      return action.of
    default:
      return undefined
  }
}
