// What is drawn on the action board must be what the content says; the content is read as text for that.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sections, linesOf } from './spaces'
import { shapeOf, specialShapes } from './shapes'

const content = (file: string) => readFileSync(new URL(`../../../../content/feast/${file}`, import.meta.url), 'utf8')

type Printed = { id: string; column: number; text: string }

const printed: Printed[] = content('spaces.toml')
  .split('[[space]]')
  .slice(1)
  .map((text) => ({
    id: /id = "(\w+)"/.exec(text)?.[1] ?? '',
    column: Number(/column = (\d)/.exec(text)?.[1]),
    text,
  }))

const drawn = sections.flatMap(({ spaces }) => spaces)

describe('the action board', () => {
  test('has every space of the content once', () => {
    expect(drawn.map(({ space }) => space).sort()).toEqual(printed.map(({ id }) => id).sort())
  })

  test('stands in the columns of the content, one space in a place', () => {
    const taken = new Set<string>()
    for (const { section, spaces } of sections)
      for (const { space, row, height } of spaces)
        for (let line = row; line < row + height; line++) {
          const place = `${section} ${printed.find(({ id }) => id === space)?.column} ${line}`
          expect(taken.has(place), `${space}: ${place}`).toBe(false)
          taken.add(place)
        }
  })

  test('reads a face line by line', () => {
    expect(linesOf('@players wood | / 3 up2', { players: 4, round: 2 })).toEqual([
      [
        { kind: 'number', words: '4' },
        { kind: 'item', item: 'wood' },
      ],
      [{ kind: 'or' }, { kind: 'number', words: '3' }, { kind: 'item', item: 'up2' }],
    ])
  })

  test('breaks a line after the arrow where the board has room below', () => {
    const numbers = { players: 2, round: 1 }
    expect(linesOf('3 silver > cattle sheep', numbers, true)).toHaveLength(2)
    expect(linesOf('sheep | / silver > cattle', numbers, true)).toHaveLength(2)
    expect(linesOf('knarr > @lands:iceland,greenland', numbers)[0]?.at(-1)).toEqual({
      kind: 'lands',
      lands: ['iceland', 'greenland'],
    })
  })
})

describe('the tiles', () => {
  const tiles = content('tiles.toml')

  test('have the outlines of the content', () => {
    for (const text of tiles.split('[[good]]').slice(1)) {
      const id = /id = "(\w+)"/.exec(text)?.[1] ?? ''
      const [width, height] = ['width', 'height'].map((side) => Number(new RegExp(`${side} = (\\d)`).exec(text)?.[1]))
      const cells = shapeOf(id)
      expect(cells.length, id).toBe((width ?? 0) * (height ?? 0))
      expect(Math.max(...cells.map(([, column]) => column)) + 1, id).toBe(width)
    }
  })

  test('are special where the content says so', () => {
    for (const text of tiles.split('[[special]]').slice(1)) {
      const id = /id = "(\w+)"/.exec(text)?.[1] ?? ''
      const rows = [...(/shape = \[(.*)\]/.exec(text)?.[1]?.matchAll(/"([.#]+)"/g) ?? [])].map(([, row]) => row)
      expect(specialShapes[id], id).toEqual(rows)
    }
  })
})
