// Which action a piece stands for in which decision.
import { expect, test, vi } from 'vitest'
import { Choosing as AnyChoosing } from '../../table/choosing.svelte'
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
import { notation } from './notation'
import type { Action, Choosing } from './types'

/** A decision as the table knows it. */
function decision(kind: string, actions: readonly Action[], chosen?: Action): Choosing {
  const choices = actions.map((parts) => ({ action: notation(parts), parts, label: { key: '', args: [] } }))
  const choosing: Choosing = new AnyChoosing<Action>(
    {
      question: () => ({ ask: 'choose', kind, prompt: { key: '', args: [] } }),
      choices: () => choices,
      seq: () => 0,
      names: () => [],
      check: () => Promise.resolve({ why_not: null, preview: null }),
      act: () => Promise.resolve(true),
    },
    { notation },
  )
  choosing.chosen = chosen
  return choosing
}

const split = (beer: number): Action => ({ verb: 'play_for', of: { card: 'crystal', beer } })
const attack = (seat: number, place: string): Action => ({ verb: 'attack', of: { building: { seat, place } } })

test('a card finds its actions by what is being decided', () => {
  const turn = decision('turn', [split(0), split(1), { verb: 'play', of: 'scroll' }, { verb: 'end' }])
  expect(handActions(turn, 'crystal')).toEqual([split(0), split(1)])
  const boost: Action = { verb: 'boost', of: { card: 'sword', striker: 0 } }
  expect(handActions(decision('muster', [{ verb: 'send', of: 'elf_archer' }, boost]), 'sword')).toEqual([boost])
  const pay: Action[] = [
    { verb: 'pay_card', of: 'beer' },
    { verb: 'pay_card', of: 'beer_mugs' },
  ]
  expect(handActions(decision('pay', pay), 'beer')).toEqual([pay[0]])
  expect(handAttempt(decision('react', []), 'beer')).toEqual({ verb: 'defend', of: 'beer' })
  expect(handAttempt(decision('asgard-pick', []), 'beer')).toBeUndefined()
})

test('a place is attacked, robbed, paid from or taken down', () => {
  const turn = decision('turn', [attack(1, 'hall'), { verb: 'dismantle', of: 'brewery1' }, { verb: 'upgrade' }])
  expect(placeActions(turn, false, 1, 'hall')).toEqual([attack(1, 'hall')])
  expect(placeActions(turn, true, 0, 'hall')).toEqual([{ verb: 'upgrade' }])
  expect(placeActions(turn, true, 0, 'brewery1')).toEqual([{ verb: 'dismantle', of: 'brewery1' }])
  expect(placeActions(turn, false, 1, 'tavern1')).toEqual([])
  expect(placeAttempt(turn, false, 1, 'tavern1')).toEqual(attack(1, 'tavern1'))
  const token: Action = { verb: 'pay_token', of: { place: 'brewery1', resource: 'beer' } }
  const pay = decision('pay', [token, { verb: 'pay_token', of: { place: 'brewery2', resource: 'beer' } }])
  expect(placeActions(pay, true, 0, 'brewery1')).toEqual([token])
  expect(placeActions(pay, false, 1, 'brewery1')).toEqual([])
})

test('Undead are attacked where other cards are bought', () => {
  expect(notation(pathAction({ card: 'scroll', class: 'action' }, 2))).toBe('buy scroll path3')
  expect(notation(pathAction({ card: 'undead_gold', class: 'undead' }, 0))).toBe('attack undead1')
})

test('composing an attack or a payment is done by one tap, declaring is not', () => {
  expect(atOnce(decision('muster', []), { verb: 'send', of: 'thor' })).toBe(true)
  expect(atOnce(decision('muster', []), { verb: 'strike' })).toBe(false)
  expect(atOnce(decision('pay', []), { verb: 'pay_token', of: { place: 'hall', resource: 'beer' } })).toBe(true)
  expect(atOnce(decision('pay', []), { verb: 'pay_auto' })).toBe(false)
  expect(atOnce(decision('react', []), { verb: 'defend', of: 'cannon' })).toBe(false)
})

test('a tap goes through the ways of a piece, or asks why there is none', () => {
  const ways = [split(0), split(1)]
  const first = decision('turn', ways)
  tap(first, ways, split(0))
  expect(first.chosen).toEqual(ways[0])
  expect(first.busy).toBe(false)
  const second = decision('turn', ways, ways[1])
  tap(second, ways, split(0), 'card 0')
  expect(second.chosen).toEqual(ways[0])
  expect(second.piece).toBe('card 0')
  const none = decision('turn', [])
  const why = vi.spyOn(none, 'whyNot')
  tap(none, [], { verb: 'buy', of: 'thor' })
  expect(why).toHaveBeenCalledWith({ verb: 'buy', of: 'thor' })
  const sent = decision('muster', [{ verb: 'send', of: 'thor' }])
  tap(sent, [{ verb: 'send', of: 'thor' }], undefined)
  expect(sent.busy).toBe(true)
})

test('a hand can be answered without any of its cards', () => {
  expect(without(decision('react', [{ verb: 'defend', of: 'beer' }, { verb: 'pass' }]))).toEqual({ verb: 'pass' })
  expect(without(decision('keep', [{ verb: 'keep', of: 'beer' }, { verb: 'keep_nothing' }]))).toEqual({
    verb: 'keep_nothing',
  })
  expect(without(decision('turn', [{ verb: 'end' }]))).toBeUndefined()
})

test('a decision opens with the answer most people want, where it is allowed', () => {
  expect(proposal(decision('pay', [{ verb: 'pay_auto' }]))).toEqual({ verb: 'pay_auto' })
  expect(proposal(decision('muster', [{ verb: 'send', of: 'thor' }]))).toBeUndefined()
  expect(proposal(decision('muster', [{ verb: 'strike' }]))).toEqual({ verb: 'strike' })
  expect(proposal(decision('turn', [{ verb: 'end' }]))).toBeUndefined()
})
