// Which part of the table answers the present question, beside the board itself.
import { asked, usesRune } from './asked'
import type { Action, Scene } from './types'

export type DeskContent = 'stage' | 'muster' | 'offers' | 'people'

/** Places and shores are answered on the board; on a desk there is no need to repeat the shores as cards. */
export function deskOf(scene: Scene): DeskContent {
  const { stage, assignment } = scene.view
  if (stage) return 'stage'
  if (assignment && (assignment.fights.length > 0 || assignment.confirming)) return 'muster'
  const what = asked(scene)
  if (what === undefined || what === 'place' || what === 'interrupt') return 'people'
  if (scene.layout === 'wide' && (what === 'harbour' || what === 'look')) return 'people'
  return 'offers'
}

/** The one thing that can be done, where there is no choice: runes and turn order may be used besides. */
export function onlyAnswer(scene: Scene): Action | undefined {
  const answers = scene.choosing.actions.filter(({ verb }) => !usesRune.has(verb) && verb !== 'in_turn')
  return answers.length === 1 ? answers[0] : undefined
}
