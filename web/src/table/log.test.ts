// What stays of a log after undo, how a lesson reads a state, and which moves turned a game.
import { describe, expect, it } from 'vitest'
import type { Batch, Progress, TableState } from '$net/protocol'
import { deedOf, turningPoints, type Point } from './end/turning'
import { chaptersOf } from './chapters'
import { inForce, lostBy, storyInForce } from './inForce'
import { holds } from './lesson/lesson'

const batch = (seq: number, seat: number, event: string, kind: Batch['kind'] = 'act'): Batch => ({
  seq,
  seat,
  kind,
  events: kind === 'undo' ? [] : [{ event, text: { key: event } }],
})
const undo = (seq: number, seat: number, to: number): Batch => ({ ...batch(seq, seat, '', 'undo'), to })

describe('events in force', () => {
  it('are all of them while nothing was taken back', () => {
    expect(storyInForce([batch(1, 0, 'a'), batch(2, 1, 'b')]).map(({ event }) => event)).toEqual(['a', 'b'])
  })

  it('leave out what an undo took back', () => {
    const log = [
      batch(1, 0, 'a'),
      batch(2, 1, 'b'),
      batch(3, 0, 'c'),
      batch(4, 1, 'd'),
      undo(5, 0, 2),
      batch(6, 0, 'e'),
    ]
    expect(storyInForce(log).map(({ event }) => event)).toEqual(['a', 'b', 'e'])
    expect(inForce(log).map(({ move }) => move)).toEqual([1, 2, undefined, 3])
  })

  it('say what an undo would take back', () => {
    const log = [batch(1, 0, 'a'), batch(2, 1, 'b'), undo(3, 1, 1), batch(4, 1, 'c'), batch(5, 0, 'd')]
    expect(lostBy(log, 1).map(({ seq }) => seq)).toEqual([4, 5])
    expect(lostBy(log, 3)).toEqual([])
  })
})

describe('the log as it is read', () => {
  const read = (log: readonly Batch[]) =>
    chaptersOf(log, {
      first: 'start',
      chapterOf: (event) => (String(event).startsWith('round') ? String(event) : undefined),
      say: ({ key }) => key,
    }).map(({ title, lines }) => [title, ...lines.map(({ text, count, move }) => `${text?.key} ×${count} @${move}`)])

  it('has the newest on top, in chapters and in lines, and says no heading twice', () => {
    const log = [batch(1, 0, 'a'), batch(2, 0, 'round 1'), batch(3, 0, 'b'), batch(4, 1, 'c')]
    expect(read(log)).toEqual([
      ['round 1', 'c ×1 @4', 'b ×1 @3'],
      ['start', 'a ×1 @1'],
    ])
  })

  it('gathers small acts that repeat', () => {
    const log = [batch(1, 0, 'beer'), batch(2, 0, 'beer'), batch(3, 0, 'beer'), batch(4, 1, 'beer')]
    expect(read(log)).toEqual([['start', 'beer ×1 @4', 'beer ×3 @3']])
  })

  it('has no line of what was taken back, and counts anew after it', () => {
    const log = [batch(1, 0, 'a'), batch(2, 0, 'round 1'), batch(3, 0, 'b'), undo(4, 0, 1), batch(5, 0, 'c')]
    expect(read(log)).toEqual([['start', 'c ×1 @2', 'undefined ×1 @undefined', 'a ×1 @1']])
  })
})

describe('a condition of a lesson', () => {
  const state = {
    view: { phase: 'awakening', awake: { favoured: 2, task: { kind: 'will' } } },
    table: { yours: 2, status: 'running' },
  } as unknown as TableState

  it('looks into the view by its path', () => {
    expect(holds([{ path: 'awake.task.kind', is: 'will' }], state)).toBe(true)
    expect(holds([{ path: 'awake.task.kind', is: 'goal' }], state)).toBe(false)
    expect(holds([{ path: 'nowhere.at.all', is: 'will' }], state)).toBe(false)
  })

  it('knows the reader’s own seat', () => {
    expect(holds([{ path: 'awake.favoured', is: 'you' }], state)).toBe(true)
  })

  it('reaches the table as well', () => {
    expect(holds([{ path: 'table.status', is: 'running' }], state)).toBe(true)
  })

  it('still holds for whoever comes later than the round it waits for', () => {
    expect(holds([{ path: 'table.yours', atLeast: 1 }], state)).toBe(true)
    expect(holds([{ path: 'table.yours', atLeast: 3 }], state)).toBe(false)
    expect(holds([{ path: 'table.status', atLeast: 1 }], state)).toBe(false)
  })
})

describe('turning points', () => {
  const progress: Progress = { round: 1, rounds: 1, phases: [], phase: 0, step: 0, steps: 0 }
  const points = (...totals: number[][]): Point[] =>
    totals.map((each, move) => ({ move, totals: each, batch: null, progress }))

  it('are where somebody takes the lead or draws level with it', () => {
    const found = turningPoints(points([0, 0], [1, 0], [1, 1], [1, 2], [1, 3]), 3)
    expect(found.map(({ seat, kind, total }) => ({ seat, kind, total }))).toEqual([
      { seat: 0, kind: 'lead', total: 1 },
      { seat: 1, kind: 'level', total: 1 },
      { seat: 1, kind: 'lead', total: 2 },
    ])
  })

  it('are the latest when there are many', () => {
    expect(turningPoints(points([0, 0], [1, 0], [1, 2], [3, 2], [3, 4]), 2).map(({ point }) => point.move)).toEqual([
      3, 4,
    ])
  })

  it('are none for whoever plays alone', () => {
    expect(turningPoints(points([0], [3], [5]), 3)).toEqual([])
  })

  it('name no deed where the moves before it are not at hand', () => {
    const told = { ...batch(4, 0, ''), events: [] }
    const sampled = points([0, 0], [1, 0]).map((point) => ({ ...point, move: point.move * 4, batch: told }))
    const whole = points([0, 0], [1, 0]).map((point) => ({ ...point, batch: told }))
    expect(turningPoints(sampled, 3).map(({ point }) => point.batch)).toEqual([null])
    expect(turningPoints(whole, 3).map(({ point }) => point.batch)).toEqual([told])
  })
})

describe('the deed that turned a game', () => {
  const named = (key: string, seat: number) => ({ event: key, text: { key, args: [['seat', { seat }] as const] } })

  it('is the first thing of the move that speaks of whoever turned it', () => {
    const events = [named('awoke', 1), named('scored', 0), named('awoke-next', 0)]
    const point = { batch: { ...batch(1, 0, ''), events } } as unknown as Point
    expect(deedOf({ point, had: 0, seat: 0 })?.key).toBe('scored')
    const steps = [2, 3].map((told) => ({ told, scores: { totals: [told === 3 ? 4 : 0], lines: [] } }))
    expect(deedOf({ point: { ...point, steps }, had: 0, seat: 0 })?.key).toBe('awoke-next')
    expect(deedOf({ point, had: 0, seat: 2 })).toBeUndefined()
    const told = ['fell', 'beat'].map((key) => ({ event: key, text: { key, args: [['seat', { seat: 0 }]] } }))
    const fought = { ...point, batch: { events: told } } as unknown as Point
    expect(deedOf({ point: fought, had: 0, seat: 0 }, (event) => (event === 'beat' ? 9 : 1))?.key).toBe('beat')
  })
})
