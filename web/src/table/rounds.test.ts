// The summary of a round lies on the table only for a reader who has not gone on meanwhile.
import { beforeEach, expect, test } from 'vitest'
import type { TableState } from '$net/protocol'
import { Rounds } from './rounds.svelte'

const at = (round: number, moves: number, total: number) =>
  ({
    moves,
    scores: { totals: [total], lines: [] },
    table: { status: 'running', progress: { round } },
  }) as unknown as TableState

let rounds: Rounds
beforeEach(() => {
  rounds = new Rounds()
  rounds.note(at(1, 0, 0))
  rounds.note(at(2, 5, 3))
})

test('a round that has ended is told once', () => {
  expect(rounds.takeEnded()).toBe(1)
  expect(rounds.takeEnded()).toBeUndefined()
})

test('its summary is shown to who waits for it', async () => {
  await rounds.showRound('t', 'p1', 5, 1)
  expect(rounds.shown?.rows[0]).toMatchObject({ before: 0, after: 3 })
})

test('who has chosen something meanwhile keeps the keys', async () => {
  await rounds.showRound('t', 'p1', 5, 1, () => false)
  expect(rounds.shown).toBeUndefined()
})
