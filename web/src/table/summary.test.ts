// A summary says for what the points came, and its parts add up.
import { describe, expect, it } from 'vitest'
import type { ScoreSheet } from '$net/protocol'
import { changesOf, newLeader, summaryOf } from './summary'

const sheet = (totals: number[], lines: Record<string, (number | null)[]> = {}): ScoreSheet => ({
  totals,
  lines: Object.entries(lines).map(([key, points]) => ({ label: { key, args: [] }, points })),
})

describe('a summary', () => {
  const before = sheet([10, 12], { fights: [10, 8], runes: [0, 4] })

  it('names the lines that have changed and orders by the new places', () => {
    const rows = summaryOf(before, sheet([17, 14], { fights: [17, 8], runes: [0, 6] }))
    expect(rows.map(({ seat, place, placeBefore }) => [seat, place, placeBefore])).toEqual([
      [0, 1, 2],
      [1, 2, 1],
    ])
    expect(rows[0]?.gains).toEqual([{ label: { key: 'fights', args: [] }, points: 7 }])
    expect(newLeader(rows)).toBe(0)
  })

  it('adds up even where the sheet hides something', () => {
    for (const row of summaryOf(before, sheet([12, 20], { fights: [9, null], runes: [2, 4] })))
      expect(row.gains.reduce((sum, { points }) => sum + points, 0)).toBe(row.after - row.before)
  })

  it('has no new leader where the lead is shared or kept', () => {
    expect(newLeader(summaryOf(before, sheet([12, 12])))).toBeUndefined()
    expect(newLeader(summaryOf(before, sheet([10, 13])))).toBeUndefined()
  })
})

describe('what a player owns', () => {
  const food = (count: number) => ({ icon: 'food' as const, name: 'food', count })
  const axes = (count: number) => ({ icon: 'axe' as const, name: 'axes', count })

  it('is shown where it has changed, also where there was none or none is left', () => {
    expect(changesOf([food(3)], [axes(2)])).toEqual([
      { icon: 'food', name: 'food', from: 3, to: 0 },
      { icon: 'axe', name: 'axes', from: 0, to: 2 },
    ])
  })

  it('is left out where it is the same', () => {
    expect(changesOf([food(3), axes(1)], [food(3), axes(1)])).toEqual([])
  })
})
