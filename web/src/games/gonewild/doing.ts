// Which action belongs to which piece in which decision. The list of legal actions decides; this only finds in it.
import type { Choosing } from '../../table/choosing.svelte'
import type { Choice } from '$net/protocol'
import { seatWord, type Card, type Place, type View } from './names'

export type Mode =
  | 'turn'
  | 'pay'
  | 'muster'
  | 'react'
  | 'stow'
  | 'dragon'
  | 'steal'
  | 'fetch'
  | 'peek'
  | 'peek-discard'
  | 'asgard-offer'
  | 'asgard-pick'
  | 'store'
  | 'keep'

/** What is being decided; nothing when the reader is not asked. */
export function modeOf(choosing: Choosing): Mode | undefined {
  return choosing.question?.prompt.key.replace('gonewild-ask-', '') as Mode | undefined
}

const handVerbs: Partial<Record<Mode, readonly string[]>> = {
  turn: ['play'],
  pay: ['pay'],
  muster: ['send', 'boost'],
  react: ['defend', 'counter'],
  keep: ['keep'],
}

/** What a card of the hand can do now, e.g. three splits of a Crystal. */
export function handActions(choosing: Choosing, card: Card): string[] {
  const verbs = handVerbs[modeOf(choosing) ?? 'peek'] ?? []
  return verbs.flatMap((verb) => actionsOf(choosing.startingWith(`${verb} ${card}`)))
}

/** What to ask the server about when a card of the hand can do nothing. */
export function handAttempt(choosing: Choosing, card: Card): string | undefined {
  const verb = handVerbs[modeOf(choosing) ?? 'peek']?.[0]
  return verb && `${verb} ${card}`
}

export function placeActions(choosing: Choosing, own: boolean, seat: number, place: Place): string[] {
  const there = `${seatWord(seat)} ${place}`
  switch (modeOf(choosing)) {
    case 'turn':
      if (!own) return actionsOf(choosing.startingWith(`attack ${there}`))
      return actionsOf(choosing.startingWith(place === 'hall' ? 'upgrade' : `dismantle ${place}`))
    case 'steal':
      return own ? [] : actionsOf(choosing.startingWith(`steal ${there}`))
    case 'pay':
      return own ? actionsOf(choosing.startingWith(`token ${place}`)) : []
    case 'stow':
      return own ? actionsOf(choosing.startingWith(`stow ${place}`)) : []
    case 'store':
      return own ? actionsOf(choosing.startingWith(`hold ${place}`)) : []
    default:
      return []
  }
}

export function placeAttempt(choosing: Choosing, own: boolean, seat: number, place: Place): string | undefined {
  const there = `${seatWord(seat)} ${place}`
  switch (modeOf(choosing)) {
    case 'turn':
      if (!own) return `attack ${there}`
      return place === 'hall' ? 'upgrade' : `dismantle ${place}`
    case 'steal':
      return own ? undefined : `steal ${there}`
    case 'stow':
      return own ? `stow ${place}` : undefined
    default:
      return undefined
  }
}

/** Buying, or attacking where Undead lie. Slots are counted from 1 in writing. */
export function pathAction(card: Card, slot: number): string {
  return card.startsWith('undead') ? `attack undead${slot + 1}` : `buy ${card} path${slot + 1}`
}

/** Composing an attack or a payment shows nothing new and can be taken back: one tap does it. */
export function atOnce(choosing: Choosing, action: string): boolean {
  const mode = modeOf(choosing)
  return (mode === 'muster' && action.startsWith('send ')) || (mode === 'pay' && action !== 'pay auto')
}

/** A tap on a piece: the first thing it can do, the next one when it is chosen already, or why it can do nothing. */
export function tap(choosing: Choosing, actions: readonly string[], attempt: string | undefined, piece?: string): void {
  const at = choosing.chosen === undefined ? -1 : actions.indexOf(choosing.chosen)
  const action = actions[(at + 1) % Math.max(1, actions.length)]
  if (action === undefined) {
    if (attempt !== undefined) void choosing.whyNot(attempt)
    return
  }
  choosing.choose(action, piece)
  if (actions.length === 1 && atOnce(choosing, action)) void choosing.confirm()
}

/** What is chosen by itself when a decision opens: the answer most people want, one button away. */
export function proposal(choosing: Choosing): string | undefined {
  const wanted: Partial<Record<Mode, string>> = { pay: 'pay auto', muster: 'strike', store: 'store auto' }
  const action = wanted[modeOf(choosing) ?? 'peek']
  return action !== undefined && choosing.isLegal(action) ? action : undefined
}

/** The answer without any card: an attack is let happen, nothing is kept. */
export function without(choosing: Choosing): string | undefined {
  return ['pass', 'keep nothing'].find((action) => choosing.isLegal(action))
}

/** The places the automatic payment takes tokens from. */
export function paidBy(view: View, place: Place): { beer: number; gold: number } {
  const here = view.payment?.auto_tokens.filter(([where]) => where === place) ?? []
  const count = (resource: string) => here.filter(([, what]) => what === resource).length
  return { beer: count('beer'), gold: count('gold') }
}

const actionsOf = (choices: readonly Choice[]): string[] => choices.map(({ action }) => action)
