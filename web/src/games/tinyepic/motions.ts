// Which pieces travel for which event, and how long an event is told.
import CardBack from '$design/CardBack.svelte'
import type { Flight } from '../../table/flights.svelte'
import type { Sound } from '../../table/sounds'
import FlyingPiece from './FlyingPiece.svelte'
import { clanOf, resources, type Event } from './names'

/** A boat takes this long from one place to the next. */
const stepMs = 180

export function motions(raw: unknown, you: number | null): Flight[] {
  const event = raw as Event
  const flies = (what: string, more: Partial<Flight> & Pick<Flight, 'from' | 'to'>): Flight => ({
    piece: FlyingPiece,
    props: { what },
    ...more,
  })
  switch (event.event) {
    case 'sailed':
      return [
        flies('boat', {
          from: [`place-${event.from}`],
          to: [`place-${event.path.at(-1) ?? event.from}`],
          via: event.path.slice(0, -1).map((place) => `place-${place}`),
          durationMs: stepMs * Math.max(1, event.path.length),
        }),
      ]
    case 'retreated':
      return [flies('boat', { from: [`place-${event.from}`], to: [`place-${event.to}`] })]
    case 'enemy_moves':
      return [flies('boat', { from: [`place-${event.from}`], to: [`place-${event.to}`] })]
    case 'launched':
    case 'boat_built':
      return [flies('boat', { from: [`clan-${event.seat}`, `player-${event.seat}`], to: [`place-${event.fjord}`] })]
    case 'temple_built':
      return [flies('temple', { from: [`clan-${event.seat}`, `player-${event.seat}`], to: [`island-${event.island}`] })]
    case 'landed':
      return event.settlers === 0
        ? []
        : [flies('settler', { from: [`clan-${event.seat}`, `player-${event.seat}`], to: [`island-${event.island}`] })]
    case 'explored':
      return [flies('settler', { from: [`island-${event.from}`], to: [`island-${event.to}`], durationMs: 320 })]
    case 'temple_carried':
      return [flies('temple', { from: [`island-${event.from}`], to: [`island-${event.to}`], durationMs: 320 })]
    case 'raided':
      return [flies('hut', { from: [`village-${event.dock}`], to: [`villages-${event.seat}`, `player-${event.seat}`] })]
    case 'harvested':
    case 'gained':
      return resources
        .filter((_, index) => (event.gained[index] ?? 0) > 0)
        .map((good, index) =>
          flies(good, {
            from: [`row-${event.seat}`, `player-${event.seat}`],
            to: [`goods-${event.seat}`, `player-${event.seat}`],
            delayMs: index * 80,
          }),
        )
    case 'played':
      return [
        {
          from: event.seat === you ? ['hand-chosen', 'hand-0'] : [`player-${event.seat}`],
          to: [`row-${event.seat}`, `player-${event.seat}`],
          piece: CardBack,
          props: { width: 44 },
          durationMs: 260,
        },
      ]
    default:
      return []
  }
}

/** Steps of the enemy are read at the reader's own pace, so the teller leaves them alone. */
export function tellingMs(raw: unknown, you: number | null): number {
  const event = raw as Event
  if (event.event.startsWith('enemy_')) return 0
  switch (event.event) {
    case 'played':
    case 'face_down':
    case 'sailed':
    case 'landed':
    case 'raided':
    case 'explored':
    case 'boat_built':
    case 'temple_built':
    case 'temple_carried':
    case 'harvested':
    case 'dedicated':
    case 'dedicated_to_god':
    case 'exchanged':
    case 'discarded':
      return event.seat === you ? 0 : 1000
    case 'smitten':
      return event.victim === (you === null ? '' : clanOf(you)) ? 1600 : 900
    case 'attacked':
      return 1300
    case 'rune_taken':
    case 'rune_returned':
      return 1300
    case 'battle_begins':
      return event.clan === (you === null ? '' : clanOf(you)) ? 0 : 1500
    case 'era_begins':
    case 'era_ends':
    case 'game_ends':
      return 1400
    default:
      return 0
  }
}

export function sound(raw: unknown): Sound | undefined {
  switch ((raw as Event).event) {
    case 'harvested':
    case 'gained':
    case 'exchanged':
    case 'dedicated':
    case 'rune_taken':
      return 'coin'
    default:
      return undefined
  }
}
