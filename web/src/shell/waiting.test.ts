// Which table waits most urgently for the reader, and for how long.
import { expect, test } from 'vitest'
import type { TableCard } from '$net/protocol'
import { timeLeft, waitingFirst } from './waiting'

const table = (id: string, more: Partial<TableCard>) =>
  ({ id, status: 'running', your_turn: true, clock: { kind: 'none' }, waiting_since_ms: 0, ...more }) as TableCard
const hours = (hours: number) => ({ kind: 'per_move', seconds: hours * 3_600 }) as const

test('the shortest clock comes first, then who has waited longest', () => {
  const yours = [
    table('late', { waiting_since_ms: 9 }),
    table('early', { waiting_since_ms: 1 }),
    table('day', { clock: hours(24) }),
    table('hour', { clock: hours(1), waiting_since_ms: 5 }),
    table('others', { your_turn: false, clock: hours(1) }),
    table('over', { status: 'finished' }),
  ]
  expect(waitingFirst(yours).map(({ id }) => id)).toEqual(['hour', 'day', 'early', 'late'])
})

test('time is told in its largest unit', () => {
  expect(timeLeft(table('a', { clock: hours(26) }), 0)).toBe('1 day')
  expect(timeLeft(table('a', { clock: hours(26) }), 3_600_000 * 21)).toBe('5 hours')
  expect(timeLeft(table('a', {}), 0)).toBeUndefined()
})
