// What the taps and steppers of the table compose must be what the engine reads.
import { describe, expect, test } from 'vitest'
import type { Dice } from '../../generated/champions/Dice'
import type { Event } from '../../generated/champions/Event'
import type { StageView } from '../../generated/champions/StageView'
import {
  crewNotation,
  crewSent,
  dicePicked,
  diceShown,
  fallen,
  foodLoaded,
  lossGiven,
  lossNotation,
  nobody,
  percent,
  percentAhead,
  potentialNotation,
  rerollNotation,
} from './crews'

const dice: Dice = [
  [2, 1, 0, 0],
  [0, 0, 0, 1],
  [1, 0, 1, 0],
]

describe('crews', () => {
  test('are written in the order of the weapons, and nobody by name', () => {
    expect(crewNotation({ swordsman: 2, spearman: 0, axeman: 1 })).toBe('swordsman:2 axeman:1')
    expect(crewNotation(nobody)).toBe('none')
  })

  test('are read back for their own fight only', () => {
    expect(crewSent('send draugr-1 swordsman:2 axeman:1', 'draugr-1')).toEqual({ swordsman: 2, spearman: 0, axeman: 1 })
    expect(crewSent('send troll none', 'troll')).toEqual(nobody)
    expect(crewSent('send troll none', 'draugr-1')).toBeUndefined()
    expect(crewSent(undefined, 'troll')).toBeUndefined()
    expect(foodLoaded('load shore-2 3', 'shore-2')).toBe(3)
    expect(foodLoaded('load shore-2 3', 'shore-1')).toBeUndefined()
  })

  test('lose warriors and, at sea, food', () => {
    expect(lossNotation({ ...nobody, food: 2 })).toBe('food:2')
    expect(lossNotation({ ...nobody, axeman: 1, food: 1 })).toBe('food:1 axeman:1')
    expect(lossGiven('lose food:1 axeman:1')).toEqual({ ...nobody, axeman: 1, food: 1 })
    expect(lossGiven('stand')).toBeUndefined()
  })
})

describe('dice', () => {
  const shown = diceShown(dice)

  test('lie one by one, by weapon and then by face', () => {
    expect(shown.map(({ weapon, face }) => `${weapon}-${face}`)).toEqual([
      'swordsman-blank',
      'swordsman-blank',
      'swordsman-hit',
      'spearman-shield',
      'axeman-blank',
      'axeman-double',
    ])
  })

  test('that are tapped make the reroll, in whatever order they were tapped', () => {
    expect(rerollNotation(shown, [4, 0, 1])).toBe('reroll swordsman-blank:2 axeman-blank:1')
    expect(dicePicked(shown, 'reroll swordsman-blank:1 axeman-blank:1')).toEqual([0, 4])
    expect(dicePicked(shown, 'stand')).toEqual([])
  })

  test('that show a blank can be rolled again by the rune of potential', () => {
    expect(potentialNotation(shown, [])).toBe('use potential swordsman:2 axeman:1')
    expect(potentialNotation(shown, [0, 2])).toBe('use potential swordsman:1')
    expect(potentialNotation(shown, [2])).toBeUndefined()
    expect(dicePicked(shown, 'use potential swordsman:1 axeman:1')).toEqual([0, 4])
  })
})

test('the fallen are counted since the fight on the stage began', () => {
  const began: Event = {
    kind: 'fight_began',
    seat: 1,
    foe: 'cave-troll',
    crew: { swordsman: 3, spearman: 1, axeman: 0 },
  }
  const stage = {
    seat: 1,
    foe: { id: 'cave-troll' },
    crew: { swordsman: 1, spearman: 1, axeman: 0 },
  } as unknown as StageView
  expect(fallen([began], stage)).toEqual({ swordsman: 2, spearman: 0, axeman: 0 })
  expect(fallen([began], { ...stage, seat: 0 })).toEqual(nobody)
  expect(fallen([], stage)).toEqual(nobody)
})

test('a chance is never told as certain when it is not', () => {
  expect([0, 4, 640, 996, 1000].map((odds) => percent(odds).replaceAll('\u00a0', ' '))).toEqual([
    '0 %',
    '< 1 %',
    '64 %',
    '> 99 %',
    '100 %',
  ])
})

test('before the roll no victory is certain', () => {
  expect([0, 640, 1000].map((odds) => percentAhead(odds).replaceAll('\u00a0', ' '))).toEqual(['0 %', '64 %', '> 99 %'])
})
