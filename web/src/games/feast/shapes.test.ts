// The outline of a tile: one closed path, with the corners the tile has.
import { expect, test } from 'vitest'
import { boxOf, largestSquare, outlineOf, shapeOf } from './shapes'

const corners = (path: string) => path.match(/Q/g)?.length ?? 0

test('a rectangle has four corners, an angle six', () => {
  expect(corners(outlineOf(shapeOf('peas'), 10))).toBe(4)
  expect(corners(outlineOf(shapeOf('helmet'), 10))).toBe(6)
  expect(corners(outlineOf(shapeOf('glass_beads'), 10))).toBe(12)
})

test('the path goes once around, inside by the gap', () => {
  const path = outlineOf([[0, 0]], 10, 1, 0)
  expect(path).toBe('M1 1 Q1 1 1 1 L9 1 Q9 1 9 1 L9 9 Q9 9 9 9 L1 9 Q1 9 1 9Z')
  expect(path.match(/M/g)).toHaveLength(1)
})

test('two cells that touch at a corner are drawn apart', () => {
  expect(
    outlineOf(
      [
        [0, 0],
        [1, 1],
      ],
      10,
    ).match(/M/g),
  ).toHaveLength(2)
})

test('the emblem stands in the middle of a rectangle and on the largest square of the rest', () => {
  expect(largestSquare(shapeOf('grain'))).toEqual({ row: 0, column: 1.5, side: 1 })
  expect(largestSquare(shapeOf('helmet'))).toEqual({ row: 0, column: 0, side: 2 })
  expect(largestSquare(shapeOf('round_shield')).side).toBe(2)
})

test('a box holds all cells', () => {
  expect(
    boxOf([
      [2, 3],
      [4, 1],
    ]),
  ).toEqual({ row: 2, column: 1, rows: 3, columns: 3 })
})
