// Which action belongs to which piece in which decision. The list of legal actions decides; this only finds in it.
import type { Asked } from '../../generated/gonewild/Asked'
import type { Card, Face, Place, Target, View } from './names'
import type { Action, Choosing } from './types'

/** What is being decided; nothing when the reader is not asked. */
export function modeOf(choosing: Choosing): Asked | undefined {
  return choosing.question?.kind as Asked | undefined
}

/** The card an action uses, and whether it comes from the hand in this decision. */
function cardUsed(mode: Asked | undefined, action: Action): Card | undefined {
  switch (action.verb) {
    case 'play':
      return mode === 'turn' ? action.of : undefined
    case 'play_for':
      return mode === 'turn' ? action.of.card : undefined
    case 'pay_card':
      return action.of
    case 'pay_card_for':
      return action.of.card
    case 'send':
    case 'defend':
    case 'keep':
      return action.of
    case 'boost':
    case 'counter':
      return action.of.card
    default:
      return undefined
  }
}

/** What a card of the hand can do now, e.g. three splits of a Crystal. */
export function handActions(choosing: Choosing, card: Card): Action[] {
  const mode = modeOf(choosing)
  return choosing.actions.filter((action) => cardUsed(mode, action) === card)
}

/** What to ask the server about when a card of the hand can do nothing. */
export function handAttempt(choosing: Choosing, card: Card): Action | undefined {
  switch (modeOf(choosing)) {
    case 'turn':
      return { verb: 'play', of: card }
    case 'pay':
      return { verb: 'pay_card', of: card }
    case 'muster':
      return { verb: 'send', of: card }
    case 'react':
      return { verb: 'defend', of: card }
    case 'keep':
      return { verb: 'keep', of: card }
    default:
      return undefined
  }
}

/** Whether an action is about this building of this player. */
function isAbout(action: Action, own: boolean, seat: number, place: Place): boolean {
  switch (action.verb) {
    case 'attack':
      return isThere(action.of, seat, place)
    case 'steal':
      return action.of.seat === seat && action.of.place === place
    case 'upgrade':
      return own && place === 'hall'
    case 'dismantle':
    case 'stow':
      return own && action.of === place
    case 'pay_token':
    case 'hold':
      return own && action.of.place === place
    default:
      return false
  }
}

function isThere(target: Target, seat: number, place: Place): boolean {
  if (target === 'dragon' || 'undead' in target) return false
  return target.building.seat === seat && target.building.place === place
}

export function placeActions(choosing: Choosing, own: boolean, seat: number, place: Place): Action[] {
  return choosing.actions.filter((action) => isAbout(action, own, seat, place))
}

export function placeAttempt(choosing: Choosing, own: boolean, seat: number, place: Place): Action | undefined {
  switch (modeOf(choosing)) {
    case 'turn':
      if (!own) return { verb: 'attack', of: { building: { seat, place } } }
      return place === 'hall' ? { verb: 'upgrade' } : { verb: 'dismantle', of: place }
    case 'steal':
      return own ? undefined : { verb: 'steal', of: { seat, place } }
    case 'stow':
      return own ? { verb: 'stow', of: place } : undefined
    default:
      return undefined
  }
}

/** Buying, or attacking where Undead lie. */
export function pathAction(face: Pick<Face, 'card' | 'class'>, slot: number): Action {
  if (face.class === 'undead') return { verb: 'attack', of: { undead: { slot } } }
  return { verb: 'buy_path', of: { card: face.card, slot } }
}

/** Composing an attack or a payment shows nothing new and can be taken back: one tap does it. */
export function atOnce(choosing: Choosing, action: Action): boolean {
  const mode = modeOf(choosing)
  return (mode === 'muster' && action.verb === 'send') || (mode === 'pay' && action.verb !== 'pay_auto')
}

/** A tap on a piece: the first thing it can do, the next one when it is chosen already, or why it can do nothing. */
export function tap(choosing: Choosing, actions: readonly Action[], attempt: Action | undefined, piece?: string): void {
  const at = actions.findIndex((action) => choosing.isChosen(action))
  const action = actions[(at + 1) % Math.max(1, actions.length)]
  if (action === undefined) {
    if (attempt !== undefined) void choosing.whyNot(attempt)
    return
  }
  choosing.choose(action, piece)
  if (actions.length === 1 && atOnce(choosing, action)) void choosing.confirm()
}

/** What is chosen by itself when a decision opens: the answer most people want, one button away. */
export function proposal(choosing: Choosing): Action | undefined {
  const wanted: Partial<Record<Asked, Action>> = {
    pay: { verb: 'pay_auto' },
    muster: { verb: 'strike' },
    store: { verb: 'store_auto' },
  }
  const action = wanted[modeOf(choosing) ?? 'peek']
  return action !== undefined && choosing.isLegal(action) ? action : undefined
}

/** The answer without any card: an attack is let happen, nothing is kept. */
export function without(choosing: Choosing): Action | undefined {
  return choosing.legal('pass', 'keep_nothing')[0]
}

/** The places the automatic payment takes tokens from. */
export function paidBy(view: View, place: Place): { beer: number; gold: number } {
  const here = view.payment?.auto_tokens.filter(([where]) => where === place) ?? []
  const count = (resource: string) => here.filter(([, what]) => what === resource).length
  return { beer: count('beer'), gold: count('gold') }
}
