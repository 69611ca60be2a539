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

/** How far out of its dock a boat is drawn; on a small chart plates lie on the islands and boats keep clear of them. */
export const offshore = { usual: 2.6, small: 5 }

/** Where a boat lies in a dock: outside, and kept on the board. */
export function berth(chart: Chart, dock: DockView, out = offshore.usual): Point {
  const away = seaward(chart, dock)
  return { x: clamp(dock.x + out * away.x, 3, board.width - 3), y: clamp(dock.y + out * away.y, 3, board.height - 3) }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** Where a boat is drawn that lies there; a name that is on neither side of the board is ashore. */
export function pointOf(chart: Chart, place: string, out = offshore.usual): Point | undefined {
  const dock = chart.docks.find((each) => each.dock === place)
  if (dock) return berth(chart, dock, out)
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

/** The room a fjord's name takes, and how far its middle keeps from the fjord, where boats lie. */
export type Label = Size & { away: number }
const usualLabel: Label = { width: 11, height: 3.4, away: 5 }

/** The room a boat takes that lies in a dock. */
const boat: Size = { width: 4.6, height: 4.2 }
const compass: Size = { width: 7.4, height: 7.4 }

/** The first corner where the compass lies on nothing that is read or pointed at; else the first of all. */
export function roseSpot(chart: Chart, taken: readonly (Point & Size)[], room: Room = wholeBoard): Point {
  const away = { x: 5.6, y: 6.6 }
  const corners = [away.y, room.height - away.y].flatMap((y) =>
    [away.x, room.width - away.x].map((x) => ({ x: room.x + x, y: room.y + y })),
  )
  const free = corners.find((corner) => {
    const box = { ...corner, ...compass }
    return (
      !taken.some((each) => overlap(each, box)) &&
      !chart.fjords.some((each) => within(each, box, 2.8)) &&
      !chart.islands.some((each) => distanceTo(each, box) < islandRadius)
    )
  })
  return free ?? corners[0] ?? away
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

/** The middle of every fjord's name: below, above or beside it, clear of land, plates and edges; else it has none. */
export function nameSpots(
  chart: Chart,
  plates: Iterable<Point>,
  size: Size,
  label: Label = usualLabel,
  room: Room = wholeBoard,
): Map<string, Point> {
  const taken = [...plates].map((plate): Point & Size => ({ ...plate, ...size }))
  const berths = chart.docks.map((dock): Point & Size => ({ ...berth(chart, dock), ...boat }))
  const ferries = chart.routes.flatMap((route) => samples(routeEnds(chart, route)))
  const edge = label.width / 2 + 0.7
  const spots = new Map<string, Point>()
  for (const fjord of chart.fjords) {
    const places = besides(fjord, label)
      // Over or under its fjord a name may give way to the edge; beside it, it would come to lie on it.
      .map(({ x, y }) => (y === fjord.y ? { x, y } : { x: clamp(x, room.x + edge, room.x + room.width - edge), y }))
      .filter((point) => {
        const box = { ...point, ...label }
        return (
          beyondEdge(point.x, label.width, room.x, room.width) === 0 &&
          beyondEdge(point.y, label.height, room.y, room.height) === 0 &&
          !taken.some((each) => overlap(each, box)) &&
          !chart.islands.some((each) => distanceTo(each, box) < islandRadius + 0.4)
        )
      })
    // Rather a place where no boat will lie, and where no route goes through the words.
    const hidden = (point: Point) => {
      const box = { ...point, ...label }
      const crossed = ferries.some((each) => within(each, box, 0)) ? 1 : 0
      return 2 * berths.filter((each) => overlap(each, box)).length + crossed
    }
    const least = Math.min(...places.map(hidden))
    const spot = places.find((point) => hidden(point) === least)
    if (!spot) continue
    spots.set(fjord.fjord, spot)
    // Two names are told apart by the sea between them.
    taken.push({ ...spot, width: label.width, height: label.height + 2 })
  }
  return spots
}

/** Where a fjord's name may stand, the best first: below it, at the foot of the chart above it; close by only at last. */
function besides(fjord: Point, label: Label): Point[] {
  const side = fjord.y > 50 ? -1 : 1
  const across = label.away - label.height / 2 + label.width / 2
  const close = label.away * 0.72
  return [
    { x: fjord.x, y: fjord.y + side * label.away },
    { x: fjord.x, y: fjord.y - side * label.away },
    { x: fjord.x + across, y: fjord.y },
    { x: fjord.x - across, y: fjord.y },
    { x: fjord.x, y: fjord.y + side * close },
    { x: fjord.x, y: fjord.y - side * close },
  ]
}

function plateSpot(chart: Chart, island: IslandView, size: Size, room: Room, taken: readonly (Point & Size)[]): Point {
  const crossed = chart.routes.flatMap((route) => samples(routeEnds(chart, route)))
  const docks = chart.docks.map((dock) => berth(chart, dock))
  const names = chart.fjords.map((fjord) => ({ x: fjord.x, y: fjord.y + (fjord.y > 50 ? -3.6 : 3.6), ...usualLabel }))
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
        200 * (outside + off) +
        4 * crossed.filter((each) => within(each, box, 0.2)).length +
        20 * docks.filter((each) => within(each, box, 2.2)).length +
        40 * chart.fjords.filter((each) => within(each, box, 2.8)).length +
        120 * chart.fjords.filter((each) => within(each, box, 0.4)).length +
        10 * names.filter((each) => overlap(each, box)).length +
        160 * taken.filter((each) => overlap(each, box)).length +
        90 * chart.islands.filter((each) => distanceTo(each, box) < islandRadius).length +
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
