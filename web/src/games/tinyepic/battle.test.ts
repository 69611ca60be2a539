// A battle is told card by card, up to the strength that the engine counted.
import { expect, test } from 'vitest'
import { beatsOf, toldParts, toldSum } from './battle'
import type { Fighter } from './names'

const fighter = (more: Partial<Fighter>): Fighter => ({
  clan: 'p1',
  card: 'ulf',
  printed: null,
  barred: false,
  steel: 0,
  base: 2,
  boost: 0,
  bonus: 0,
  strength: 2,
  ...more,
})

const three = [
  fighter({ boost: 3, bonus: 1, strength: 6 }),
  fighter({ clan: 'p2', base: 5, strength: 5 }),
  fighter({ clan: 'p3', barred: true, base: 9, boost: 4, strength: 0 }),
]

test('cards turn one after the other, and only what adds is told', () => {
  expect(beatsOf(three).map(({ fighter, part }) => `${fighter} ${part}`)).toEqual([
    '0 base',
    '0 boost',
    '0 bonus',
    '1 base',
    '2 base',
  ])
})

test('the strength grows with every beat to what the engine counted', () => {
  const beats = beatsOf(three)
  const sums = beats.map((_, at) => toldSum(three[0] as Fighter, toldParts(beats, at + 1, 0)))
  expect(sums).toEqual([2, 5, 6, 6, 6])
  three.forEach((each, index) => expect(toldSum(each, toldParts(beats, beats.length, index))).toBe(each.strength))
})
