import { expect, test } from 'vitest'
import { tableIn } from './code'

test('a bare code is the table', () => {
  expect(tableIn('  Ab_3-x ')).toBe('Ab_3-x')
})

test('a pasted link holds the table', () => {
  expect(tableIn('https://example.org/table/Ab_3-x?from=mail')).toBe('Ab_3-x')
})

test.each(['', '   ', 'two words', '../secret', 'a/b'])('%j is no table', (words) => {
  expect(tableIn(words)).toBeUndefined()
})
