// What is shown while something is told: never more than has been told by then.
import { describe, expect, it } from 'vitest'
import type { Batch, Frame, TableState } from '$net/protocol'
import { marksOf } from './marks'
import { movesToAsk, shotsOf, type Update } from './shots'

const state = (seq: number, view: string): TableState =>
  ({
    seq,
    moves: seq,
    view,
    scores: { totals: [] },
    table: { pending: [0], your_turn: true, status: 'running' },
    question: { kind: 'turn' },
    choices: [],
  }) as unknown as TableState

/** Events in capitals are told, others are left to the log. */
const batch = (seq: number, ...events: string[]): Batch => ({
  seq,
  seat: 1,
  kind: 'act',
  events: events.map((event) => ({ event, text: { key: event } })),
})

const tellingMs = (event: unknown) => (event === String(event).toUpperCase() ? 900 : 0)

const frame = (move: number, of: Batch, ...steps: [told: number, view: string][]): Frame =>
  ({
    move_number: move,
    view: `after ${move}`,
    scores: { totals: [] },
    batch: of,
    steps: steps.map(([told, view]) => ({ told, view, scores: { totals: [] } })),
  }) as unknown as Frame

const update = (...batches: Batch[]): Update => ({
  batches,
  state: state(4 + batches.length, 'new'),
  before: state(4, 'old'),
  entries: 4,
})

const shown = (news: Update, ...frames: Frame[]) =>
  shotsOf(news, new Map(frames.map((each) => [each.move_number, each])), tellingMs).map(
    ({ state: { view }, entries, events, moment }) => [moment?.event, view, `${entries}.${events}`],
  )

describe('the shots of an update', () => {
  it('show the new position with the only thing that is told', () => {
    const news = update(batch(5, 'WORKED', 'gained'))
    expect(movesToAsk(news, tellingMs)).toEqual([])
    expect(shown(news)).toEqual([['WORKED', 'new', '5.0']])
  })

  it('pass through what is not told', () => {
    expect(shown(update(batch(5, 'chose')))).toEqual([[undefined, 'new', '5.0']])
  })

  it('show the position between two steps, and with it no event that comes later', () => {
    const entry = batch(5, 'TURNED', 'AWOKE', 'left', 'DEALT')
    const news = update(entry)
    expect(movesToAsk(news, tellingMs)).toEqual([5])
    expect(shown(news, frame(5, entry, [1, 'turned'], [3, 'woken']))).toEqual([
      ['TURNED', 'turned', '4.1'],
      ['AWOKE', 'woken', '4.3'],
      ['DEALT', 'new', '5.0'],
    ])
  })

  it('stay at an earlier position where the server knows none in between', () => {
    const entry = batch(5, 'A', 'B', 'C')
    expect(shown(update(entry), frame(5, entry, [2, 'later']))).toEqual([
      ['A', 'old', '4.1'],
      ['B', 'later', '4.2'],
      ['C', 'new', '5.0'],
    ])
    expect(shown(update(entry)).map(([, view]) => view)).toEqual(['old', 'old', 'new'])
  })

  it('show entries that came together one after the other', () => {
    const [one, other] = [batch(5, 'A'), batch(6, 'B')]
    const news = update(one, other)
    expect(movesToAsk(news, tellingMs)).toEqual([5])
    expect(shown(news, frame(5, one))).toEqual([
      ['A', 'after 5', '5.0'],
      ['B', 'new', '6.0'],
    ])
  })

  it('do not believe a frame of another move', () => {
    const entry = batch(5, 'A', 'B')
    expect(shown(update(entry), frame(5, batch(5, 'X'), [1, 'other']))[0]).toEqual(['A', 'old', '4.1'])
  })

  it('ask nobody anything before the last', () => {
    const entry = batch(5, 'A', 'B')
    const [first, last] = shotsOf(update(entry), new Map(), tellingMs)
    expect(first?.state.question).toBeNull()
    expect(first?.state.table.your_turn).toBe(false)
    expect(last?.state.question).not.toBeNull()
  })
})

describe('the places of an event', () => {
  it('are named by field and value, those of a player with the seat', () => {
    expect(marksOf({ kind: 'worked', seat: 1, place: 'market' })).toContain('place-market')
    expect(marksOf({ kind: 'hit', seat: 0, victim: 2, place: 'brewery' })[0]).toBe('place-2-brewery')
    expect(marksOf('none')).toEqual([])
  })
})
