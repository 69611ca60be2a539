// Searching the rules.
import { expect, test } from 'vitest'
import { countIn, cutAt } from './search'

test('finds every place, whatever the case', () => {
  expect(cutAt('Спір і спір', 'СПІР')).toEqual([
    { words: 'Спір', found: true },
    { words: ' і ', found: false },
    { words: 'спір', found: true },
  ])
  expect(countIn('Спір і спір', 'спір')).toBe(2)
})

test('one letter searches for nothing', () => {
  expect(countIn('abc', 'a')).toBeUndefined()
  expect(cutAt('abc', 'a')).toEqual([{ words: 'abc', found: false }])
})

test('signs of a pattern are only signs', () => {
  expect(countIn('a.b a+b', '.b')).toBe(1)
})
