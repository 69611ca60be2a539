// The notation of every action of the game; `actions.json` from Rust proves it in the tests.
import type { Dice } from '../../generated/champions/Dice'
import type { Loss } from '../../generated/champions/Loss'
import type { Warriors } from '../../generated/champions/Warriors'
import { faces, weapons } from './crews'
import type { Action } from './types'

export function notation(action: Action): string {
  switch (action.verb) {
    case 'lead':
    case 'work':
    case 'sail':
    case 'favor':
    case 'build':
    case 'recruit':
    case 'look':
    case 'keep':
    case 'bury':
    case 'use':
      return `${action.verb} ${action.of}`
    case 'give':
    case 'draw':
    case 'go':
    case 'stand':
    case 'done':
      return action.verb
    case 'in_turn':
      return 'in-turn'
    case 'take_rune':
      return `take ${action.of ?? 'deck'}`
    case 'trade':
      return `trade ${action.of.give} ${action.of.take}`
    case 'send':
      return `send ${action.of.field} ${crew(action.of.crew)}`
    case 'load':
      return `load ${action.of.shore} ${action.of.food}`
    case 'reroll':
      return `reroll ${dice(action.of)}`
    case 'lose':
      return `lose ${loss(action.of)}`
    case 'blame':
      return `blame p${action.of + 1}`
    case 'use_gifts':
      return ['use gifts', ...counted(['food', 'wood', 'coin'], (good) => action.of[good])].join(' ')
    case 'use_potential':
      return `use potential ${crew(action.of)}`
    case 'use_success':
      return `use success ${action.of}`
  }
}

function counted<Thing extends string>(things: readonly Thing[], count: (thing: Thing) => number): string[] {
  return things.filter((thing) => count(thing) > 0).map((thing) => `${thing}:${count(thing)}`)
}

/** `swordsman:2 axeman:1`, or `none`. */
function crew(warriors: Warriors): string {
  return counted(weapons, (weapon) => warriors[weapon]).join(' ') || 'none'
}

/** `food:1 swordsman:1`. */
function loss({ food, warriors }: Loss): string {
  if (food === 0) return crew(warriors)
  return [`food:${food}`, ...counted(weapons, (weapon) => warriors[weapon])].join(' ')
}

/** `swordsman-blank:2 axeman-hit:1`. */
function dice(shown: Dice): string {
  return weapons
    .flatMap((weapon, row) => faces.map((face, column) => [`${weapon}-${face}`, shown[row]?.[column] ?? 0] as const))
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}:${count}`)
    .join(' ')
}
