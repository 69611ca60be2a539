// Which pieces travel for which event, and how long an event is told.
import type { Flight } from '../../table/flights.svelte'
import type { Sound } from '../../table/sounds'
import FlyingThing from './FlyingThing.svelte'
import FlyingTile from './FlyingTile.svelte'
import type { Event } from './names'
import { boxOf } from './shapes'

/** The space used last: what is gained comes from there. */
let lastSpace: string | undefined

const gapMs = 70
const piecesMost = 6

export function motions(event: Event, you: number | null): Flight[] {
  switch (event.kind) {
    case 'placed':
      lastSpace = event.space
      return [
        {
          from: [`thing-${event.seat}`, `player-${event.seat}`, `points-${event.seat}`],
          to: [`space-${event.copied ?? event.space}`],
          piece: FlyingThing,
          props: { item: 'viking' },
          durationMs: 320,
        },
      ]
    case 'gained':
      return event.items.slice(0, piecesMost).map(([item], index) => ({
        from: [...(lastSpace ? [`space-${lastSpace}`] : []), 'actions'],
        to: event.seat === you ? [`stock-${item}`, `stock-${event.seat}`] : [`player-${event.seat}`],
        piece: FlyingThing,
        props: { item },
        delayMs: index * gapMs,
        durationMs: 340,
      }))
    case 'laid': {
      const { row, column } = boxOf(event.cells)
      return [
        {
          from: event.seat === you ? [`stock-${event.piece}`, `stock-${event.seat}`] : [`player-${event.seat}`],
          to: [`tile-${event.board}-${row}-${column}`, `board-${event.board}`],
          piece: FlyingTile,
          props: { piece: event.piece, cells: event.cells },
          durationMs: 220,
        },
      ]
    }
    case 'mined':
      return [thing('mountains', event.seat, 'stone', you)]
    case 'income':
      return [thing(`board-home`, event.seat, 'silver', you)]
    case 'explored':
      return [thing(`island-${event.island}`, event.seat, 'island', you)]
    default:
      return []
  }
}

function thing(from: string, seat: number, item: string, you: number | null): Flight {
  return {
    from: [from],
    to: seat === you ? [`stock-${item}`, `stock-${seat}`] : [`player-${seat}`],
    piece: FlyingThing,
    props: { item },
    durationMs: 340,
  }
}

export function tellingMs(event: Event, you: number | null): number {
  switch (event.kind) {
    case 'round':
      return 1200
    case 'placed':
    case 'rolled':
    case 'explored':
    case 'emigrated':
    case 'played':
    case 'succeeded':
    case 'failed':
      return event.seat === you ? 0 : 800
    case 'island_turned':
    case 'born':
      return 900
    case 'income':
    case 'armoury':
    case 'penalty':
      return event.seat === you ? 800 : 0
    default:
      return 0
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.kind) {
    case 'rolled':
      return 'dice'
    case 'income':
    case 'bought':
    case 'paid':
    case 'island_silver':
      return 'coin'
    default:
      return undefined
  }
}
