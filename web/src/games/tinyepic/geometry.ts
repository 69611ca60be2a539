// The chart as a drawing: outlines of islands, docks and berths, ways of boats, and where an island's plate hides least.
// Units are those of the content: a board of 100 by 60.
import type { DockView, IslandView, View } from './names'

export type Point = { x: number; y: number }
export type Chart = Pick<View, 'islands' | 'docks' | 'fjords' | 'routes'>

export const board = { width: 100, height: 60 }

/** Islands reach a little beyond their docks' inner ends. */
export const islandRadius = 5.7

/** A number between 0 and 1 that is always the same for the same words. */
function lot(words: string): number {
  let hash = 2166136261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

/** An uneven coast, the same at every visit. */
export function coast(island: Pick<IslandView, 'island' | 'x' | 'y'>, grow = 0): string {
  const count = 11
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI
    const radius = islandRadius * (0.92 + 0.16 * lot(`${island.island}${index}`)) + grow
    return { x: island.x + radius * Math.cos(angle), y: island.y + radius * Math.sin(angle) }
  })
  return smooth(points, true)
}

/** A soft line through all points. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.max(0, Math.min(points.length - 1, index))
    return points[wrapped] ?? { x: 0, y: 0 }
  }
  const figure = ({ x, y }: Point) => `${round(x)} ${round(y)}`
  const last = closed ? points.length : points.length - 1
  let path = `M${figure(at(0))}`
  for (let index = 0; index < last; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    path += `C${figure(first)} ${figure(second)} ${figure(to)}`
  }
  return closed ? `${path}Z` : path
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function islandOf(chart: Chart, dock: DockView): Point {
  return chart.islands.find(({ island }) => island === dock.island) ?? dock
}

/** Away from the island, of length one. */
export function seaward(chart: Chart, dock: DockView): Point {
  const centre = islandOf(chart, dock)
  const length = Math.hypot(dock.x - centre.x, dock.y - centre.y) || 1
  return { x: (dock.x - centre.x) / length, y: (dock.y - centre.y) / length }
}

/** The outer end of a dock's planks, where ferries and villages are. */
export function dockEnd(chart: Chart, dock: DockView): Point {
  const away = seaward(chart, dock)
  return { x: dock.x + away.x, y: dock.y + away.y }
}

/** Where a boat lies in a dock: outside, and kept on the board. */
export function berth(chart: Chart, dock: DockView): Point {
  const away = seaward(chart, dock)
  return { x: clamp(dock.x + 2.6 * away.x, 3, board.width - 3), y: clamp(dock.y + 2.6 * away.y, 3, board.height - 3) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** Where a boat is drawn that lies there; a name that is on neither side of the board is ashore. */
export function pointOf(chart: Chart, place: string): Point | undefined {
  const dock = chart.docks.find((each) => each.dock === place)
  if (dock) return berth(chart, dock)
  return chart.fjords.find(({ fjord }) => fjord === place)
}

/** A shortest way of a boat, both ends included; empty where there is none. */
export function way(chart: Chart, from: string, to: string): string[] {
  if (from === to) return [from, ...beside(chart, from).slice(0, 1), to]
  const before = new Map<string, string>([[from, '']])
  const open = [from]
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    if (place === to) break
    for (const next of beside(chart, place)) {
      if (before.has(next)) continue
      // A boat passes through fjords; a dock is only where it begins or ends.
      if (next !== to && chart.docks.some(({ dock }) => dock === next)) continue
      before.set(next, place)
      open.push(next)
    }
  }
  if (!before.has(to)) return []
  const steps: string[] = []
  for (let place = to; place !== ''; place = before.get(place) ?? '') steps.unshift(place)
  return steps
}

function beside(chart: Chart, place: string): string[] {
  const dock = chart.docks.find((each) => each.dock === place)
  if (dock) return [...dock.fjords]
  const fjords = chart.fjords.find(({ fjord }) => fjord === place)?.fjords ?? []
  return [...fjords, ...chart.docks.filter((each) => each.fjords.includes(place)).map((each) => each.dock)]
}

/** Both ends of a route; one that leaves the board ends at its edge. */
export function routeEnds(chart: Chart, route: View['routes'][number]): [Point, Point] | undefined {
  const ends = route.docks.flatMap((name) => {
    const dock = chart.docks.find((each) => each.dock === name)
    return dock ? [dockEnd(chart, dock)] : []
  })
  if (route.edge_point) ends.push({ x: route.edge_point[0], y: route.edge_point[1] })
  const [from, to] = ends
  return from && to ? [from, to] : undefined
}

export type Size = { width: number; height: number }

/** The part of the sea that is seen; it may reach beyond the board. */
export type Room = Point & Size
const wholeBoard: Room = { x: 0, y: 0, ...board }

/** Roughly the room a fjord's name takes below or above it. */
const label: Size = { width: 11, height: 3.4 }

/** Names stand below their fjord, at the foot of the chart above it. */
export function labelSide(fjord: Point): 1 | -1 {
  return fjord.y > 50 ? -1 : 1
}

/** The middle of every island's plate: beside its island, over as little as can be, never over another plate if it can be helped. */
export function plateSpots(chart: Chart, size: Size, room: Room = wholeBoard): Map<string, Point> {
  const taken: (Point & Size)[] = []
  const spots = new Map<string, Point>()
  for (const island of chart.islands) {
    const spot = plateSpot(chart, island, size, room, taken)
    spots.set(island.island, spot)
    taken.push({ ...spot, ...size })
  }
  return spots
}

/** Fjords whose name would stand under a plate: better no name than half of one. */
export function coveredFjords(chart: Chart, spots: ReadonlyMap<string, Point>, size: Size): Set<string> {
  const plates = [...spots.values()].map((spot) => ({ ...spot, ...size }))
  const covered = chart.fjords.filter((fjord) => {
    const name = nameBox(fjord)
    return plates.some((plate) => overlap(name, plate))
  })
  return new Set(covered.map(({ fjord }) => fjord))
}

function nameBox(fjord: Point): Point & Size {
  return { x: fjord.x, y: fjord.y + 3.6 * labelSide(fjord), ...label }
}

function plateSpot(chart: Chart, island: IslandView, size: Size, room: Room, taken: readonly (Point & Size)[]): Point {
  const crossed = chart.routes.flatMap((route) => samples(routeEnds(chart, route)))
  const docks = chart.docks.map((dock) => berth(chart, dock))
  const names = chart.fjords.map(nameBox)
  let best: { point: Point; cost: number } | undefined
  for (let step = 0; step < 36; step++) {
    const angle = (step / 36) * 2 * Math.PI
    for (const beyond of [0.2, 1, 2, 3.2, 4.6]) {
      const reach = islandRadius + beyond
      const point = {
        x: island.x + Math.cos(angle) * (reach + size.width / 2),
        y: island.y + Math.sin(angle) * (reach + size.height / 2),
      }
      const box = { ...point, ...size }
      const outside = beyondEdge(point.x, size.width, room.x, room.width)
      const off = beyondEdge(point.y, size.height, room.y, room.height)
      const cost =
        100 * (outside + off) +
        4 * crossed.filter((each) => within(each, box, 0.2)).length +
        16 * docks.filter((each) => within(each, box, 1.6)).length +
        34 * chart.fjords.filter((each) => within(each, box, 2.8)).length +
        10 * names.filter((each) => overlap(each, box)).length +
        60 * taken.filter((each) => overlap(each, box)).length +
        40 * chart.islands.filter((each) => distanceTo(each, box) < islandRadius).length +
        2 * beyond
      if (!best || cost < best.cost) best = { point, cost }
    }
  }
  return best?.point ?? island
}

/** How far something of this length, laid around its middle, sticks out. */
function beyondEdge(middle: number, length: number, start: number, whole: number): number {
  return Math.max(0, start + length / 2 + 0.6 - middle, middle + length / 2 + 0.6 - start - whole)
}

function overlap(one: Point & Size, other: Point & Size): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  )
}

function samples(ends: [Point, Point] | undefined): Point[] {
  if (!ends) return []
  const [from, to] = ends
  return Array.from({ length: 31 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / 30,
    y: from.y + ((to.y - from.y) * index) / 30,
  }))
}

function within(point: Point, box: Point & Size, margin: number): boolean {
  return Math.abs(point.x - box.x) < box.width / 2 + margin && Math.abs(point.y - box.y) < box.height / 2 + margin
}

function distanceTo(point: Point, box: Point & Size): number {
  const x = Math.max(0, Math.abs(point.x - box.x) - box.width / 2)
  const y = Math.max(0, Math.abs(point.y - box.y) - box.height / 2)
  return Math.hypot(x, y)
}
