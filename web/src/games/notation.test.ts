// Notation is written in one place a game, and Rust reads it: examples that Rust has written are written the same here.
import { describe, expect, it } from 'vitest'
import { gameIds } from './ids'

type Example = { parts: { verb: string }; notation: string }

const written = import.meta.glob<(action: never) => string>('./*/notation.ts', { eager: true, import: 'notation' })
const examples = import.meta.glob<readonly Example[]>('../generated/*/actions.json', { eager: true, import: 'default' })

/** Verbs that the examples of a game try at least. */
const verbs: Record<string, number> = { asgard: 12, champions: 22, feast: 30, gonewild: 34, tinyepic: 25 }

// A game whose board is not drawn yet writes no notation: its choices come written.
const games = gameIds.filter((game) => `./${game}/notation.ts` in written)

it('is tried in every game that has a board', () => {
  expect(games).toEqual(expect.arrayContaining(Object.keys(verbs)))
})

describe.each(games)('%s', (game) => {
  const notation = written[`./${game}/notation.ts`]
  const tried = examples[`../generated/${game}/actions.json`] ?? []

  it('writes every action as Rust does', () => {
    const wrong = tried.filter((example) => notation?.(example.parts as never) !== example.notation)
    expect(wrong).toEqual([])
  })

  it('is tried with nearly all verbs', () => {
    expect(new Set(tried.map(({ parts }) => parts.verb)).size).toBeGreaterThanOrEqual(verbs[game] ?? 1)
  })
})
