// Which pieces travel for which event, and how long an event is told.
import CardBack from '$design/CardBack.svelte'
import type { Flight } from '../../table/flights.svelte'
import type { Sound } from '../../table/sounds'
import FlyingPiece from './FlyingPiece.svelte'
import { faceDye } from './faces'
import { buildingAt, buildingIcon, iconOf, type Card, type Event, type Resource } from './names'

const gapMs = 70

export function motions(event: Event, you: number | null): Flight[] {
  /** Where a player's things are: the own deck, else the village or the panel. */
  const home = (seat: number) => (seat === you ? ['purse', `deck-${seat}`] : [`village-${seat}`, `points-${seat}`])
  const deck = (seat: number) => (seat === you ? [`deck-${seat}`] : [`village-${seat}`, `points-${seat}`])
  const card = (name: Card) => ({ piece: FlyingPiece, props: { icon: iconOf(name), dye: faceDye(name) } }) as const
  const token = (kind: Resource) => ({ piece: FlyingPiece, props: { token: kind } }) as const
  switch (event.kind) {
    case 'bought': {
      const { purchase } = event
      if (typeof purchase !== 'object') return []
      if ('card' in purchase) return [{ from: [`pile-${purchase.card}`], to: deck(event.seat), ...card(purchase.card) }]
      if ('path_card' in purchase)
        return [{ from: [`path-${purchase.path_card.slot}`], to: deck(event.seat), ...card(purchase.path_card.card) }]
      return []
    }
    case 'built':
      return [
        {
          from: [`pile-${buildingAt(event.place) ?? 'hall'}`, 'buildings'],
          to: [`place-${event.seat}-${event.place}`, `village-${event.seat}`],
          piece: FlyingPiece,
          props: { icon: buildingIcon(buildingAt(event.place)), dye: 'walnut' },
          durationMs: 300,
        },
      ]
    case 'drew':
    case 'drew_hidden': {
      const count = Math.min(4, event.kind === 'drew' ? event.cards.length : event.count)
      if (event.seat !== you) return []
      return Array.from({ length: count }, (_, index) => ({
        from: [`deck-${event.seat}`],
        to: [`hand-${index}`, 'hand'],
        piece: CardBack,
        props: { width: 52 },
        delayMs: index * gapMs,
      }))
    }
    case 'token_spent':
      return [{ from: [`place-${event.seat}-${event.place}`], to: home(event.seat), ...token(event.resource) }]
    case 'looted':
    case 'stolen':
      return [
        {
          from: [`place-${event.victim}-${event.place}`],
          to: home(event.seat),
          ...token(event.resource),
          durationMs: 320,
        },
      ]
    case 'stowed':
      return [
        {
          from: ['dragon', ...home(event.seat)],
          to: [`place-${event.seat}-${event.place}`, `village-${event.seat}`],
          ...token(event.resource),
        },
      ]
    case 'path_opened':
      return [{ from: ['path-deck'], to: ['path-0'], ...card(event.card) }]
    case 'path_discarded':
      return [{ from: ['path-4'], to: ['path-discard'], ...card(event.card) }]
    case 'asgard_taken':
      return [{ from: [`asgard-${event.card}`, 'asgard'], to: deck(event.seat), ...card(event.card), durationMs: 320 }]
    case 'undead_beaten':
      return [{ from: [`path-${event.slot}`], to: ['path-discard', 'path'], ...card(event.card) }]
    case 'scored':
      return [
        {
          from:
            event.source === 'missions'
              ? [`missions-${event.seat}`, `village-${event.seat}`]
              : [`village-${event.seat}`],
          to: [`score-${event.seat}`],
          piece: FlyingPiece,
          props: { points: event.points },
          durationMs: 420,
        },
      ]
    default:
      return []
  }
}

export function tellingMs(event: Event, you: number | null): number {
  switch (event.kind) {
    case 'declared':
    case 'hit':
    case 'repelled':
      return 1500
    case 'defended':
    case 'countered':
    case 'last_round':
    case 'achievement_scored':
    case 'tie_break':
      return 1700
    case 'round_began':
    case 'mark_passed':
    case 'undead_beaten':
    case 'dragon_beaten':
      return 1000
    case 'bought':
    case 'built':
    case 'upgraded':
    case 'dismantled':
    case 'played':
    case 'stolen':
    case 'looted':
    case 'asgard_taken':
    case 'mission_claimed':
    case 'mission_swapped':
    case 'made_discard':
    case 'opened':
    case 'fetched':
      return event.seat === you ? 0 : 800
    case 'hand_seen':
      return 2200
    default:
      return 0
  }
}

export function sound(event: Event): Sound | undefined {
  switch (event.kind) {
    case 'bought':
    case 'token_spent':
    case 'gained':
    case 'stolen':
    case 'looted':
    case 'scored':
      return 'coin'
    default:
      return undefined
  }
}
