// The notation of every action of the game; `actions.json` from Rust proves it in the tests.
import type { Spot } from '../../generated/asgard/Spot'
import type { Action } from './types'

export function notation(action: Action): string {
  switch (action.verb) {
    case 'play':
    case 'place':
      return `${action.verb} ${action.of.up}/${action.of.down}`
    case 'goal':
    case 'will':
    case 'stop':
      return action.verb
    case 'turn':
    case 'under':
    case 'double':
      return `${action.verb} ${action.of}`
    case 'score':
    case 'give':
      return `${action.verb} ${spot(action.of)}`
    case 'trick':
    case 'take':
      return `${action.verb} p${action.of[0] + 1} ${spot(action.of[1])}`
  }
}

const spot = ({ god, side, index }: Spot) => `${god}${side === 'beneath' ? ' beneath' : ''} ${index + 1}`
