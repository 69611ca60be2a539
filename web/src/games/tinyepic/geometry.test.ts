// The chart as it is drawn, on the real board: ways, berths and plates.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { berth, board, islandRadius, nameSpots, plateSpots, roseSpot, routeEnds, way, type Chart } from './geometry'

const map = readFileSync(join(import.meta.dirname, '../../../../content/tinyepic/map.toml'), 'utf8')

type Item = Record<string, string>

/** The items of one kind, their values as written. */
function items(kind: string): Item[] {
  return map
    .split(/^\[\[/m)
    .filter((block) => block.startsWith(`${kind}]]`))
    .map((block) => Object.fromEntries([...block.matchAll(/^(\w+) = (.*)$/gm)].map(([, key, value]) => [key, value])))
}

const name = (value: string | undefined) => (value ?? '').replaceAll('"', '')
const names = (value: string | undefined) => [...(value ?? '').matchAll(/"([\w-]+)"/g)].map(([, each]) => each ?? '')

/** One side of the board in the shape of the view, without anything on it. */
function chartOf(side: 'a' | 'b'): Chart {
  const islands = items('island').filter((each) => name(each['side']) === side)
  const own = new Set(islands.map((each) => name(each['id'])))
  const docks = items('dock').filter((each) => own.has(name(each['island'])))
  const here = new Set(docks.map((each) => name(each['id'])))
  const routes = items('route').filter((each) => names(each['docks']).every((dock) => here.has(dock)))
  const fjords = items('fjord').filter((each) => name(each['side']) === side)
  const at = (item: Item) => ({ x: Number(item['x']), y: Number(item['y']) })
  return {
    islands: islands.map((each) => ({
      island: name(each['id']),
      rune: name(each['rune']),
      outer: false,
      ...at(each),
      holder: null,
      influence: [],
      neighbours: [],
    })),
    docks: docks.map((each) => {
      const route = routes.find((one) => names(one['docks']).includes(name(each['id'])))
      const [first = '', second = ''] = names(route?.['fjords'])
      return {
        dock: name(each['id']),
        island: name(each['island']),
        ...at(each),
        fjords: [first, second],
        ferry: names(route?.['docks']).find((dock) => dock !== name(each['id'])) ?? null,
        village: false,
        boat: null,
        chieftain: false,
      }
    }),
    fjords: fjords.map((each) => ({
      fjord: name(each['id']),
      ...at(each),
      edge: each['edge'] === 'true',
      boats: [],
      fjords: routes
        .map((route) => names(route['fjords']))
        .filter((pair) => pair.includes(name(each['id'])))
        .flatMap((pair) => pair.filter((other) => other !== name(each['id']))),
    })),
    routes: routes.map((route) => {
      const edge = /\[([\d.]+), ([\d.]+)\]/.exec(route['edge_point'] ?? '')
      return { docks: names(route['docks']), edge_point: edge ? [Number(edge[1]), Number(edge[2])] : null }
    }),
  }
}

describe.each(['a', 'b'] as const)('side %s of the board', (side) => {
  const chart = chartOf(side)

  it('is read whole', () => {
    expect(chart.islands.length).toBe(side === 'a' ? 6 : 9)
    expect(chart.docks.every((dock) => dock.fjords.every((fjord) => fjord !== ''))).toBe(true)
    expect(chart.routes.every((route) => routeEnds(chart, route) !== undefined)).toBe(true)
  })

  it('has a way from every fjord to every dock, through fjords only', () => {
    const docks = new Set(chart.docks.map(({ dock }) => dock))
    for (const { fjord } of chart.fjords)
      for (const { dock } of chart.docks) {
        const places = way(chart, fjord, dock)
        expect(places.at(0)).toBe(fjord)
        expect(places.at(-1)).toBe(dock)
        expect(places.slice(0, -1).filter((place) => docks.has(place))).toEqual([])
      }
  })

  it('keeps boats in docks on the board and off the land', () => {
    for (const dock of chart.docks) {
      const { x, y } = berth(chart, dock)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(board.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(board.height)
    }
  })

  it('has room for a plate of every island: on the board, off the land, off each other, off the fjords', () => {
    const size = { width: 14, height: 5.7 }
    const spots = [...plateSpots(chart, size).values()]
    for (const [index, spot] of spots.entries()) {
      expect(spot.x - size.width / 2).toBeGreaterThanOrEqual(0)
      expect(spot.x + size.width / 2).toBeLessThanOrEqual(board.width)
      expect(spot.y - size.height / 2).toBeGreaterThanOrEqual(0)
      expect(spot.y + size.height / 2).toBeLessThanOrEqual(board.height)
      for (const other of spots.slice(index + 1))
        expect(Math.abs(spot.x - other.x) >= size.width || Math.abs(spot.y - other.y) >= size.height).toBe(true)
      for (const island of chart.islands)
        expect(Math.hypot(island.x - spot.x, island.y - spot.y)).toBeGreaterThan(islandRadius * 0.9)
      for (const fjord of chart.fjords)
        expect(Math.abs(spot.x - fjord.x) > size.width / 2 || Math.abs(spot.y - fjord.y) > size.height / 2).toBe(true)
    }
  })

  it('has names of fjords that lie neither on land nor on a plate, for nearly all of them', () => {
    const size = { width: 14, height: 5.7 }
    const plates = [...plateSpots(chart, size).values()]
    const names = nameSpots(chart, plates, size)
    expect(names.size).toBeGreaterThanOrEqual(chart.fjords.length - 2)
    for (const name of names.values()) {
      for (const island of chart.islands)
        expect(Math.abs(island.x - name.x) > 5.5 || Math.abs(island.y - name.y) > islandRadius).toBe(true)
      for (const plate of plates)
        expect(Math.abs(plate.x - name.x) >= 12.5 || Math.abs(plate.y - name.y) >= 4.5).toBe(true)
    }
  })

  it('has a corner for the compass where it lies on no fjord, no plate and no name', () => {
    const size = { width: 14, height: 5.7 }
    const label = { width: 11, height: 3.4, away: 5 }
    const plates = [...plateSpots(chart, size).values()].map((spot) => ({ ...spot, ...size }))
    const names = [...nameSpots(chart, plates, size, label).values()].map((spot) => ({ ...spot, ...label }))
    const rose = roseSpot(chart, [...plates, ...names])
    for (const each of [...plates, ...names])
      expect(
        Math.abs(rose.x - each.x) >= 3.7 + each.width / 2 || Math.abs(rose.y - each.y) >= 3.7 + each.height / 2,
      ).toBe(true)
    for (const fjord of chart.fjords)
      expect(Math.abs(rose.x - fjord.x) > 6 || Math.abs(rose.y - fjord.y) > 6).toBe(true)
  })
})

describe('the name of a fjord', () => {
  it('leaves the docks around it to boats where it can', () => {
    const chart = chartOf('a')
    const name = nameSpots(chart, [], { width: 0, height: 0 }).get('whale')
    for (const dock of chart.docks) {
      const lies = berth(chart, dock)
      expect(Math.abs(lies.x - (name?.x ?? 0)) > 7 || Math.abs(lies.y - (name?.y ?? 0)) > 3.5).toBe(true)
    }
  })
})

describe('a way', () => {
  const chart = chartOf('a')

  it('is the shortest', () => {
    expect(way(chart, 'west', 'hvaley-vestholm')).toHaveLength(3)
    expect(way(chart, 'west', 'west-sound')).toEqual(['west', 'west-sound'])
  })

  it('out of a dock and back in goes through a fjord', () => {
    const places = way(chart, 'hvaley-off', 'hvaley-off')
    expect(places).toHaveLength(3)
    expect(places[0]).toBe(places[2])
  })

  it('to a place of the other side is empty', () => {
    expect(way(chart, 'west', 'midey-svaney')).toEqual([])
  })
})
