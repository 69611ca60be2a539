// Outlines of the tiles as they are printed, and the geometry of drawing them: which cells, and one path around them.
// Where a tile may lie is never decided here; the view says it.

export type Cell = readonly [row: number, column: number]

/** Columns and rows of the goods, by column of the goods grid. */
const goodSizes = [
  [2, 1],
  [3, 1],
  [2, 2],
  [4, 1],
  [3, 2],
  [4, 2],
  [3, 3],
  [4, 3],
] as const

const goodColumns: Record<string, number> = {}
for (const [column, names] of [
  'peas mead oil rune_stone',
  'flax stockfish hide silverware',
  'beans milk wool chest',
  'grain salt_meat linen silk',
  'cabbage game_meat skin_and_bones spices',
  'pregnant_sheep sheep fur jewelry',
  'fruits whale_meat robe treasure_chest',
  'pregnant_cattle cattle clothing silver_hoard',
].entries())
  for (const name of names.split(' ')) goodColumns[name] = column

export const specialShapes: Record<string, readonly string[]> = {
  glass_beads: ['.#.', '###', '.#.'],
  helmet: ['##', '##', '.#'],
  cloakpin: ['#...', '####'],
  belt: ['#####'],
  crucifix: ['.#.', '###', '.#.', '.#.'],
  drinking_horn: ['.##', '###', '#..'],
  amber_figure: ['.#.', '###', '###'],
  horseshoe: ['#.#', '#.#', '###'],
  gold_brooch: ['.#.', '###', '###', '.#.'],
  forge_hammer: ['###', '###', '.#.', '.#.', '.#.'],
  fibula: ['##.', '#..', '###', '#..', '##.'],
  throwing_axe: ['#####', '.###.', '..#..'],
  chalice: ['###', '###', '.#.', '###'],
  round_shield: ['.##.', '####', '####', '.##.'],
  english_crown: ['#.#.#', '#####', '#####'],
}

/** The cells of a piece lying as it is printed. */
export function shapeOf(piece: string): Cell[] {
  const rows = specialShapes[piece] ?? rectangle(piece)
  return rows.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === '#' ? [[row, column] as const] : [])),
  )
}

function rectangle(piece: string): string[] {
  const [width, height] = goodSizes[goodColumns[piece] ?? -1] ?? [1, 1]
  return Array.from({ length: height }, () => '#'.repeat(width))
}

export type Box = { row: number; column: number; rows: number; columns: number }

export function boxOf(cells: readonly Cell[]): Box {
  const rows = cells.map(([row]) => row)
  const columns = cells.map(([, column]) => column)
  const row = Math.min(...rows)
  const column = Math.min(...columns)
  return { row, column, rows: Math.max(...rows) - row + 1, columns: Math.max(...columns) - column + 1 }
}

/** The largest square of cells: the emblem of a tile stands in its middle. */
export function largestSquare(cells: readonly Cell[]): { row: number; column: number; side: number } {
  const has = new Set(cells.map(([row, column]) => `${row},${column}`))
  const middle = boxOf(cells)
  const centre = { row: middle.row + middle.rows / 2, column: middle.column + middle.columns / 2 }
  let best = { row: cells[0]?.[0] ?? 0, column: cells[0]?.[1] ?? 0, side: 0, far: Infinity }
  for (const [row, column] of cells) {
    for (let side = 1; side <= 4; side++) {
      const whole = Array.from({ length: side * side }, (_, at) => at).every((at) =>
        has.has(`${row + Math.floor(at / side)},${column + (at % side)}`),
      )
      if (!whole) break
      const far = Math.abs(row + side / 2 - centre.row) + Math.abs(column + side / 2 - centre.column)
      if (side > best.side || (side === best.side && far < best.far)) best = { row, column, side, far }
    }
  }
  // A whole rectangle carries its emblem in the middle, however long it is.
  if (cells.length === middle.rows * middle.columns) {
    const side = Math.min(middle.rows, middle.columns)
    return { row: centre.row - side / 2, column: centre.column - side / 2, side }
  }
  return { row: best.row, column: best.column, side: best.side }
}

/** One path around the cells, corners rounded; `side` is the length of a cell, `gap` how far the line stays inside. */
export function outlineOf(cells: readonly Cell[], side: number, gap = 0, radius = Math.min(5, side * 0.16)): string {
  const has = new Set(cells.map(([row, column]) => `${row},${column}`))
  const inside = (row: number, column: number) => has.has(`${row},${column}`)
  // Edges run clockwise with the tile at their right hand; each begins at a corner.
  const from = new Map<string, [number, number][]>()
  const edge = (y: number, x: number, toY: number, toX: number) => {
    const key = `${y},${x}`
    from.set(key, [...(from.get(key) ?? []), [toY, toX]])
  }
  for (const [row, column] of cells) {
    if (!inside(row - 1, column)) edge(row, column, row, column + 1)
    if (!inside(row, column + 1)) edge(row, column + 1, row + 1, column + 1)
    if (!inside(row + 1, column)) edge(row + 1, column + 1, row + 1, column)
    if (!inside(row, column - 1)) edge(row + 1, column, row, column)
  }
  const paths: string[] = []
  for (;;) {
    const first = [...from.entries()].find(([, ends]) => ends.length > 0)
    if (!first) break
    const start = first[0].split(',').map(Number) as [number, number]
    const corners: [number, number][] = []
    let at = start
    let heading: [number, number] | undefined
    do {
      const ends = from.get(`${at[0]},${at[1]}`) ?? []
      // Where two cells touch only at a corner, turning right keeps to the same cell.
      const came = heading
      const next =
        ends.length > 1 && came ? ends.reduce((a, b) => (turn(came, at, a) > turn(came, at, b) ? a : b)) : ends[0]
      if (!next) break
      ends.splice(ends.indexOf(next), 1)
      const way: [number, number] = [next[0] - at[0], next[1] - at[1]]
      if (!heading || way[0] !== heading[0] || way[1] !== heading[1]) corners.push(at)
      heading = way
      at = next
    } while (at[0] !== start[0] || at[1] !== start[1])
    paths.push(rounded(corners, side, gap, radius))
  }
  return paths.join(' ')
}

function turn(
  heading: readonly [number, number],
  at: readonly [number, number],
  to: readonly [number, number],
): number {
  return heading[1] * (to[0] - at[0]) - heading[0] * (to[1] - at[1])
}

/** A closed way through the corners, drawn `gap` inside of them. */
function rounded(corners: readonly [number, number][], side: number, gap: number, radius: number): string {
  const parts = corners.map((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const into = unit(before, corner)
    const out = unit(corner, after)
    // Inside lies to the right of both edges.
    const y = corner[0] * side + gap * (into[1] + out[1])
    const x = corner[1] * side - gap * (into[0] + out[0])
    const point = (way: readonly [number, number], sign: number) =>
      `${round(x + sign * way[1] * radius)} ${round(y + sign * way[0] * radius)}`
    return `${index === 0 ? 'M' : 'L'}${point(into, -1)} Q${round(x)} ${round(y)} ${point(out, 1)}`
  })
  return `${parts.join(' ')}Z`
}

function unit(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
