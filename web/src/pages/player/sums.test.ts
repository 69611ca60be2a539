import { expect, test } from 'vitest'
import type { GameSums } from '$net/protocol'
import { means, rowsOf, ticks, totals } from './sums'

const sums = (game: string, players: number, with_people: boolean, places: number[], more: Partial<GameSums> = {}) => ({
  game,
  players,
  with_people,
  finished: places.reduce((sum, count) => sum + count, 0),
  broken_off: 0,
  left_early: 0,
  places,
  best: 10,
  points: 100,
  ...more,
})
const games: GameSums[] = [
  sums('asgard', 2, true, [3, 1]),
  sums('asgard', 4, true, [1, 1, 2, 0], { best: 14, broken_off: 1, left_early: 1 }),
  sums('asgard', 2, false, [2, 0], { best: null }),
  sums('feast', 3, true, [0, 1, 0]),
]

test('places of all tables of a game are one row, most played first', () => {
  const [asgard, feast] = rowsOf(games, 'all', undefined)
  expect(asgard).toMatchObject({
    game: 'asgard',
    places: [6, 2, 2, 0],
    finished: 10,
    broken_off: 1,
    best: 14,
    sizes: [2, 4],
  })
  expect(feast?.places).toEqual([0, 1, 0])
})

test('company and number of players choose', () => {
  expect(rowsOf(games, 'bots', undefined).map(({ game, places }) => [game, places])).toEqual([['asgard', [2, 0]]])
  expect(rowsOf(games, 'people', 4)[0]?.places).toEqual([1, 1, 2, 0])
})

test('the share that was left is of all games, finished or not', () => {
  expect(totals(games, 'all')).toEqual({ all: 12, finished: 11, left: 8 })
  expect(totals([], 'all')).toEqual({ all: 0, finished: 0, left: 0 })
})

test('a mean looks back over five games', () => {
  expect(means([10, 20, 30, 40, 50, 60].map((points) => ({ points })))).toEqual([10, 15, 20, 25, 30, 40])
})

test('an axis has round numbers and holds every value', () => {
  expect(ticks([38, 71])).toEqual([30, 40, 50, 60, 70, 80])
  expect(ticks([-7, -7])).toEqual([-7, -6])
  expect(ticks([0, 3])).toEqual([0, 1, 2, 3])
})
