// The seed of a table is what its parts make it, and any change of them is found.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TableState } from './protocol'
import { checkSeed, randomPart } from './seed'

const hash = (words: string) => createHash('sha256').update(words).digest('hex')
const server = 'ab'.repeat(32)
const own = 'cd'.repeat(32)
const madeUp = hash(`longhall part ${server} p2`)

function over(change: Partial<TableState> = {}): TableState {
  return {
    seed_commitment: hash(`longhall seed ${server}`),
    server_part: server,
    seed_parts: [
      { seat: 0, by: 'player', part: own },
      { seat: 1, by: 'server', part: madeUp },
    ],
    seed: hash(`longhall table ${server} p1 ${own} p2 ${madeUp}`),
    ...change,
  } as TableState
}

const sent = { part: own, commitment: over().seed_commitment }

describe('the seed', () => {
  test('that follows from its parts is true', async () => {
    expect(await checkSeed(over(), sent)).toBeUndefined()
    expect(await checkSeed(over(), undefined)).toBeUndefined()
  })

  test('of a lesson has no parts', async () => {
    const fixed = over({ server_part: null, seed_parts: [], seed: server })
    expect(await checkSeed(fixed, undefined)).toBeUndefined()
  })

  test('that does not is found', async () => {
    expect(await checkSeed(over({ seed: server }), sent)).toBe('seed')
    expect(await checkSeed(over({ server_part: own }), sent)).toBe('commitment')
    expect(await checkSeed(over(), { ...sent, commitment: own })).toBe('commitment')
    expect(await checkSeed(over(), { ...sent, part: madeUp })).toBe('part')
  })

  test('part of a player who sent none cannot be chosen', async () => {
    const chosen = [{ seat: 1, by: 'server' as const, part: own }]
    const forged = over({ seed_parts: chosen, seed: hash(`longhall table ${server} p2 ${own}`) })
    expect(await checkSeed(forged, undefined)).toBe('seed')
  })

  test('part is 64 digits and another one each time', () => {
    expect(randomPart()).toMatch(/^[0-9a-f]{64}$/)
    expect(randomPart()).not.toBe(randomPart())
  })
})
