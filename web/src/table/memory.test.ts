// A browser remembers its latest tables and forgets the ones longest untouched.
import { beforeEach, expect, it, vi } from 'vitest'
import { TableMemory } from './memory'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

it('keeps one thing a table, for the next visit', () => {
  new TableMemory<number>('seen').keep('a', 7)
  expect(new TableMemory<number>('seen').of('a')).toBe(7)
  expect(new TableMemory<number>('seen').of('b')).toBeUndefined()
  expect(new TableMemory<number>('other').of('a')).toBeUndefined()
})

it('forgets the table longest untouched', () => {
  const memory = new TableMemory<number>('seen')
  for (let table = 0; table < 50; table++) memory.keep(`t${table}`, table)
  memory.keep('t0', 100)
  memory.keep('new', 1)
  expect(memory.of('t0')).toBe(100)
  expect(memory.of('t1')).toBeUndefined()
  expect(memory.of('t2')).toBe(2)
})

it('starts afresh when what is stored cannot be read, or nothing can be stored', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('full')
    },
  })
  const memory = new TableMemory<number>('seen')
  expect(() => memory.keep('a', 1)).not.toThrow()
  expect(memory.of('a')).toBeUndefined()
})
