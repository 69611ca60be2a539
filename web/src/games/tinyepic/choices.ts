// The legal actions laid out over the board: which place can be pointed at, with which piece in hand, for which action.
// Nothing here knows a rule; it only sorts what the server offers.
import type { Choice } from '$net/protocol'

export type PlaceKind = 'dock' | 'fjord' | 'island'
/** Somewhere to point at, with everything it could mean, the likeliest first. */
export type Target = { place: string; actions: string[] }
/** A piece to take in hand first: a boat, the settlers or the temple of an island, a slot of the clan board. */
export type Held = { kind: 'boat'; boat: number } | { kind: 'from'; island: string } | { kind: 'slot'; slot: string }

export type Offer = {
  targets: Target[]
  /** Boats that could be taken in hand, by number. */
  boats: number[]
  /** Islands from which something could move. */
  sources: string[]
  /** Slots of the clan board that could be built: `boat 1`, `temple 2`. */
  slots: string[]
  held: Held | undefined
}

const wordsOf = (action: string) => action.split(' ')

/** What is in hand: what was pointed at last, else what the chosen action moves, else the only piece there is. */
export function heldNow(
  piece: string | undefined,
  chosen: string | undefined,
  choices: readonly Choice[],
): Held | undefined {
  const meant = [piece, chosen].map((words) => heldBy(words)).find((held) => held !== undefined)
  if (meant && choices.some(({ action }) => same(heldBy(action), meant))) return meant
  const all = choices.flatMap(({ action }) => heldBy(action) ?? [])
  const [first] = all
  return first && all.every((each) => same(each, first)) ? first : undefined
}

function heldBy(words: string | undefined): Held | undefined {
  const [verb = '', first = ''] = wordsOf(words ?? '')
  if (verb === 'sail') return { kind: 'boat', boat: Number(first.slice(1)) }
  if (verb === 'explore' || verb === 'carry') return { kind: 'from', island: first }
  if (verb === 'boat' || verb === 'temple') return { kind: 'slot', slot: `${verb} ${first}` }
  return undefined
}

function same(one: Held | undefined, other: Held): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The words that take a piece in hand, for `choosing.piece` and `data-choice`. */
export function pieceWords(held: Held): string {
  if (held.kind === 'boat') return `sail b${held.boat}`
  return held.kind === 'from' ? `explore ${held.island}` : held.slot
}

export function offerOf(choices: readonly Choice[] | null, piece?: string, chosen?: string): Offer {
  const all = choices ?? []
  const held = heldNow(piece, chosen, all)
  const byPlace = new Map<string, string[]>()
  const boats = new Set<number>()
  const sources = new Set<string>()
  const slots = new Set<string>()
  const add = (place: string, action: string) => byPlace.set(place, [...(byPlace.get(place) ?? []), action])
  for (const { action } of all) {
    const [verb = '', first = '', second = ''] = wordsOf(action)
    const moves = heldBy(action)
    if (moves?.kind === 'boat') boats.add(moves.boat)
    if (moves?.kind === 'from') sources.add(moves.island)
    if (moves?.kind === 'slot') slots.add(moves.slot)
    if (verb === 'launch' || verb === 'retreat' || verb === 'steer' || verb === 'choose') add(first, action)
    else if (verb === 'smite') add(second, action)
    else if (moves && (moves.kind === 'slot' || !held || same(moves, held))) add(second, action)
  }
  if (held?.kind === 'slot')
    // The slot in hand comes first; a place that only another slot can use still offers that one.
    for (const [place, actions] of byPlace)
      byPlace.set(place, [
        ...actions.filter((action) => same(heldBy(action), held)),
        ...actions.filter((action) => !same(heldBy(action), held)),
      ])
  // With several movable pieces and none in hand, pieces are pointed at first.
  const waiting = !held && (boats.size > 1 || sources.size > 1)
  return {
    targets: waiting ? [] : [...byPlace].map(([place, actions]) => ({ place, actions })),
    boats: [...boats].sort((one, other) => one - other),
    sources: [...sources],
    slots: [...slots],
    held,
  }
}

/** Whether the board itself has a place or card for this action; what it has not goes into the tray as a button. */
export function isOnBoard(action: string): boolean {
  return onBoard.has(wordsOf(action)[0] ?? '')
}

const onBoard = new Set([
  'launch',
  'retreat',
  'steer',
  'choose',
  'smite',
  'sail',
  'explore',
  'carry',
  'boat',
  'temple',
  'keep',
  'play',
  'fight',
  'discard',
  'take',
  'land',
  'favor',
  'return',
  'exchange',
  'shift',
  'dedicate',
])

/** Numbers of a taking such as `take 1 0 2`. */
export function taking(action: string): [number, number, number] | undefined {
  const [verb, wood, food, steel] = wordsOf(action)
  return verb === 'take' ? [Number(wood), Number(food), Number(steel)] : undefined
}

/** All takings the server offers, and what they have in common. */
export function takings(choices: readonly Choice[]): { sum: number; most: [number, number, number] } | undefined {
  const all = choices.flatMap(({ action }) => {
    const amounts = taking(action)
    return amounts ? [amounts] : []
  })
  const [first] = all
  if (!first) return undefined
  const most = [0, 1, 2].map((index) => Math.max(...all.map((amounts) => amounts[index] ?? 0)))
  return { sum: first[0] + first[1] + first[2], most: most as [number, number, number] }
}

/** How many settlers may land, and whether a raid is offered. */
export function landings(choices: readonly Choice[]): { most: number; raid: boolean } | undefined {
  const all = choices.filter(({ action }) => action.startsWith('land '))
  if (all.length === 0) return undefined
  return {
    most: Math.max(...all.map(({ action }) => Number(wordsOf(action)[1]))),
    raid: all.some(({ action }) => action.endsWith(' raid')),
  }
}

export function landing(action: string | undefined): { settlers: number; raid: boolean } | undefined {
  const [verb, settlers, raid] = wordsOf(action ?? '')
  return verb === 'land' ? { settlers: Number(settlers), raid: raid === 'raid' } : undefined
}
