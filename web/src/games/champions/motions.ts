// Which pieces travel for which event, and how long an event is told.
import Icon from '$design/Icon.svelte'
import type { Flight } from '../../table/flights.svelte'
import type { Sound } from '../../table/sounds'
import { goods, weapons, type Event, type Purse } from './names'
import SmallDie from './SmallDie.svelte'

const gapMs = 60

/** Goods and warriors that fly to or from a player, a few at most. */
function purseFlights(purse: Purse, at: (thing: string) => { from: string[]; to: string[] }): Flight[] {
  const things = [...goods, ...weapons].filter((thing) => purse[thing] > 0)
  return things.flatMap((thing, order) =>
    Array.from({ length: Math.min(3, purse[thing]) }, (_, index) => ({
      ...at(thing),
      ...(thing === 'swordsman' || thing === 'spearman' || thing === 'axeman'
        ? { piece: SmallDie, props: { weapon: thing, size: 26 } }
        : { piece: Icon, props: { name: thing, size: 26 } }),
      delayMs: (order + index) * gapMs,
      durationMs: 300,
    })),
  )
}

/** Where the last worker went: what is gained or paid there flies from and to that place. */
let lastPlace = 'stage-foe'

export function motions(event: Event, you: number | null): Flight[] {
  switch (event.kind) {
    case 'worked':
      lastPlace = `place-${event.place}`
      return []
    case 'gained':
      return purseFlights(event.purse, (thing) => ({
        from: [lastPlace, 'stage-foe'],
        to: [`${thing}-${event.seat}`, `player-${event.seat}`, `points-${event.seat}`],
      }))
    case 'paid':
      return purseFlights(event.purse, (thing) => ({
        from: [`${thing}-${event.seat}`, `player-${event.seat}`],
        to: [lastPlace, 'stage-foe'],
      }))
    case 'beaten':
      return purseFlights(event.reward, (thing) => ({
        from: ['stage-foe', 'stage'],
        to: [`${thing}-${event.seat}`, `points-${event.seat}`],
      }))
    case 'berthed':
      return [
        {
          from: [`place-${event.ship === 'small' || event.ship === 'large' ? event.ship : 'private'}-longship`],
          to: [`berth-${event.shore}`],
          piece: Icon,
          props: { name: 'longship', size: 32 },
          durationMs: 420,
        },
      ]
    case 'blamed':
      return [
        {
          from: [`blame-${event.by}`, `player-${event.by}`],
          to: [`blame-${event.seat}`, `player-${event.seat}`],
          piece: Icon,
          props: { name: 'blame', size: 28 },
          durationMs: 420,
        },
      ]
    case 'hunted':
      return event.seat === you || event.food === 0
        ? []
        : [
            {
              from: ['place-hunting-grounds'],
              to: [`food-${event.seat}`],
              piece: Icon,
              props: { name: 'food', size: 26 },
            },
          ]
    default:
      return []
  }
}

export function tellingMs(event: Event, you: number | null): number {
  switch (event.kind) {
    case 'round_began':
      return 1000
    case 'troll_unbeaten':
    case 'beaten':
    case 'repelled':
    case 'journey_opened':
      return 1400
    // What only you come to know is nowhere else in words.
    case 'journey_seen':
    case 'destiny_kept':
      return event.seat === you ? 2600 : 0
    case 'rolled':
    case 'rerolled':
      return event.seat === you ? 0 : 1100
    case 'struck':
      return event.seat === you ? 700 : 900
    case 'blamed':
    case 'starved':
    case 'washed':
    case 'forbidden':
    case 'turned_away':
      return 1300
    case 'worked':
    case 'berthed':
    case 'rune_taken':
    case 'rune_used':
    case 'ship_built':
    case 'hunted':
    case 'fell':
    case 'leader_taken':
    case 'leader_glory':
    case 'destiny_opened':
    case 'turn_order_demanded':
      return event.seat === you ? 0 : 900
    default:
      return 0
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.kind) {
    case 'rolled':
    case 'rerolled':
    case 'hunted':
      return 'dice'
    case 'paid':
    case 'gained':
    case 'traded':
    case 'destiny_opened':
      return 'coin'
    default:
      return undefined
  }
}
