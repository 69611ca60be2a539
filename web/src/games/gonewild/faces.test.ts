// Copies of a card in a pile are counted.
import { expect, test } from 'vitest'
import { counted } from './faces'

test('copies are counted in the order they are met', () => {
  expect(counted(['beer', 'gold', 'beer', 'thor'])).toEqual([
    { card: 'beer', count: 2 },
    { card: 'gold', count: 1 },
    { card: 'thor', count: 1 },
  ])
})
