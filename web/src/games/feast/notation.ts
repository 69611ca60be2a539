// The notation of every action of the game; `actions.json` from Rust proves it in the tests.
import type { Action } from './types'

export function notation(action: Action): string {
  switch (action.verb) {
    case 'pass':
    case 'done':
    case 'keep':
    case 'roll':
    case 'fail':
    case 'skip':
      return action.verb
    case 'go':
    case 'copy':
    case 'lay':
    case 'buy':
    case 'play':
    case 'hold':
    case 'pick':
    case 'with':
    case 'up':
    case 'further':
    case 'trade':
    case 'take':
    case 'succeed':
    case 'spend':
    case 'back':
    case 'explore':
    case 'emigrate':
    case 'discard':
    case 'give':
    case 'choose':
      return `${action.verb} ${action.of}`
    case 'arm':
    case 'fill':
    case 'use':
    case 'ship':
    case 'sail':
    case 'change':
      return `${action.verb} ${action.of[0]} ${action.of[1]}`
    case 'go_with':
      return `go ${action.of[0]} ${action.of[1]}`
    case 'at':
      return `at ${action.of.place} ${action.of.row},${action.of.column} ${action.of.turn}`
    case 'mine':
      return `mine ${action.of.strip + 1} ${action.of.count}`
    case 'serve':
      return `serve ${action.of[0]} ${action.of[1] === 'lengthwise' ? 'long' : 'short'}`
    case 'serve_silver':
      return 'serve silver'
    case 'cell':
      return `cell ${action.of + 1}`
  }
}
