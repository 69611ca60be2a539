// A battle in beats, as it is told on its stage: card after card turns, and what adds to each is added one by one.
import type { Fighter } from './names'

export type Part = 'base' | 'boost' | 'bonus'
/** One beat turns a fighter's card or adds one part to its strength; a part that adds nothing has no beat. */
export type Beat = { fighter: number; part: Part }

export function beatsOf(fighters: readonly Fighter[]): Beat[] {
  return fighters.flatMap((each, fighter) => {
    const added = each.barred ? [] : (['boost', 'bonus'] as const).filter((part) => each[part] > 0)
    return [{ fighter, part: 'base' as const }, ...added.map((part) => ({ fighter, part }))]
  })
}

/** The parts of a fighter's strength that have been told so far. */
export function toldParts(beats: readonly Beat[], at: number, fighter: number): Part[] {
  return beats
    .slice(0, at)
    .filter((beat) => beat.fighter === fighter)
    .map(({ part }) => part)
}

/** What those parts come to. */
export function toldSum(fighter: Fighter, parts: readonly Part[]): number {
  return fighter.barred ? 0 : parts.reduce((sum, part) => sum + fighter[part], 0)
}
