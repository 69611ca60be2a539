// How legal actions are laid over the board.
import { describe, expect, it } from 'vitest'
import { heldNow, isOnBoard, landings, offerOf, takings } from './choices'
import type { Action } from './types'

/** Boats are counted from 1 here, as in the view. */
const sail = (boat: number, to: string): Action => ({ verb: 'sail', of: { boat: boat - 1, to } })
const explore = (from: string, to: string): Action => ({ verb: 'explore', of: { from, to } })
const build = (slot: number, fjord: string): Action => ({ verb: 'boat', of: { slot, fjord } })
const smite = (clan: string, island: string): Action => ({ verb: 'smite', of: { clan, island } })
const skip: Action = { verb: 'skip' }

describe('an offer', () => {
  it('of one boat points at its places at once', () => {
    const offer = offerOf([sail(4, 'west'), sail(4, 'hvaley-off'), skip])
    expect(offer.held).toEqual({ kind: 'boat', boat: 4 })
    expect(offer.targets.map(({ place }) => place)).toEqual(['west', 'hvaley-off'])
  })

  it('of several boats wants one in hand first', () => {
    const actions = [sail(1, 'west'), sail(4, 'west'), sail(4, 'east')]
    expect(offerOf(actions).targets).toEqual([])
    expect(offerOf(actions).boats).toEqual([1, 4])
    expect(offerOf(actions, { kind: 'boat', boat: 4 }).targets).toEqual([
      { place: 'west', actions: [sail(4, 'west')] },
      { place: 'east', actions: [sail(4, 'east')] },
    ])
  })

  it('follows a choice made elsewhere', () => {
    const actions = [explore('hrafney', 'ulfey'), explore('hvaley', 'ulfey')]
    expect(offerOf(actions, undefined, actions[1]).held).toEqual({ kind: 'from', island: 'hvaley' })
  })

  it('lets go of what is no longer there', () => {
    expect(heldNow({ kind: 'boat', boat: 1 }, undefined, [sail(2, 'west'), sail(3, 'west')])).toBeUndefined()
  })

  it('of slots takes the one in hand first and keeps the others', () => {
    const temple: Action = { verb: 'temple', of: { slot: 0, island: 'ulfey' } }
    const offer = offerOf([build(0, 'west'), build(1, 'west'), temple], { kind: 'slot', piece: 'boat', slot: 1 })
    expect(offer.slots).toEqual([
      { piece: 'boat', slot: 0 },
      { piece: 'boat', slot: 1 },
      { piece: 'temple', slot: 0 },
    ])
    expect(offer.targets).toEqual([
      { place: 'west', actions: [build(1, 'west'), build(0, 'west')] },
      { place: 'ulfey', actions: [temple] },
    ])
  })

  it('of settlers to smite gathers the clans of an island', () => {
    const offer = offerOf([smite('p2', 'ulfey'), smite('enemy', 'ulfey'), smite('enemy', 'hvaley')])
    expect(offer.targets).toEqual([
      { place: 'ulfey', actions: [smite('p2', 'ulfey'), smite('enemy', 'ulfey')] },
      { place: 'hvaley', actions: [smite('enemy', 'hvaley')] },
    ])
  })

  it('is empty when nobody is asked', () => {
    expect(offerOf([]).targets).toEqual([])
  })
})

describe('what the board has no place for', () => {
  it('goes into the tray', () => {
    expect(isOnBoard(skip)).toBe(false)
    expect(isOnBoard({ verb: 'recall', of: 'ulfey' })).toBe(false)
    expect(isOnBoard(sail(1, 'west'))).toBe(true)
    expect(isOnBoard({ verb: 'take', of: [1, 0, 0] })).toBe(true)
  })
})

describe('amounts', () => {
  it('of a taking are read, with the sum and the most of each', () => {
    const actions: Action[] = [{ verb: 'take', of: [1, 0, 2] }, { verb: 'take', of: [0, 3, 0] }, skip]
    expect(takings(actions)).toEqual({ sum: 3, most: [1, 3, 2] })
    expect(takings([skip])).toBeUndefined()
  })

  it('of a landing are read, with or without a raid', () => {
    const land = (settlers: number, raid: boolean): Action => ({ verb: 'land', of: { settlers, raid } })
    expect(landings([land(0, false), land(0, true), land(1, false)])).toEqual({ most: 1, raid: true })
    expect(landings([sail(1, 'west')])).toBeUndefined()
  })
})
