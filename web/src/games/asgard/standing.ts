// What can be read off a view for the eye: who compares with whom in a dispute, what each god did this round,
// which choices belong to a stack. No rule is decided here; the view says who leads and what decided it.
import type { Choosing } from '../../table/choosing.svelte'
import type { Choice } from '$net/protocol'
import { attention, gods, type Event, type God, type View } from './names'

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

const ownVerbs = ['score', 'turn', 'under', 'double', 'give']
const othersVerbs = ['trick', 'take']

/** The legal actions on cards of one stack. */
export function stackChoices(choosing: Choosing, you: number | null, seat: number, god: God): Choice[] {
  const verbs =
    seat === you ? ownVerbs.map((verb) => `${verb} ${god}`) : othersVerbs.map((verb) => `${verb} p${seat + 1} ${god}`)
  return verbs.flatMap((words) => choosing.startingWith(words))
}

/** What a click on a stack would mean now, legal or not, so that an attempt can be answered. */
export function attemptOn(view: View, you: number | null, seat: number, god: God): string | undefined {
  const awake = view.awake
  if (!awake || awake.favoured !== you) return undefined
  const other = `p${seat + 1} ${god} 1`
  switch (awake.task.kind) {
    case 'goal':
    case 'last_scoring':
      return seat === you ? `score ${god} 1` : undefined
    case 'take':
      return `take ${other}`
    case 'will':
      return {
        odin: seat === you ? `turn ${god}` : undefined,
        thor: seat === you ? `under ${god}` : undefined,
        freya: seat === you ? `double ${god}` : undefined,
        loki: `trick ${other}`,
        sif: undefined,
        bragi: seat === you ? `give ${god} 1` : undefined,
        heimdall: seat === you ? `score ${god} 1` : undefined,
      }[awake.god]
    default:
      return undefined
  }
}

/** The mark of a stack that the reader has opened to pick a card from it. */
export const stackMark = (seat: number, god: God) => `stack ${seat} ${god}`

export function openStack(piece: string | undefined): { seat: number; god: God } | undefined {
  const [kind, seat, name] = piece?.split(' ') ?? []
  const god = gods.find((each) => each === name)
  return kind === 'stack' && god ? { seat: Number(seat), god } : undefined
}
