// Where points stand on the score track, and who shares a place.
import { expect, test } from 'vitest'
import { along, standings } from './track'

test('the track ends where the game does', () => {
  expect(along(0, 30)).toBe(0)
  expect(along(15, 30)).toBe(0.5)
  expect(along(44, 40)).toBe(1)
})

test('equal scores share a place', () => {
  expect(standings([4, 0, 4])).toEqual([
    { at: 0, seats: [1] },
    { at: 4, seats: [0, 2] },
  ])
})
