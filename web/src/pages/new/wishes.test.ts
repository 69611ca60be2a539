// Seats and options of a new table follow the number of players.
import { expect, test } from 'vitest'
import { freeSeats, optionsFor, seatsFor, seatsOf, toSeatWish, proposedClock } from './wishes'

test('more players add free seats and keep the chosen ones', () => {
  expect(seatsFor(4, ['open', 'jarl'])).toEqual(['open', 'jarl', 'open', 'open'])
})

test('fewer players drop the last seats', () => {
  expect(seatsFor(2, ['open', 'jarl', 'karl'])).toEqual(['open', 'jarl'])
})

test('somebody at the host’s device takes a seat under their name', () => {
  expect(toSeatWish('here', 1, 'Olena')).toEqual({ kind: 'guest', name: 'Olena' })
  expect(freeSeats(['open', 'here', 'open'])).toBe(1)
})

test('the first seat is the host', () => {
  expect((['open', 'open', 'guest'] as const).map((choice, seat) => toSeatWish(choice, seat))).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'guest' },
  ])
})

test('an option is offered only for the player counts it matters for', () => {
  const spec = { key: 'draft', values: ['off', 'on'], players: [3, 5] as [number, number] }
  expect(optionsFor([spec], 2)).toEqual([])
  expect(optionsFor([spec], 3)).toEqual([spec])
})

test('the seat of the host is never free', () => {
  expect(freeSeats(['open', 'open', 'karl', 'open'])).toBe(2)
})

test('what was chosen on the way stays chosen, and nonsense is not', () => {
  expect(seatsOf(new URLSearchParams('players=3&level=jarl'))).toEqual(['open', 'jarl', 'jarl'])
  expect(seatsOf(new URLSearchParams('players=1&level=karl'))).toEqual(['open'])
  expect(seatsOf(new URLSearchParams('players=900'))).toEqual([])
  expect(seatsOf(new URLSearchParams(''))).toEqual([])
})

test('a clock is proposed where strangers may come, and nowhere else', () => {
  expect(proposedClock('open', 1)).toBe('per_move')
  expect(proposedClock('open', 0)).toBe('none')
  expect(proposedClock('invitation', 2)).toBe('none')
})
