// What the board points at while something is told.
import { describe, expect, it } from 'vitest'
import { toldOf } from './retelling'

describe('a told turn', () => {
  it('gathers the way of the chieftain and marks where it is', () => {
    const told = toldOf([
      { kind: 'enemy_target', island: 'ulfey', distance: 2, why: 'nearest' },
      { kind: 'enemy_moves', from: 'hvaley-hrafney', to: 'hvaley-ulfey', why: 'shore' },
      { kind: 'enemy_moves', from: 'hvaley-ulfey', to: 'ulfey-hvaley', why: 'ferry' },
    ])
    expect(told.trail).toEqual(['hvaley-hrafney', 'hvaley-ulfey', 'ulfey-hvaley'])
    expect(told.marker).toBe('ulfey-hvaley')
    expect(told.islands).toEqual([])
  })

  it('lights the island an event is about', () => {
    expect(toldOf([{ kind: 'enemy_target', island: 'ulfey', distance: 2, why: 'nearest' }]).islands).toEqual(['ulfey'])
    expect(toldOf([{ kind: 'explored', seat: 0, from: 'hvaley', to: 'ulfey' }]).islands).toEqual(['hvaley', 'ulfey'])
  })

  it('of nothing points at nothing', () => {
    expect(toldOf([])).toEqual({ islands: [], trail: [] })
  })
})
