// Which cards travel for which event, and how long an event is told.
import CardBack from '$design/CardBack.svelte'
import type { Flight } from '../../table/flights.svelte'
import type { Sound } from '../../table/sounds'
import type { dyeOf } from './names'
import { type Event } from './names'
import FlyingCard from './FlyingCard.svelte'

const seatGapMs = 60

export function motions(event: Event, you: number | null): Flight[] {
  const card = (god: Parameters<typeof dyeOf>[0]) => ({ piece: FlyingCard, props: { god } }) as const
  switch (event.kind) {
    case 'opened':
      return [
        {
          from: event.seat === you ? ['hand-chosen', 'hand-0', `player-${event.seat}`] : [`points-${event.seat}`],
          to: [`stack-${event.seat}-${event.god}`],
          ...card(event.god),
          delayMs: event.seat * seatGapMs,
          durationMs: 260,
        },
      ]
    case 'turned':
      return [
        { from: [`stack-${event.owner}-${event.from}`], to: [`stack-${event.owner}-${event.to}`], ...card(event.to) },
      ]
    case 'exchanged':
      return [
        {
          from: [`stack-${event.seat}-${event.gave}`],
          to: [`stack-${event.other}-${event.gave}`],
          ...card(event.gave),
          durationMs: 300,
        },
        {
          from: [`stack-${event.other}-${event.took}`],
          to: [`stack-${event.seat}-${event.took}`],
          ...card(event.took),
          durationMs: 300,
        },
      ]
    case 'thor_moved':
      return [
        {
          from: [`stack-${event.seat}-thor`],
          to: [`stack-${event.seat}-${event.under}`],
          ...card('thor'),
          durationMs: 300,
        },
      ]
    case 'placed':
      return [
        { from: ['hand-0', `points-${event.seat}`], to: [`stack-${event.seat}-${event.god}`], ...card(event.god) },
      ]
    case 'scored':
      return [
        {
          from: [`stack-${event.seat}-${event.god}`],
          to: [`points-${event.seat}`],
          piece: CardBack,
          props: { width: 44, sideways: true },
          durationMs: 300,
        },
      ]
    default:
      return []
  }
}

export function tellingMs(event: Event, you: number | null): number {
  switch (event.kind) {
    case 'awoke':
      if (event.favoured === null) return 900
      return event.contenders.length > 1 ? 2600 : 1200
    case 'dealt':
    case 'goal_opened':
      return 1100
    case 'turned':
    case 'thor_moved':
    case 'doubled':
    case 'placed':
    case 'exchanged':
    case 'took_goal':
    case 'scored':
      return event.seat === you ? 0 : 1000
    case 'drew':
    case 'no_effect':
    case 'scored_nothing':
      return 900
    default:
      return 0
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.kind) {
    case 'scored':
    case 'took_goal':
      return 'coin'
    default:
      return undefined
  }
}
