// Disputes and deeds as the board reads them off a view.
import { describe, expect, it } from 'vitest'
import { gods, type Event, type God, type View } from './names'
import { attemptOn, comparisons, deeds, disputeToShow } from './standing'

/** A view with only the attention of each player. */
function viewOf(attention: Partial<Record<God, number>>[]): View {
  const players = attention.map((counts) => ({
    points: 0,
    hand: 0,
    ready: false,
    stacks: gods.map((god) => ({ beneath: [], cards: [], attention: counts[god] ?? 0, doubled: false })),
  }))
  return {
    round: 1,
    phase: 'awakening',
    cards: 5,
    laid: 5,
    passes_left: true,
    players,
    goals: [],
    deck: 0,
    doubled: null,
    hand: [],
    chosen: null,
    awake: null,
    gods: gods.map((god) => ({ god, leader: null, dispute: [], decided_by: null, goal_cap: null })),
  }
}

const awoke = (god: God, more: Partial<Extract<Event, { kind: 'awoke' }>> = {}): Event => ({
  kind: 'awoke',
  god,
  attention: [0, 0, 0, 0, 0],
  contenders: [],
  favoured: null,
  decided_by: null,
  last_scoring: false,
  ...more,
})

describe('a dispute', () => {
  // The second example of the rulebook: Odin, Thor and Freya are equal, Loki decides.
  const view = viewOf([
    { odin: 2, loki: 0, sif: 2 },
    { odin: 2, loki: 2, sif: 2 },
  ])

  it('compares god by god until one contender is left', () => {
    const columns = comparisons(view, { god: 'sif', contenders: [0, 1], favoured: 1, decidedBy: 'loki' })
    expect(columns.map(({ kind }) => kind)).toEqual([
      'equal',
      'equal',
      'equal',
      'decides',
      'disputed',
      'not_needed',
      'not_needed',
    ])
    expect(columns[3]?.counts).toEqual([
      { seat: 0, count: 0, out: true },
      { seat: 1, count: 2, out: false },
    ])
  })

  it('drops a third contender on the way and no longer counts them', () => {
    const three = viewOf([
      { odin: 1, sif: 2 },
      { odin: 2, thor: 1, sif: 2 },
      { odin: 2, sif: 2 },
    ])
    const columns = comparisons(three, { god: 'sif', contenders: [0, 1, 2], favoured: 1, decidedBy: 'thor' })
    expect(columns[0]).toMatchObject({
      kind: 'drops',
      counts: [
        { seat: 0, out: true },
        { seat: 1, out: false },
        { seat: 2, out: false },
      ],
    })
    expect(columns[1]?.counts.map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('is told only while the counts on the board are those of the event', () => {
    const told = awoke('sif', { contenders: [0, 1], favoured: 1, decided_by: 'loki', attention: [2, 2, 0, 0, 0] })
    expect(disputeToShow(view, told)).toEqual({ god: 'sif', contenders: [0, 1], favoured: 1, decidedBy: 'loki' })
    expect(disputeToShow(viewOf([{ sif: 1 }, { sif: 2 }]), told)).toBeUndefined()
  })
})

describe('deeds of the round', () => {
  it('says for each god who was favoured and what they did', () => {
    const done = deeds([
      awoke('odin', { favoured: 1 }),
      { kind: 'turned', seat: 1, owner: 1, from: 'odin', to: 'sif' },
      awoke('thor'),
      awoke('loki', { favoured: 0 }),
      { kind: 'scored', seat: 0, god: 'loki', beneath: false },
      { kind: 'scored', seat: 0, god: 'loki', beneath: true },
    ])
    expect(done.get('odin')).toEqual({ favoured: 1, key: 'turned', count: 1 })
    expect(done.get('thor')).toEqual({ favoured: null, key: 'nobody', count: 0 })
    expect(done.get('loki')).toEqual({ favoured: 0, key: 'scored', count: 2 })
  })

  it('begins anew when cards are dealt', () => {
    expect(deeds([awoke('odin', { favoured: 1 }), { kind: 'dealt', round: 2, cards: 5 }]).size).toBe(0)
  })
})

describe('pointing at a stack', () => {
  const awake = (pick: 'score' | 'trick') => ({
    ...viewOf([{}, {}]),
    awake: { god: 'loki' as const, favoured: 0, task: { kind: 'will' as const }, pick },
  })

  it('means what the rules say it means, on the own stacks or on those of others', () => {
    const bottom = { god: 'sif', side: 'face_up', index: 0 }
    expect(attemptOn(awake('trick'), 0, 1, 'sif')).toEqual({ verb: 'trick', of: [1, bottom] })
    expect(attemptOn(awake('score'), 0, 0, 'sif')).toEqual({ verb: 'score', of: bottom })
    expect(attemptOn(awake('score'), 0, 1, 'sif')).toBeUndefined()
  })

  it('means nothing to who is not favoured', () => {
    expect(attemptOn(awake('trick'), 1, 0, 'sif')).toBeUndefined()
  })
})
