// Finding the place that is meant: nearest legal corner, turning, mirroring, and the action for it.
import { expect, test } from 'vitest'
import {
  isSmall,
  layingAll,
  layingAt,
  legalCells,
  meant,
  nearest,
  placementOf,
  placementsOf,
  toggled,
  turned,
  type LayingView,
} from './laying'

const laying: LayingView = {
  seat: 0,
  piece: 'helmet',
  turns: [
    {
      turn: 'r0',
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
    {
      turn: 'r1',
      cells: [
        [0, 0],
        [1, 0],
      ],
    },
    { turn: 'm0', cells: [[0, 0]] },
  ],
  spots: [
    {
      board: 'home',
      turn: 'r0',
      corners: [
        [3, 0],
        [5, 4],
      ],
    },
    { board: 'iceland', turn: 'r0', corners: [[1, 1]] },
  ],
  best: null,
}

test('the nearest legal place is taken, within reach only and on the board that is meant', () => {
  expect(nearest(laying, 'home', 'r0', { row: 5.2, column: 4.6 })).toEqual({
    board: 'home',
    row: 5,
    column: 4,
    turn: 'r0',
  })
  expect(nearest(laying, 'home', 'r0', { row: 9, column: 9 })).toBeUndefined()
  expect(nearest(laying, 'iceland', 'r0', { row: 5, column: 4 }, 9)?.board).toBe('iceland')
})

test('cells glow that some legal place would cover', () => {
  expect([...legalCells(laying, 'home', 'r0')].sort()).toEqual(['3,0', '3,1', '5,4', '5,5'])
  expect(legalCells(laying, 'home', 'r1').size).toBe(0)
})

test('turning goes round, mirroring there and back', () => {
  expect(turned(laying, 'r0', 'turn')).toBe('r1')
  expect(turned(laying, 'r1', 'turn')).toBe('r0')
  expect(turned(laying, 'r1', 'mirror')).toBe('m0')
  expect(turned(laying, 'm0', 'mirror')).toBe('r0')
})

test('an action tells its place', () => {
  const placement = { board: 'long_house_2', row: 11, column: 0, turn: 'm3' }
  expect(placementOf(layingAt(placement))).toEqual(placement)
  expect(placementOf({ verb: 'lay', of: 'helmet' })).toBeUndefined()
  expect(meant(laying, 'home', 'r0', { row: 0.2, column: 3 })).toEqual({
    board: 'home',
    row: 0,
    column: 2,
    turn: 'r0',
  })
})

test('of coins several places are chosen, each can be taken back, and one confirmation lays them all', () => {
  expect(isSmall(laying)).toBe(false)
  expect(isSmall({ ...laying, turns: [{ turn: 'r0', cells: [[0, 0]] }] })).toBe(true)
  const at = (row: number) => ({ board: 'home', row, column: 0, turn: 'r0' })
  const two = toggled(toggled([], at(1), 2), at(2), 2)
  expect(two).toEqual([at(1), at(2)])
  expect(toggled(two, at(1), 2)).toEqual([at(2)])
  // More than there are is not laid: the oldest makes room.
  expect(toggled(two, at(3), 2)).toEqual([at(2), at(3)])
  const [first, ...then] = layingAll('silver', two)
  expect([first, ...then]).toEqual([layingAt(at(1)), { verb: 'lay', of: 'silver' }, layingAt(at(2))])
  expect(placementsOf(first, then)).toEqual(two)
})
