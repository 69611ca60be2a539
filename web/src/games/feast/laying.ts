// Where the piece in hand may lie, read off the view: the legal corners for each turn, the one nearest to a finger,
// and the action that lays it. The view decides what is legal; this only looks it up.
import type { LayingView } from '../../generated/feast/LayingView'
import type { Cell } from './shapes'
import type { Action } from './types'

export type { LayingView }
export type Placement = { board: string; row: number; column: number; turn: string }

export function layingAt({ board, row, column, turn }: Placement): Action {
  return { verb: 'at', of: { place: board, row, column, turn } }
}

export function placementOf(action: Action | null | undefined): Placement | undefined {
  if (action?.verb !== 'at') return undefined
  const { place, row, column, turn } = action.of
  return { board: place, row, column, turn }
}

function outline(laying: LayingView, turn: string): readonly Cell[] {
  return laying.turns.find((each) => each.turn === turn)?.cells ?? []
}

export function cellsAt(laying: LayingView, { row, column, turn }: Placement): Cell[] {
  return outline(laying, turn).map(([down, right]) => [row + down, column + right])
}

export function cornersOf(laying: LayingView, board: string, turn: string): readonly Cell[] {
  return laying.spots.find((spot) => spot.board === board && spot.turn === turn)?.corners ?? []
}

/** Every cell that some legal place of this turn would cover, as `row,column`. */
export function legalCells(laying: LayingView, board: string, turn: string): Set<string> {
  const cells = new Set<string>()
  for (const [row, column] of cornersOf(laying, board, turn))
    for (const [down, right] of outline(laying, turn)) cells.add(`${row + down},${column + right}`)
  return cells
}

/** The middle of a piece whose corner lies there, in cells. */
export function middleOf(laying: LayingView, { row, column, turn }: Placement): { row: number; column: number } {
  const cells = outline(laying, turn)
  const mean = (values: readonly number[]) => (Math.max(...values) + 1) / 2
  return { row: row + mean(cells.map(([down]) => down)), column: column + mean(cells.map(([, right]) => right)) }
}

/** The legal place whose middle is nearest to a point, no farther than `reach` cells. */
export function nearest(
  laying: LayingView,
  board: string,
  turn: string,
  point: { row: number; column: number },
  reach = 1.5,
): Placement | undefined {
  let best: { placement: Placement; far: number } | undefined
  for (const [row, column] of cornersOf(laying, board, turn)) {
    const placement = { board, row, column, turn }
    const middle = middleOf(laying, placement)
    const far = Math.hypot(middle.row - point.row, middle.column - point.column)
    if (far <= reach && (!best || far < best.far)) best = { placement, far }
  }
  return best?.placement
}

/** The place a point would mean if everything were legal: for asking why it is not. */
export function meant(
  laying: LayingView,
  board: string,
  turn: string,
  point: { row: number; column: number },
): Placement {
  const middle = middleOf(laying, { board, row: 0, column: 0, turn })
  const at = (wish: number, half: number) => Math.max(0, Math.round(wish - half))
  return { board, row: at(point.row, middle.row), column: at(point.column, middle.column), turn }
}

/** The next quarter turn, or the mirrored side; the same turn where the piece looks no different. */
export function turned(laying: LayingView, turn: string, how: 'turn' | 'mirror'): string {
  const family = how === 'turn' ? turn.slice(0, 1) : turn.startsWith('r') ? 'm' : 'r'
  const ways = laying.turns.map((each) => each.turn).filter((each) => each.startsWith(family))
  if (how === 'mirror') return ways.find((each) => each.slice(1) === turn.slice(1)) ?? ways[0] ?? turn
  return ways[(ways.indexOf(turn) + 1) % ways.length] ?? turn
}

/** The places that are chosen: of a coin several at once, one step after the other. */
export function placementsOf(action: Action | undefined, then: readonly Action[]): Placement[] {
  return [action, ...then].map(placementOf).filter((place) => place !== undefined)
}

/** Whether it covers a single cell, so that several can be laid in one go. */
export function isSmall(laying: LayingView): boolean {
  return laying.turns.every(({ cells }) => cells.length === 1)
}

/** The places with one more or, where it is among them, one fewer; the newest comes last, and at most so many. */
export function toggled(places: readonly Placement[], place: Placement, most: number): Placement[] {
  const same = (other: Placement) =>
    other.board === place.board && other.row === place.row && other.column === place.column
  return places.some(same) ? places.filter((other) => !same(other)) : [...places, place].slice(-most)
}

/** The steps that lay the same piece at all these places; it is in hand already. */
export function layingAll(piece: string, places: readonly Placement[]): Action[] {
  return places.flatMap((place, index) =>
    index === 0 ? [layingAt(place)] : [{ verb: 'lay' as const, of: piece }, layingAt(place)],
  )
}
