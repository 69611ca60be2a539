// Which changes of the lists call the reader to a table.
import { expect, test } from 'vitest'
import type { TableCard } from '$net/protocol'
import { callsOf } from './callsOf'

const card = (change: Partial<TableCard>): TableCard =>
  ({ id: 'a', status: 'running', your_turn: false, ...change }) as TableCard
const known = (change: Partial<TableCard>) => new Map([['a', card(change)]])
const kinds = (...args: Parameters<typeof callsOf>) => callsOf(...args).map(({ kind }) => kind)

test('a game that begins calls, and so does the turn that comes with it', () => {
  expect(kinds(known({ status: 'waiting' }), [card({})])).toEqual(['begins'])
  expect(kinds(known({ status: 'waiting' }), [card({ your_turn: true })])).toEqual(['turn'])
})

test('a turn calls once', () => {
  expect(kinds(known({}), [card({ your_turn: true })])).toEqual(['turn'])
  expect(kinds(known({ your_turn: true }), [card({ your_turn: true })])).toEqual([])
})

test('whoever comes to the site is called only for what others asked', () => {
  expect(kinds(undefined, [card({ your_turn: true })])).toEqual([])
  expect(kinds(undefined, [card({ your_turn: true, nudged_ms: 5 })])).toEqual(['nudged'])
})

test('every nudge calls', () => {
  expect(kinds(known({ your_turn: true, nudged_ms: 5 }), [card({ your_turn: true, nudged_ms: 5 })])).toEqual([])
  expect(kinds(known({ your_turn: true, nudged_ms: 5 }), [card({ your_turn: true, nudged_ms: 6 })])).toEqual(['nudged'])
})
