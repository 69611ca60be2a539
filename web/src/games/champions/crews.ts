// Warriors and dice as numbers and as actions: what the steppers and taps of the board compose.
import { percent } from '$i18n/figure'
import type { Dice } from '../../generated/champions/Dice'
import type { Event } from '../../generated/champions/Event'
import type { Field } from '../../generated/champions/Field'
import type { StageView } from '../../generated/champions/StageView'
import type { Warriors } from '../../generated/champions/Warriors'
import type { Weapon } from '../../generated/champions/Weapon'
import type { Action } from './types'

export const nobody: Warriors = { swordsman: 0, spearman: 0, axeman: 0 }
export const weapons: readonly Weapon[] = ['swordsman', 'spearman', 'axeman']
export const faces = ['blank', 'hit', 'double', 'shield'] as const
export type Face = (typeof faces)[number]
export type DieShown = { weapon: Weapon; face: Face }

/** What may be given up: warriors, and at sea food. */
export type Loss = Warriors & { food: number }
export type Losable = keyof Loss

export function total(counts: Readonly<Partial<Record<Losable, number>>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The crew that an action sends to this fight; nothing for any other action. */
export function crewSent(action: Action | undefined, field: Field): Warriors | undefined {
  return action?.verb === 'send' && action.of.field === field ? action.of.crew : undefined
}

export function foodLoaded(action: Action | undefined, field: Field): number | undefined {
  return action?.verb === 'load' && action.of.shore === field ? action.of.food : undefined
}

export function lossGiven(action: Action | undefined): Loss | undefined {
  return action?.verb === 'lose' ? { ...action.of.warriors, food: action.of.food } : undefined
}

export function losing({ food, ...warriors }: Loss): Action {
  return { verb: 'lose', of: { food, warriors } }
}

/** Every single die on the table, by weapon and then by face, in the order the notation has. */
export function diceShown(dice: Dice): DieShown[] {
  return weapons.flatMap((weapon, row) =>
    faces.flatMap((face, column) => Array.from({ length: dice[row]?.[column] ?? 0 }, () => ({ weapon, face }))),
  )
}

/** Rerolls the dice at these positions. */
export function rerolling(shown: readonly DieShown[], picked: readonly number[]): Action {
  const dice: Dice = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (const index of picked) {
    const die = shown[index]
    const row = die && dice[weapons.indexOf(die.weapon)]
    if (row) row[faces.indexOf(die.face)] = (row[faces.indexOf(die.face)] ?? 0) + 1
  }
  return { verb: 'reroll', of: dice }
}

/** Which dice an action takes: the first ones of each kind that it names. */
export function dicePicked(shown: readonly DieShown[], action: Action | undefined): number[] {
  if (action?.verb !== 'reroll' && action?.verb !== 'use_potential') return []
  const wanted = (die: DieShown) =>
    action.verb === 'reroll'
      ? (action.of[weapons.indexOf(die.weapon)]?.[faces.indexOf(die.face)] ?? 0)
      : die.face === 'blank'
        ? action.of[die.weapon]
        : 0
  const before = (index: number, { weapon, face }: DieShown) =>
    shown.slice(0, index).filter((die) => die.weapon === weapon && die.face === face).length
  return shown.flatMap((die, index) => (before(index, die) < wanted(die) ? [index] : []))
}

/** The rune of potential: of the dice at these positions, or of all, those that show a blank. */
export function usingPotential(shown: readonly DieShown[], picked: readonly number[]): Action | undefined {
  const chosen = picked.length > 0 ? picked.map((index) => shown[index]) : shown
  const crew = { ...nobody }
  for (const die of chosen) if (die?.face === 'blank') crew[die.weapon]++
  return total(crew) > 0 ? { verb: 'use_potential', of: crew } : undefined
}

/** Warriors lost since the fight on the stage began. */
export function fallen(events: readonly Event[], stage: StageView): Warriors {
  const began = events.findLast((event) => event.kind === 'fight_began')
  const lost = { ...nobody }
  if (began?.kind !== 'fight_began' || began.foe !== stage.foe?.id || began.seat !== stage.seat) return lost
  for (const weapon of weapons) lost[weapon] = Math.max(0, began.crew[weapon] - stage.crew[weapon])
  return lost
}

/** Before any dice are rolled nothing is certain; the view rounds to a thousandth. */
export const percentAhead = (permille: number): string => percent(Math.min(permille, 999))
