import { expect, test, vi } from 'vitest'
import type { Choosing } from '../../table/choosing.svelte'
import {
  atOnce,
  handActions,
  handAttempt,
  pathAction,
  placeActions,
  placeAttempt,
  proposal,
  tap,
  without,
} from './doing'

/** A decision as the table knows it, with what the board asks of it. */
function decision(question: string, actions: readonly string[], chosen?: string) {
  const fake = {
    chosen,
    question: { prompt: { key: `gonewild-ask-${question}` } },
    startingWith: (words: string) =>
      actions.filter((action) => action === words || action.startsWith(`${words} `)).map((action) => ({ action })),
    isLegal: (action: string) => actions.includes(action),
    choose: vi.fn(),
    confirm: vi.fn(),
    whyNot: vi.fn(),
  }
  return { fake, choosing: fake as unknown as Choosing }
}

test('a card finds its actions by what is being decided', () => {
  const actions = ['play crystal beer=0', 'play crystal beer=1', 'play scroll', 'end']
  expect(handActions(decision('turn', actions).choosing, 'crystal')).toEqual(actions.slice(0, 2))
  expect(handActions(decision('muster', ['send elf_archer', 'boost sword 1']).choosing, 'sword')).toEqual([
    'boost sword 1',
  ])
  expect(handActions(decision('pay', ['pay beer', 'pay beer_mugs']).choosing, 'beer')).toEqual(['pay beer'])
  expect(handAttempt(decision('react', []).choosing, 'beer')).toBe('defend beer')
  expect(handAttempt(decision('asgard-pick', []).choosing, 'beer')).toBeUndefined()
})

test('a place is attacked, robbed, paid from or taken down', () => {
  const turn = decision('turn', ['attack p2 hall', 'dismantle brewery1', 'upgrade']).choosing
  expect(placeActions(turn, false, 1, 'hall')).toEqual(['attack p2 hall'])
  expect(placeActions(turn, true, 0, 'hall')).toEqual(['upgrade'])
  expect(placeActions(turn, true, 0, 'brewery1')).toEqual(['dismantle brewery1'])
  expect(placeActions(turn, false, 1, 'tavern1')).toEqual([])
  expect(placeAttempt(turn, false, 1, 'tavern1')).toBe('attack p2 tavern1')
  const pay = decision('pay', ['token brewery1 beer', 'token brewery10 beer']).choosing
  expect(placeActions(pay, true, 0, 'brewery1')).toEqual(['token brewery1 beer'])
  expect(placeActions(pay, false, 1, 'brewery1')).toEqual([])
})

test('Undead are attacked where other cards are bought', () => {
  expect(pathAction('scroll', 2)).toBe('buy scroll path3')
  expect(pathAction('undead_gold', 0)).toBe('attack undead1')
})

test('composing an attack or a payment is done by one tap, declaring is not', () => {
  expect(atOnce(decision('muster', []).choosing, 'send thor')).toBe(true)
  expect(atOnce(decision('muster', []).choosing, 'strike')).toBe(false)
  expect(atOnce(decision('pay', []).choosing, 'token hall beer')).toBe(true)
  expect(atOnce(decision('pay', []).choosing, 'pay auto')).toBe(false)
  expect(atOnce(decision('react', []).choosing, 'defend cannon')).toBe(false)
})

test('a tap goes through the ways of a piece, or asks why there is none', () => {
  const ways = ['play crystal beer=0', 'play crystal beer=1']
  const first = decision('turn', ways)
  tap(first.choosing, ways, 'play crystal')
  expect(first.fake.choose).toHaveBeenCalledWith(ways[0], undefined)
  expect(first.fake.confirm).not.toHaveBeenCalled()
  const second = decision('turn', ways, ways[1])
  tap(second.choosing, ways, 'play crystal', 'card 0')
  expect(second.fake.choose).toHaveBeenCalledWith(ways[0], 'card 0')
  const none = decision('turn', [])
  tap(none.choosing, [], 'buy thor')
  expect(none.fake.whyNot).toHaveBeenCalledWith('buy thor')
  const sent = decision('muster', ['send thor'])
  tap(sent.choosing, ['send thor'], undefined)
  expect(sent.fake.confirm).toHaveBeenCalledOnce()
})

test('a hand can be answered without any of its cards', () => {
  expect(without(decision('react', ['defend beer', 'pass']).choosing)).toBe('pass')
  expect(without(decision('keep', ['keep beer', 'keep nothing']).choosing)).toBe('keep nothing')
  expect(without(decision('turn', ['end']).choosing)).toBeUndefined()
})

test('a decision opens with the answer most people want, where it is allowed', () => {
  expect(proposal(decision('pay', ['pay auto', 'pay beer']).choosing)).toBe('pay auto')
  expect(proposal(decision('muster', ['send thor']).choosing)).toBeUndefined()
  expect(proposal(decision('muster', ['send thor', 'strike']).choosing)).toBe('strike')
  expect(proposal(decision('turn', ['end']).choosing)).toBeUndefined()
})
