import { describe, expect, it } from 'vitest'
import { atFirst, doorAfter, doorBefore, shut, sofaOf, type Door, type Sofa } from './door'

const sofa = (asked: number[], secretive: number[] = [0, 1, 3]): Sofa => ({
  seats: [0, 1, 3],
  asked,
  secretive,
  over: false,
})
const open = (seat: number, wished = false): Door => ({ kind: 'open', seat, wished })
const closed = (seat: number, wished = false): Door => ({ kind: 'closed', seat, wished })

describe('the door of a device that several people share', () => {
  it('is closed before whoever is asked and has a secret, and open before who has none', () => {
    expect(doorAfter(atFirst, sofa([1]))).toEqual(closed(1))
    expect(doorAfter(atFirst, sofa([1], [0]))).toEqual(open(1))
    expect(doorAfter(atFirst, sofa([]))).toBe(atFirst)
  })

  it('goes on in the order of seats, and stays with who is still asked', () => {
    expect(doorAfter(open(1), sofa([0, 3]))).toEqual(closed(3))
    expect(doorAfter(open(3), sofa([0, 1]))).toEqual(closed(0))
    const stays = open(1)
    expect(doorAfter(stays, sofa([0, 1, 3]))).toBe(stays)
  })

  it('stays open while nobody here is asked, so that the mover sees what follows', () => {
    const stays = open(1)
    expect(doorAfter(stays, sofa([]))).toBe(stays)
  })

  it('follows the table while it is closed: who is not asked any more need not open', () => {
    expect(doorAfter(closed(1), sofa([3]))).toEqual(closed(3))
    expect(doorAfter(closed(1), sofa([]))).toEqual({ kind: 'table', wished: false })
    expect(doorAfter(closed(1), sofa([1], [0]))).toEqual(open(1))
  })

  it('lets somebody look who is not asked, until they are or hide again', () => {
    expect(doorBefore(0, sofa([1]))).toEqual(closed(0, true))
    const looks = open(0, true)
    expect(doorAfter(looks, sofa([1]))).toBe(looks)
    expect(doorAfter(looks, sofa([0]))).toEqual(open(0))
    expect(doorAfter({ kind: 'table', wished: true }, sofa([1]))).toEqual({ kind: 'table', wished: true })
  })

  it('shuts before a secret only', () => {
    expect(shut(open(1), sofa([1]))).toEqual(closed(1))
    expect(shut(open(1), sofa([1], [0]))).toEqual(open(1))
    expect(shut(atFirst, sofa([1]))).toBe(atFirst)
  })

  it('has nobody behind it for whom a bot plays, and is gone when the game is over', () => {
    const table = {
      device: [0, 1],
      seats: [{ kind: 'person' }, { kind: 'bot' }],
      pending: [0, 1],
      status: 'running',
    } as never
    expect(sofaOf({ table, secretive: [0, 1] })).toEqual({ seats: [0], asked: [0], secretive: [0, 1], over: false })
    expect(doorAfter(open(2), sofa([0]))).toEqual(closed(0))
    expect(doorAfter(open(1), { ...sofa([]), over: true })).toEqual({ kind: 'over' })
  })
})
