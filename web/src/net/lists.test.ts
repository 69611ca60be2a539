// Lists that change by differences are what they would be if they came whole.
import { expect, test } from 'vitest'
import { afterMessage, asShown } from './lists'
import type { Lobby, TableCard } from './protocol'

const card = (id: string, since: number) => ({ id, waiting_since_ms: since }) as TableCard
const none = { put: [], gone: [] }
const ids = (cards: TableCard[]) => cards.map(({ id }) => id)

const lists: Lobby = { yours: [], open: [card('b', 2), card('a', 1)], running: [], finished: [] }

test('a change puts, replaces and removes cards in their order', () => {
  const open = { put: [card('c', 3), card('a', 4)], gone: ['b'] }
  const after = afterMessage(lists, { type: 'lobby_changed', open, running: none, finished: none })
  expect(ids(after!.open)).toEqual(['a', 'c'])
  expect(afterMessage(undefined, { type: 'lobby_changed', open, running: none, finished: none })).toBeUndefined()
})

test('own tables come by themselves and stand in their own list only', () => {
  const after = afterMessage(lists, { type: 'your_tables', yours: [card('a', 5)] })
  expect(ids(after!.open)).toEqual(['b', 'a'])
  const shown = asShown(after!)
  expect([ids(shown.yours), ids(shown.open)]).toEqual([['a'], ['b']])
})
