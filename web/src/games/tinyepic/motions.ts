// Which pieces travel for which event, and how long an event is told.
import CardBack from '$design/CardBack.svelte'
import type { Flight } from '../../table/flights.svelte'
import type { Sound } from '../../table/sounds'
import FlyingPiece from './FlyingPiece.svelte'
import { clanOf, resources, type Event } from './names'

/** A boat takes this long from one place to the next. */
const stepMs = 240

/** Where a boat of a clan is marked on the chart; a copy flies there, and the boat appears when the copy has arrived. */
export const boatPlace = (seat: number, boat: number): string => `boat-${clanOf(seat)}-${boat}`

export function motions(event: Event, you: number | null): Flight[] {
  const flies = (what: string, more: Partial<Flight> & Pick<Flight, 'from' | 'to'>, seat?: number): Flight => ({
    piece: FlyingPiece,
    props: { what, seat },
    ...more,
  })
  const fromHome = (seat: number) => [`clan-${seat}`, `player-${seat}`]
  switch (event.kind) {
    case 'sailed': {
      const via = event.path.slice(0, -1).map((place) => `place-${place}`)
      const to = [boatPlace(event.seat, event.boat), `place-${event.path.at(-1) ?? event.from}`]
      const durationMs = stepMs * Math.max(1, event.path.length)
      return [flies('boat', { from: [`place-${event.from}`], to, via, durationMs }, event.seat)]
    }
    case 'retreated': {
      const to = [boatPlace(event.seat, event.boat), `place-${event.to}`]
      return [flies('boat', { from: [`place-${event.from}`], to, durationMs: 2 * stepMs }, event.seat)]
    }
    case 'launched':
    case 'boat_built':
      return [flies('boat', { from: fromHome(event.seat), to: [`place-${event.fjord}`], durationMs: 360 }, event.seat)]
    case 'temple_built':
      return [
        flies('temple', { from: fromHome(event.seat), to: [`island-${event.island}`], durationMs: 360 }, event.seat),
      ]
    case 'landed':
      return Array.from({ length: event.settlers }, (_, index) =>
        flies(
          'settler',
          { from: fromHome(event.seat), to: [`island-${event.island}`], delayMs: index * 110, durationMs: 360 },
          event.seat,
        ),
      )
    case 'explored':
      return [
        flies('settler', { from: [`island-${event.from}`], to: [`island-${event.to}`], durationMs: 360 }, event.seat),
      ]
    case 'temple_carried':
      return [
        flies('temple', { from: [`island-${event.from}`], to: [`island-${event.to}`], durationMs: 360 }, event.seat),
      ]
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

export function tellingMs(event: Event, you: number | null): number {
  if (event.kind.startsWith('enemy_')) return 1000
  switch (event.kind) {
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
    case 'battle_opens':
    case 'battle_won':
    case 'battle_drawn':
    case 'battle_off':
    case 'invaders_win':
    case 'era_begins':
    case 'era_ends':
    case 'game_ends':
      return 1400
    default:
      return 0
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.kind) {
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
