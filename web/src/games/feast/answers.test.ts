// Every answer has its place: the stage draws those that no board and no stock draws.
import { expect, test } from 'vitest'
import type { Choice, Question } from '$net/protocol'
import { answersOf, closingOf, hasStage, thingsOf } from './answers'

const asking = (key: string) => ({ prompt: { key, args: {} }, detail: null }) as unknown as Question
const listed = (...actions: string[]) =>
  actions.map((action) => ({ action, label: { key: action, args: {} } })) as unknown as Choice[]

test('placing Vikings and laying have no stage; an upgrade has', () => {
  expect(hasStage(asking('feast-ask-turn'))).toBe(false)
  expect(hasStage(asking('feast-ask-before-income'))).toBe(false)
  expect(hasStage(asking('feast-ask-lay'))).toBe(false)
  expect(hasStage(asking('feast-ask-upgrade'))).toBe(true)
  expect(hasStage(null)).toBe(false)
})

test('the stage shows answers, the stock what may be done at any time, and endings stand apart', () => {
  const choices = listed('up flax', 'up peas', 'done', 'lay helmet', 'buy knarr', 'use tradesman 0')
  expect(answersOf(asking('feast-ask-upgrade'), choices)).toEqual(['up flax', 'up peas'])
  expect(answersOf(asking('feast-ask-card'), choices)).toContain('use tradesman 0')
  expect(closingOf(choices)).toEqual(['done'])
})

test('an answer names its things', () => {
  expect(thingsOf('up flax')).toEqual(['flax'])
  expect(thingsOf('serve peas long')).toEqual(['peas'])
  expect(thingsOf('roll')).toEqual([])
})
