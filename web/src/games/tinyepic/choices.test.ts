// How legal actions are laid over the board.
import { describe, expect, it } from 'vitest'
import { heldNow, isOnBoard, landing, landings, offerOf, taking, takings } from './choices'

const list = (...actions: string[]) => actions.map((action) => ({ action, label: { key: '' } }))

describe('an offer', () => {
  it('of one boat points at its places at once', () => {
    const offer = offerOf(list('sail b4 west', 'sail b4 hvaley-off', 'skip'))
    expect(offer.held).toEqual({ kind: 'boat', boat: 4 })
    expect(offer.targets.map(({ place }) => place)).toEqual(['west', 'hvaley-off'])
  })

  it('of several boats wants one in hand first', () => {
    const choices = list('sail b1 west', 'sail b4 west', 'sail b4 east')
    expect(offerOf(choices).targets).toEqual([])
    expect(offerOf(choices).boats).toEqual([1, 4])
    expect(offerOf(choices, 'sail b4').targets).toEqual([
      { place: 'west', actions: ['sail b4 west'] },
      { place: 'east', actions: ['sail b4 east'] },
    ])
  })

  it('follows a choice made elsewhere', () => {
    const choices = list('explore hrafney ulfey', 'explore hvaley ulfey')
    expect(offerOf(choices, undefined, 'explore hvaley ulfey').held).toEqual({ kind: 'from', island: 'hvaley' })
  })

  it('lets go of what is no longer there', () => {
    expect(heldNow('sail b1', undefined, list('sail b2 west', 'sail b3 west'))).toBeUndefined()
  })

  it('of slots takes the one in hand first and keeps the others', () => {
    const choices = list('boat 1 west', 'boat 2 west', 'temple 1 ulfey')
    const offer = offerOf(choices, 'boat 2')
    expect(offer.slots).toEqual(['boat 1', 'boat 2', 'temple 1'])
    expect(offer.targets).toEqual([
      { place: 'west', actions: ['boat 2 west', 'boat 1 west'] },
      { place: 'ulfey', actions: ['temple 1 ulfey'] },
    ])
  })

  it('of settlers to smite gathers the clans of an island', () => {
    const offer = offerOf(list('smite p2 ulfey', 'smite enemy ulfey', 'smite enemy hvaley'))
    expect(offer.targets).toEqual([
      { place: 'ulfey', actions: ['smite p2 ulfey', 'smite enemy ulfey'] },
      { place: 'hvaley', actions: ['smite enemy hvaley'] },
    ])
  })

  it('is empty when nobody is asked', () => {
    expect(offerOf(null).targets).toEqual([])
  })
})

describe('what the board has no place for', () => {
  it('goes into the tray', () => {
    expect(['skip', 'decline', 'draw', 'battle', 'collect', 'reveal', 'recall ulfey'].some(isOnBoard)).toBe(false)
    expect(['sail b1 west', 'take 1 0 0', 'dedicate thor', 'favor upper-left'].every(isOnBoard)).toBe(true)
  })
})

describe('amounts', () => {
  it('of a taking are read, with the sum and the most of each', () => {
    expect(taking('take 1 0 2')).toEqual([1, 0, 2])
    expect(takings(list('take 1 0 2', 'take 0 3 0', 'skip'))).toEqual({ sum: 3, most: [1, 3, 2] })
    expect(takings(list('skip'))).toBeUndefined()
  })

  it('of a landing are read, with or without a raid', () => {
    expect(landing('land 2 raid')).toEqual({ settlers: 2, raid: true })
    expect(landing('skip')).toBeUndefined()
    expect(landings(list('land 0', 'land 0 raid', 'land 1'))).toEqual({ most: 1, raid: true })
    expect(landings(list('sail b1 west'))).toBeUndefined()
  })
})
