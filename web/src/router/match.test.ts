// Which pattern of a route an address matches.
import { expect, test } from 'vitest'
import { matchPath } from './match'

test('a plain path matches itself, with or without a last slash', () => {
  expect(matchPath('/tables', '/tables')).toEqual({})
  expect(matchPath('/tables', '/tables/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
})

test('a parameter takes one segment, decoded', () => {
  expect(matchPath('/table/:id', '/table/a%2Fb')).toEqual({ id: 'a/b' })
  expect(matchPath('/table/:id', '/table')).toBeUndefined()
  expect(matchPath('/table/:id', '/table/a/b')).toBeUndefined()
})

test('another path does not match', () => {
  expect(matchPath('/tables', '/table')).toBeUndefined()
})

test('a path that cannot be decoded matches nothing', () => {
  expect(matchPath('/table/:id', '/table/%E0%A4%A')).toBeUndefined()
})
