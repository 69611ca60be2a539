// A card of Odin’s Path keeps its key while the row slides.
import { expect, test } from 'vitest'
import { slide, type Sliding } from './slide'

const row = (...cards: (string | null)[]): Sliding<string>[] => cards.map((card, key) => ({ key, card }))
const keys = (sliding: Sliding<string>[]) => sliding.map(({ key }) => key)

test('a bought card lets the cards before it move on', () => {
  expect(keys(slide(row('a', 'b', 'c', 'd', 'e'), ['n', 'a', 'b', 'd', 'e']))).toEqual([5, 0, 1, 3, 4])
})

test('at the end of a round the last card leaves', () => {
  expect(keys(slide(row('a', 'b', 'c', 'd', 'e'), ['n', 'a', 'b', 'c', 'd']))).toEqual([5, 0, 1, 2, 3])
})

test('nothing moves when nothing changed', () => {
  expect(keys(slide(row('a', 'b', 'c'), ['a', 'b', 'c']))).toEqual([0, 1, 2])
})

test('two steps at once are still a slide', () => {
  expect(keys(slide(row('a', 'b', 'c', 'd', 'e'), ['m', 'n', 'a', 'b', 'd']))).toEqual([5, 6, 0, 1, 3])
})

test('equal cards do not take keys from before them', () => {
  expect(keys(slide(row('a', 'a', 'b'), ['n', 'a', 'a']))).toEqual([3, 0, 1])
})

test('an emptied place is new', () => {
  expect(keys(slide(row('a', 'b', 'c'), [null, 'a', 'b']))).toEqual([3, 0, 1])
})
