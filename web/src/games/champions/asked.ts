// What the reader is asked now, read off the question and its choices: which part of the table answers it.
import type { Choice } from '$net/protocol'
import type { Scene } from '../../table/plugin'
import type { Event, View } from './names'

/** The question by its key, without the words of the house: `place`, `harbour`, `roll` … */
export function asked(scene: Scene<View>): string | undefined {
  return scene.choosing.question?.prompt.key.replace(/^champions-ask-/, '')
}

/** A number that a sentence of the engine names. */
export function numberIn(args: Choice['label']['args'], name: string): number | undefined {
  const value = args?.find(([key]) => key === name)?.[1]
  return value && 'number' in value ? value.number : undefined
}

/** What clicking a place of the board would mean now. */
export function actionAtPlace(scene: Scene<View>, place: string): string | undefined {
  return asked(scene) === 'place' ? `work ${place}` : undefined
}

/** What clicking a shore would mean now. */
export function actionAtShore(scene: Scene<View>, shore: string): string | undefined {
  if (asked(scene) === 'harbour') return `sail ${shore}`
  return asked(scene) === 'look' ? `look ${shore}` : undefined
}

/** The place of the board that is being told of: where somebody has just put a worker, or sails to. */
export function toldPlace(scene: Scene<View>): string | undefined {
  const event = scene.moment?.event as Event | undefined
  if (event?.kind === 'worked') return event.place
  return event?.kind === 'berthed' || event?.kind === 'journey_opened' ? event.shore : undefined
}

/** Choices that neither the board nor steppers nor runes answer: they are laid out as cards. */
export function offeredChoices(scene: Scene<View>): Choice[] {
  return (scene.choosing.choices ?? []).filter(
    ({ action }) => !/^(work|send|load|reroll|lose|use|stand|in-turn)\b/.test(action),
  )
}
