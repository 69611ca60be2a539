// A table is found by its bare code and by a pasted link.
import { expect, test } from 'vitest'
import { isShort, tableIn } from './code'

test('a bare code is the table', () => {
  expect(tableIn('  Ab_3-x ')).toBe('Ab_3-x')
})

test('a pasted link holds the table', () => {
  expect(tableIn('https://example.org/table/Ab_3-x?from=mail')).toBe('Ab_3-x')
})

test.each(['', '   ', 'two words', '../secret', 'a/b'])('%j is no table', (words) => {
  expect(tableIn(words)).toBeUndefined()
})

test.each(['MKTHB', ' mk-thb ', 'mk thb', 'МКТНВ'])('%j is a short code', (words) => {
  expect(isShort(words)).toBe(true)
})

test.each(['', 'MKTH', 'MKTHBB', 'MKTH1', 'https://example.org/table/abcde'])('%j is no short code', (words) => {
  expect(isShort(words)).toBe(false)
})
