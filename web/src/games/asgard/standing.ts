// What can be read off a view for the eye: who compares with whom in a dispute, what each god did this round,
// which choices belong to a stack. No rule is decided here; the view says who leads and what decided it.
import type { Spot } from '../../generated/asgard/Spot'
import { attention, gods, type Event, type God, type View } from './names'
import type { Action, Choosing } from './types'

export type Dispute = { god: God; contenders: readonly number[]; favoured: number | null; decidedBy: God | null }

/** One column of the ribbon: the counts of those still in it, and who drops out here. */
export type Comparison = {
  god: God
  kind: 'equal' | 'decides' | 'drops' | 'disputed' | 'not_needed'
  counts: { seat: number; count: number; out: boolean }[]
}

/** The dispute the board should explain now: the one being told, else the one of the god who is awake. */
export function disputeToShow(view: View, event: Event | undefined): Dispute | undefined {
  if (event?.kind === 'awoke') {
    const current = event.contenders.every((seat) => attention(view, seat, event.god) === event.attention[seat])
    if (event.contenders.length > 1 && current)
      return { god: event.god, contenders: event.contenders, favoured: event.favoured, decidedBy: event.decided_by }
    return undefined
  }
  const awake = view.awake && view.gods.find(({ god }) => god === view.awake?.god)
  if (!awake || awake.dispute.length < 2 || awake.leader !== view.awake?.favoured) return undefined
  return { god: awake.god, contenders: awake.dispute, favoured: awake.leader, decidedBy: awake.decided_by }
}

export function comparisons(view: View, dispute: Dispute): Comparison[] {
  let left = [...dispute.contenders]
  let decided = false
  return gods.map((god): Comparison => {
    if (decided) return { god, kind: god === dispute.god ? 'disputed' : 'not_needed', counts: [] }
    const counts = left.map((seat) => ({ seat, count: attention(view, seat, god) }))
    const most = Math.max(...counts.map(({ count }) => count))
    const shown = counts.map((each) => ({ ...each, out: each.count < most }))
    left = shown.filter(({ out }) => !out).map(({ seat }) => seat)
    decided = god === dispute.decidedBy
    const kind = decided
      ? 'decides'
      : shown.some(({ out }) => out)
        ? 'drops'
        : god === dispute.god
          ? 'disputed'
          : 'equal'
    return { god, kind, counts: kind === 'disputed' ? [] : shown }
  })
}

/** What came of each god's awakening in this round: who was favoured and what they did. */
export type Deed = { favoured: number | null; key: string; count: number }

export function deeds(events: readonly Event[]): Map<God, Deed> {
  const done = new Map<God, Deed>()
  let god: God | undefined
  const add = (key: string, count = 1) => {
    const deed = god && done.get(god)
    if (deed) Object.assign(deed, { key, count: deed.key === key ? deed.count + count : count })
  }
  for (const event of events) {
    if (event.kind === 'dealt') done.clear()
    if (event.kind === 'awoke') {
      if (event.last_scoring && event.god === 'odin') done.clear()
      god = event.god
      done.set(god, { favoured: event.favoured, key: event.favoured === null ? 'nobody' : 'decides', count: 0 })
    }
    if (event.kind === 'turned') add('turned')
    if (event.kind === 'thor_moved') add('moved', event.cards)
    if (event.kind === 'doubled') add('doubled')
    if (event.kind === 'scored') add('scored')
    if (event.kind === 'placed') add('drew')
    if (event.kind === 'exchanged') add('exchanged')
    if (event.kind === 'no_effect') add('nothing')
    if (event.kind === 'scored_nothing' && god && done.get(god)?.key !== 'scored') add('nothing')
  }
  return done
}

/** The verbs that name a stack, or a card of it, and the one that is meant. */
export type StackAction = Extract<Action, { verb: 'score' | 'turn' | 'under' | 'double' | 'give' | 'trick' | 'take' }>

/** The card an action is about; actions on a whole stack name only the god. */
export function spotOf(action: StackAction): { seat: number | undefined; god: God; spot: Spot | undefined } {
  switch (action.verb) {
    case 'score':
    case 'give':
      return { seat: undefined, god: action.of.god, spot: action.of }
    case 'trick':
    case 'take':
      return { seat: action.of[0], god: action.of[1].god, spot: action.of[1] }
    default:
      return { seat: undefined, god: action.of, spot: undefined }
  }
}

/** The legal actions on cards of one stack. */
export function stackChoices(choosing: Choosing, you: number | null, seat: number, god: God): StackAction[] {
  return choosing.legal('score', 'turn', 'under', 'double', 'give', 'trick', 'take').filter((action) => {
    const at = spotOf(action)
    return at.god === god && (at.seat ?? you) === seat
  })
}

/** What a click on a stack would mean now, legal or not, so that an attempt can be answered. */
export function attemptOn(view: View, you: number | null, seat: number, god: God): StackAction | undefined {
  const pick = view.awake?.favoured === you ? view.awake?.pick : undefined
  const bottom: Spot = { god, side: 'face_up', index: 0 }
  if (pick === 'trick' || pick === 'take') return { verb: pick, of: [seat, bottom] }
  if (!pick || seat !== you) return undefined
  return pick === 'score' || pick === 'give' ? { verb: pick, of: bottom } : { verb: pick, of: god }
}

/** What is pointed at: a card of the hand by its number, or a stack that the reader has opened to pick a card from. */
export type Piece = { card: number } | { seat: number; god: God }

export function openStack(choosing: Choosing): { seat: number; god: God } | undefined {
  const piece = choosing.piece as Piece | undefined
  return piece && 'seat' in piece ? piece : undefined
}

export function pointedCard(choosing: Choosing): number {
  const piece = choosing.piece as Piece | undefined
  return piece && 'card' in piece ? piece.card : -1
}
