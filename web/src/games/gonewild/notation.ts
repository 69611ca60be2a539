// The notation of every action of the game; `actions.json` from Rust proves it in the tests.
import type { Target } from './names'
import type { Action } from './types'

export function notation(action: Action): string {
  switch (action.verb) {
    case 'upgrade':
    case 'end':
    case 'strike':
    case 'pass':
    case 'enough':
    case 'accept':
    case 'decline':
      return action.verb
    case 'pay_auto':
      return 'pay auto'
    case 'store_auto':
      return 'store auto'
    case 'keep_nothing':
      return 'keep nothing'
    case 'buy':
    case 'build':
    case 'dismantle':
    case 'play':
    case 'exchange':
    case 'send':
    case 'defend':
    case 'stow':
    case 'take':
    case 'fetch':
    case 'discard':
    case 'choose':
    case 'keep':
      return `${action.verb} ${action.of}`
    case 'pay_card':
      return `pay ${action.of}`
    case 'buy_path':
      return `buy ${action.of.card} path${action.of.slot + 1}`
    case 'play_for':
      return `play ${action.of.card} beer=${action.of.beer}`
    case 'pay_card_for':
      return `pay ${action.of.card} beer=${action.of.beer}`
    case 'pay_token':
      return `token ${action.of.place} ${action.of.resource}`
    case 'swap':
    case 'claim':
      return `${action.verb} ${action.of.mission} ${action.of.slot + 1}`
    case 'attack':
      return `attack ${target(action.of)}`
    case 'boost':
    case 'counter':
      return `${action.verb} ${action.of.card} ${action.of.striker + 1}`
    case 'steal':
      return `steal p${action.of.seat + 1} ${action.of.place}`
    case 'look':
      return `look p${action.of + 1}`
    case 'hold':
      return `hold ${action.of.place} ${action.of.tokens}`
  }
}

function target(what: Target): string {
  if (what === 'dragon') return what
  if ('undead' in what) return `undead${what.undead.slot + 1}`
  return `p${what.building.seat + 1} ${what.building.place}`
}
