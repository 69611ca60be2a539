import { expect, test } from 'vitest'
import type { Analysis, AnalysedDecision, DecisionMark } from '$net/protocol'
import { apart, firstShown, lineOf, rounds, shown, step, worstFirst } from './reading'

function decision(seat: number, mark: DecisionMark, cost: number, round = 1): AnalysedDecision {
  const label = { key: 'x' }
  const chances = { before: [0.5, 0.5], after: [0.5 - cost, 0.5 + cost] }
  return { move: 0, seat, action: 'x', label, round, depth: 'deep', mark, cost, ...chances, choices: [] }
}

const seat = { accuracy: 1, best: 0, fine: 0, slips: 0, blunders: 0, cost: 0, luck: 0 }
const analysis: Analysis = {
  decisions: [
    decision(0, 'best', 0),
    decision(1, 'blunder', 0.3),
    decision(0, 'only', 0),
    decision(0, 'slip', 0.05, 2),
    decision(0, 'blunder', 0.2, 2),
  ],
  result: [1, 0],
  seats: [seat, seat],
  slip: 0.04,
  blunder: 0.1,
}

test('slips are asked worst first, those of the reader alone', () => {
  expect(worstFirst(analysis, 0)).toEqual([4, 3])
  expect(worstFirst(analysis, null)).toEqual([1, 4, 3])
  expect(firstShown(analysis, 0)).toBe(4)
})

test('a filter shows the decisions of one seat, and none without a choice', () => {
  expect(shown(analysis, 'all').map(({ number }) => number)).toEqual([0, 1, 3, 4])
  expect(shown(analysis, 0).map(({ number }) => number)).toEqual([0, 3, 4])
  expect(shown(analysis, 'slips').map(({ number }) => number)).toEqual([1, 3, 4])
})

test('steps go to the nearest in a direction and stay at the ends', () => {
  expect([step([1, 4], 2, 1), step([1, 4], 2, -1), step([1, 4], 4, 1)]).toEqual([4, 1, 4])
})

test('a line shows the fall of a bad decision and ends with the result', () => {
  expect(lineOf(analysis, 0).at(-1)).toEqual({ at: 5, chance: 1 })
  expect(lineOf(analysis, 0).filter(({ at }) => at % 1 !== 0)).toHaveLength(3)
})

test('rounds follow each other without a gap', () => {
  expect(rounds(analysis)).toEqual([
    { round: 1, from: 0, to: 3 },
    { round: 2, from: 3, to: 5 },
  ])
})

test('labels are moved apart, and stay inside', () => {
  expect(apart([10, 12, 90], 28, 0, 90)).toEqual([10, 38, 90])
  expect(apart([80, 85], 28, 0, 90)).toEqual([62, 90])
})
