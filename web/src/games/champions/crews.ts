// Warriors and dice as numbers and in the notation of actions: what the steppers and taps of the board compose.
import type { Dice } from '../../generated/champions/Dice'
import type { Event } from '../../generated/champions/Event'
import type { StageView } from '../../generated/champions/StageView'
import type { Warriors } from '../../generated/champions/Warriors'
import type { Weapon } from '../../generated/champions/Weapon'

export const nobody: Warriors = { swordsman: 0, spearman: 0, axeman: 0 }
const weapons: readonly Weapon[] = ['swordsman', 'spearman', 'axeman']
export const faces = ['blank', 'hit', 'double', 'shield'] as const
export type Face = (typeof faces)[number]
export type DieShown = { weapon: Weapon; face: Face }

/** What may be given up: warriors, and at sea food. */
export type Loss = Warriors & { food: number }
export type Losable = keyof Loss

export function total(counts: Readonly<Partial<Record<Losable, number>>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** `swordsman:2 axeman:1`, or `none`. */
export function crewNotation(crew: Warriors): string {
  const parts = weapons.filter((weapon) => crew[weapon] > 0).map((weapon) => `${weapon}:${crew[weapon]}`)
  return parts.length > 0 ? parts.join(' ') : 'none'
}

/** `food:1 swordsman:1`. */
export function lossNotation(loss: Loss): string {
  if (loss.food === 0) return crewNotation(loss)
  return total(loss) === loss.food ? `food:${loss.food}` : `food:${loss.food} ${crewNotation(loss)}`
}

/** Reads `send troll swordsman:2` for the fight it names; nothing else. */
export function crewSent(action: string | undefined, field: string): Warriors | undefined {
  const words = action?.split(' ') ?? []
  if (words[0] !== 'send' || words[1] !== field) return undefined
  return counted(words.slice(2))
}

/** Reads `load shore-1 3`. */
export function foodLoaded(action: string | undefined, field: string): number | undefined {
  const words = action?.split(' ') ?? []
  return words[0] === 'load' && words[1] === field ? Number(words[2]) : undefined
}

/** Reads `lose food:1 axeman:1`. */
export function lossGiven(action: string | undefined): Loss | undefined {
  const words = action?.split(' ') ?? []
  if (words[0] !== 'lose') return undefined
  const food = words.find((word) => word.startsWith('food:'))
  return { ...counted(words.slice(1)), food: food ? Number(food.slice(5)) : 0 }
}

function counted(words: readonly string[]): Warriors {
  const crew = { ...nobody }
  for (const word of words) {
    const [name, count] = word.split(':')
    const weapon = weapons.find((each) => each === name)
    if (weapon) crew[weapon] = Number(count)
  }
  return crew
}

/** Every single die on the table, by weapon and then by face, in the order the notation has. */
export function diceShown(dice: Dice): DieShown[] {
  return weapons.flatMap((weapon, row) =>
    faces.flatMap((face, column) => Array.from({ length: dice[row]?.[column] ?? 0 }, () => ({ weapon, face }))),
  )
}

/** `reroll swordsman-blank:2 axeman-hit:1` for the dice at these positions. */
export function rerollNotation(shown: readonly DieShown[], picked: readonly number[]): string {
  const counts = new Map<string, number>()
  for (const index of [...picked].sort((one, other) => one - other)) {
    const die = shown[index]
    if (die) counts.set(`${die.weapon}-${die.face}`, (counts.get(`${die.weapon}-${die.face}`) ?? 0) + 1)
  }
  return `reroll ${[...counts].map(([kind, count]) => `${kind}:${count}`).join(' ')}`
}

/** Which dice an action takes: the first ones of each kind that it names. */
export function dicePicked(shown: readonly DieShown[], action: string | undefined): number[] {
  const words = action?.split(' ') ?? []
  const blanks = words[0] === 'use' && words[1] === 'potential'
  if (words[0] !== 'reroll' && !blanks) return []
  const left = new Map(
    words.slice(blanks ? 2 : 1).map((word) => {
      const [kind = '', count] = word.split(':')
      return [blanks ? `${kind}-blank` : kind, Number(count)]
    }),
  )
  const picked: number[] = []
  shown.forEach((die, index) => {
    const kind = `${die.weapon}-${die.face}`
    const count = left.get(kind) ?? 0
    if (count > 0) picked.push(index)
    left.set(kind, count - 1)
  })
  return picked
}

/** `use potential swordsman:1`: of the dice at these positions, or of all, those that show a blank. */
export function potentialNotation(shown: readonly DieShown[], picked: readonly number[]): string | undefined {
  const chosen = picked.length > 0 ? picked.map((index) => shown[index]) : shown
  const crew = { ...nobody }
  for (const die of chosen) if (die?.face === 'blank') crew[die.weapon]++
  return total(crew) > 0 ? `use potential ${crewNotation(crew)}` : undefined
}

/** Warriors lost since the fight on the stage began. */
export function fallen(events: readonly Event[], stage: StageView): Warriors {
  const began = events.findLast((event) => event.kind === 'fight_began')
  const lost = { ...nobody }
  if (began?.kind !== 'fight_began' || began.foe !== stage.foe?.id || began.seat !== stage.seat) return lost
  for (const weapon of weapons) lost[weapon] = Math.max(0, began.crew[weapon] - stage.crew[weapon])
  return lost
}

/** Permille as people read it; never a false certainty. */
export function percent(permille: number): string {
  if (permille > 0 && permille < 10) return '<\u00a01\u00a0%'
  if (permille > 990 && permille < 1000) return '>\u00a099\u00a0%'
  return `${Math.round(permille / 10)}\u00a0%`
}

/** Before any dice are rolled nothing is certain; the view rounds to a thousandth. */
export const percentAhead = (permille: number): string => percent(Math.min(permille, 999))
