// The seven gods as the board shows them: dye, emblem, number in the order of awakening, name.
import type { Dye, Face } from '$design/pieces'
import { language, t, tIfAny } from '$i18n/i18n.svelte'
import type { CardView as Card } from '../../generated/asgard/CardView'
import type { Event } from '../../generated/asgard/Event'
import type { StackView as Stack } from '../../generated/asgard/StackView'
import type { View } from '../../generated/asgard/View'
import type { God } from '../../generated/asgard/God'
import { dyeOfTerm } from '../../table/terms'

export type { God, Card, Stack, Event, View }

export const gods: readonly God[] = ['odin', 'thor', 'freya', 'loki', 'sif', 'bragi', 'heimdall']

export function dyeOf(god: God): Dye {
  return dyeOfTerm(god)
}

/** Counted from 1. */
export function numberOf(god: God): number {
  return gods.indexOf(god) + 1
}

export function nameOf(god: God): string {
  return t(`asgard-god-${god}`)
}

/** The name in all its grammatical forms, as arguments of a message: `god`, `god_gen`, `god_acc` … */
export function forms(god: God, as = 'god'): Record<string, string> {
  const key = `asgard-god-${god}`
  const cases = ['gen', 'dat', 'acc', 'ins'].map(
    (form) => [`${as}_${form}`, tIfAny(`${key}.${form}`) ?? t(key)] as const,
  )
  return { [as]: t(key), ...Object.fromEntries(cases) }
}

/** The will as a sentence. */
export function willOf(god: God): string {
  const will = t(`asgard-will-${god}`)
  return `${will.slice(0, 1).toLocaleUpperCase(language())}${will.slice(1)}.`
}

export function faceOf(god: God): Face {
  return { dye: dyeOf(god), emblem: god, name: nameOf(god), number: numberOf(god) }
}

export function turned(card: Card): Card {
  return { up: card.down, down: card.up }
}

export function attention(view: View, seat: number, god: God): number {
  return view.players[seat]?.stacks[gods.indexOf(god)]?.attention ?? 0
}
