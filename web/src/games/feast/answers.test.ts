// Every answer has its place: the stage draws those that no board and no stock draws.
import { expect, test } from 'vitest'
import type { Question } from '$net/protocol'
import { answersOf, cardOf, closingOf, hasStage, thingsOf } from './answers'
import type { Action } from './types'

const asking = (kind: string, ask = 'choose') => ({ ask, kind, prompt: { key: '', args: [] } }) as Question

test('placing Vikings, laying and pauses have no stage; an upgrade has', () => {
  expect(hasStage(asking('turn', 'place'))).toBe(false)
  expect(hasStage(asking('before-income', 'proceed'))).toBe(false)
  expect(hasStage(asking('lay', 'place'))).toBe(false)
  expect(hasStage(asking('upgrade'))).toBe(true)
  expect(hasStage(null)).toBe(false)
})

test('the stage shows answers, the stock what may be done at any time, and endings stand apart', () => {
  const actions: Action[] = [
    { verb: 'up', of: 'flax' },
    { verb: 'done' },
    { verb: 'lay', of: 'helmet' },
    { verb: 'buy', of: 'knarr' },
    { verb: 'use', of: ['tradesman', 0] },
  ]
  expect(answersOf(asking('upgrade'), actions)).toEqual([{ verb: 'up', of: 'flax' }])
  expect(answersOf(asking('card'), actions)).toContainEqual({ verb: 'use', of: ['tradesman', 0] })
  expect(closingOf(actions)).toEqual([{ verb: 'done' }])
})

test('an answer names its things', () => {
  expect(thingsOf({ verb: 'up', of: 'flax' })).toEqual(['flax'])
  expect(thingsOf({ verb: 'serve', of: ['peas', 'lengthwise'] })).toEqual(['peas'])
  expect(thingsOf({ verb: 'roll' })).toEqual([])
  expect(cardOf({ verb: 'use', of: ['tradesman', 0] })).toBe('tradesman')
})
