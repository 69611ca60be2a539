// What the reader is asked now, read off the question and its choices: which part of the table answers it.
import type { Asked } from '../../generated/champions/Asked'
import type { Place } from '../../generated/champions/Place'
import type { Shore } from '../../generated/champions/Shore'
import type { Action, Choice, Scene } from './types'

/** The kind of the question: `place`, `harbour`, `roll` … */
export function asked(scene: Scene): Asked | undefined {
  return scene.choosing.question?.kind as Asked | undefined
}

/** A number that a sentence of the engine names. */
export function numberIn(args: Choice['label']['args'], name: string): number | undefined {
  const value = args?.find(([key]) => key === name)?.[1]
  return value && 'number' in value ? value.number : undefined
}

/** What clicking a place of the board would mean now. */
export function actionAtPlace(scene: Scene, place: Place): Action | undefined {
  return asked(scene) === 'place' ? { verb: 'work', of: place } : undefined
}

/** What clicking a shore would mean now. */
export function actionAtShore(scene: Scene, shore: Shore): Action | undefined {
  if (asked(scene) === 'harbour') return { verb: 'sail', of: shore }
  return asked(scene) === 'look' ? { verb: 'look', of: shore } : undefined
}

/** The place of the board that is being told of: where somebody has just put a worker, or sails to. */
export function toldPlace(scene: Scene): string | undefined {
  const event = scene.moment?.event
  if (event?.kind === 'worked') return event.place
  return event?.kind === 'berthed' || event?.kind === 'journey_opened' ? event.shore : undefined
}

/** Choices that neither the board nor steppers nor runes answer: they are laid out as cards. */
export function offeredChoices(scene: Scene): Action[] {
  return scene.choosing.actions.filter(({ verb }) => !answeredElsewhere.has(verb) && !usesRune.has(verb))
}

const answeredElsewhere: ReadonlySet<Action['verb']> = new Set([
  'work',
  'send',
  'load',
  'reroll',
  'lose',
  'stand',
  'in_turn',
])

/** The verbs of runes: they may be used beside other answers. */
export const usesRune: ReadonlySet<Action['verb']> = new Set(['use', 'use_gifts', 'use_potential', 'use_success'])
