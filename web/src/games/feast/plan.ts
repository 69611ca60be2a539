// The suggestion of the board: everything worth laying, laid well, or the banquet table filled. It is shown first and
// done by the one confirmation like any other choice.
import type { Action, Scene } from './types'
import { desk } from './desk.svelte'

/** The suggestion, and how it changes income and points. */
export function planOf({ view, you }: Scene) {
  const { plan } = view
  const player = view.players[you ?? 0]
  if (!plan || !player) return undefined
  return { ...plan, income: plan.income - player.income, points: plan.points - player.points }
}

/** Shows the boards it is about, where they are behind a tab. */
export function layPlan(scene: Scene): void {
  const plan = planOf(scene)
  const [first, ...then] = plan?.steps.flatMap(({ piece, at }): Action[] => [{ verb: 'lay', of: piece }, at]) ?? []
  if (!plan || first === undefined) return
  if (!plan.steps.some(({ board }) => board === desk().tab)) desk().open(plan.steps[0]?.board ?? 'home')
  scene.choosing.choose(first, 'plan', then)
}

export function setTable(scene: Scene): void {
  const [first, ...then] = scene.view.table?.plan ?? []
  if (first !== undefined) scene.choosing.choose(first, 'plan', then)
}

export function planIsChosen(scene: Scene): boolean {
  return scene.choosing.piece === 'plan'
}
