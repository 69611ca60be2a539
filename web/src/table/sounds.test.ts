// One change, one sound, and the weightiest of those that would fit.
import { describe, expect, it } from 'vitest'
import type { Batch } from '$net/protocol'
import { soundOf, type Heard, type Sound } from './sounds'

const batch = (...events: string[]): Batch => ({
  seq: 1,
  seat: 0,
  kind: 'act',
  events: events.map((event) => ({ event, text: null })),
})
const plugin = {
  sound: (event: unknown): Sound | undefined => (event === 'rolled' ? 'dice' : event === 'paid' ? 'coin' : undefined),
}
const running = (your_turn: boolean): Heard => ({ status: 'running', your_turn })

describe('the sound of a change', () => {
  it('is wood where the game knows nothing better', () => {
    expect(soundOf([batch('moved')], running(true), running(true), plugin)).toBe('wood')
    expect(soundOf([batch('rolled')], running(true), running(true), undefined)).toBe('wood')
  })
  it('prefers dice to coins', () => {
    expect(soundOf([batch('paid', 'rolled')], running(true), running(true), plugin)).toBe('dice')
    expect(soundOf([batch('moved', 'paid')], running(true), running(true), plugin)).toBe('coin')
  })
  it('is the horn when it becomes your turn, but not while it stays yours', () => {
    expect(soundOf([batch('rolled')], running(false), running(true), plugin)).toBe('horn')
    expect(soundOf([batch('moved')], running(true), running(true), plugin)).not.toBe('horn')
  })
  it('is the end once, and silence when nothing happened', () => {
    const finished: Heard = { status: 'finished', your_turn: false }
    expect(soundOf([batch('moved')], running(true), finished, plugin)).toBe('end')
    expect(soundOf([batch('moved')], finished, finished, plugin)).toBe('wood')
    expect(soundOf([], running(false), running(true), plugin)).toBeUndefined()
  })
})
