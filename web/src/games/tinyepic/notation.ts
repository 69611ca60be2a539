// The notation of every action of the game; `actions.json` from Rust proves it in the tests.
import type { Action } from './types'

export function notation(action: Action): string {
  switch (action.verb) {
    case 'decline':
    case 'draw':
    case 'battle':
    case 'collect':
    case 'reveal':
    case 'skip':
      return action.verb
    case 'launch':
    case 'keep':
    case 'play':
    case 'fight':
    case 'recall':
    case 'favor':
    case 'retreat':
    case 'discard':
    case 'dedicate':
    case 'choose':
    case 'steer':
      return `${action.verb} ${action.of}`
    case 'return':
    case 'take':
      return `${action.verb} ${action.of.join(' ')}`
    case 'sail':
      return `sail b${action.of.boat + 1} ${action.of.to}`
    case 'land':
      return `land ${action.of.settlers}${action.of.raid ? ' raid' : ''}`
    case 'explore':
    case 'carry':
      return `${action.verb} ${action.of.from} ${action.of.to}`
    case 'boat':
      return `boat ${action.of.slot + 1} ${action.of.fjord}`
    case 'temple':
      return `temple ${action.of.slot + 1} ${action.of.island}`
    case 'smite':
      return `smite ${action.of.clan} ${action.of.island}`
    case 'exchange':
      return `exchange ${action.of.n} ${action.of.from} ${action.of.to}`
    case 'shift':
      return `shift ${action.of.god} ${action.of.by < 0 ? '' : '+'}${action.of.by}`
  }
}
