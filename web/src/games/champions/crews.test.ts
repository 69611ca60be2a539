// What the taps and steppers of the table compose must be what the engine reads.
import { describe, expect, test } from 'vitest'
import { percent } from '$i18n/figure'
import type { Dice } from '../../generated/champions/Dice'
import type { Event } from '../../generated/champions/Event'
import type { StageView } from '../../generated/champions/StageView'
import {
  crewSent,
  dicePicked,
  diceShown,
  fallen,
  foodLoaded,
  losing,
  lossGiven,
  nobody,
  percentAhead,
  rerolling,
  usingPotential,
} from './crews'
import { notation } from './notation'

const dice: Dice = [
  [2, 1, 0, 0],
  [0, 0, 0, 1],
  [1, 0, 1, 0],
]

describe('crews', () => {
  const crew = { swordsman: 2, spearman: 0, axeman: 1 }

  test('are written in the order of the weapons, and nobody by name', () => {
    expect(notation({ verb: 'send', of: { field: 'troll', crew } })).toBe('send troll swordsman:2 axeman:1')
    expect(notation({ verb: 'send', of: { field: 'troll', crew: nobody } })).toBe('send troll none')
  })

  test('are read for their own fight only', () => {
    expect(crewSent({ verb: 'send', of: { field: 'draugr-1', crew } }, 'draugr-1')).toEqual(crew)
    expect(crewSent({ verb: 'send', of: { field: 'troll', crew: nobody } }, 'draugr-1')).toBeUndefined()
    expect(crewSent(undefined, 'troll')).toBeUndefined()
    expect(foodLoaded({ verb: 'load', of: { shore: 'shore-2', food: 3 } }, 'shore-2')).toBe(3)
    expect(foodLoaded({ verb: 'load', of: { shore: 'shore-2', food: 3 } }, 'shore-1')).toBeUndefined()
  })

  test('lose warriors and, at sea, food', () => {
    expect(notation(losing({ ...nobody, food: 2 }))).toBe('lose food:2')
    expect(notation(losing({ ...nobody, axeman: 1, food: 1 }))).toBe('lose food:1 axeman:1')
    expect(lossGiven(losing({ ...nobody, axeman: 1, food: 1 }))).toEqual({ ...nobody, axeman: 1, food: 1 })
    expect(lossGiven({ verb: 'stand' })).toBeUndefined()
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
    expect(notation(rerolling(shown, [4, 0, 1]))).toBe('reroll swordsman-blank:2 axeman-blank:1')
    expect(dicePicked(shown, rerolling(shown, [1, 4]))).toEqual([0, 4])
    expect(dicePicked(shown, { verb: 'stand' })).toEqual([])
  })

  test('that show a blank can be rolled again by the rune of potential', () => {
    expect(usingPotential(shown, [])).toEqual({ verb: 'use_potential', of: { swordsman: 2, spearman: 0, axeman: 1 } })
    expect(usingPotential(shown, [0, 2])).toEqual({ verb: 'use_potential', of: { ...nobody, swordsman: 1 } })
    expect(usingPotential(shown, [2])).toBeUndefined()
    expect(dicePicked(shown, usingPotential(shown, [0, 4]))).toEqual([0, 4])
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
