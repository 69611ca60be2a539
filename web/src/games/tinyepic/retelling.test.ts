// What the board points at while something is told.
import { describe, expect, it } from 'vitest'
import { toldOf } from './retelling'

describe('a told turn', () => {
  it('gathers the way of the chieftain and marks where it is', () => {
    const told = toldOf([
      { event: 'enemy_target', island: 'ulfey', distance: 2, why: 'nearest' },
      { event: 'enemy_moves', from: 'hvaley-hrafney', to: 'hvaley-ulfey', why: 'shore' },
      { event: 'enemy_moves', from: 'hvaley-ulfey', to: 'ulfey-hvaley', why: 'ferry' },
    ])
    expect(told.trail).toEqual(['hvaley-hrafney', 'hvaley-ulfey', 'ulfey-hvaley'])
    expect(told.marker).toBe('ulfey-hvaley')
    expect(told.islands).toEqual([])
  })

  it('keeps the chieftain where it lies at that step, though the table is further', () => {
    const aims = { event: 'enemy_target', island: 'ulfey', distance: 2, why: 'nearest' } as const
    const first = { event: 'enemy_moves', from: 'hvaley-hrafney', to: 'hvaley-ulfey', why: 'shore' } as const
    const second = { event: 'enemy_moves', from: 'hvaley-ulfey', to: 'ulfey-hvaley', why: 'ferry' } as const
    expect(toldOf([aims], [first, second]).chieftain).toBe('hvaley-hrafney')
    expect(toldOf([aims, first], [second]).chieftain).toBe('hvaley-ulfey')
    expect(toldOf([aims, first, second]).chieftain).toBe('ulfey-hvaley')
  })

  it('lights the island an event is about', () => {
    expect(toldOf([{ event: 'enemy_target', island: 'ulfey', distance: 2, why: 'nearest' }]).islands).toEqual(['ulfey'])
    expect(toldOf([{ event: 'explored', seat: 0, from: 'hvaley', to: 'ulfey' }]).islands).toEqual(['hvaley', 'ulfey'])
  })

  it('of nothing points at nothing', () => {
    expect(toldOf([])).toEqual({ islands: [], trail: [] })
  })
})
