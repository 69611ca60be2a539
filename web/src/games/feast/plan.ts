// The suggestion of the house: everything worth laying, laid well, or the banquet table filled. It is shown first and
// done by the one confirmation like any other choice.
import type { Scene } from '../../table/plugin'
import type { View } from './names'

export function layPlan(scene: Scene<View>): void {
  const steps = (scene.view.plan?.steps ?? []).flatMap(({ piece, at }) => [`lay ${piece}`, at])
  const [first, ...then] = steps
  if (first !== undefined) scene.choosing.choose(first, 'plan', then)
}

export function setTable(scene: Scene<View>): void {
  const [first, ...then] = scene.view.table?.plan ?? []
  if (first !== undefined) scene.choosing.choose(first, 'plan', then)
}

export function planIsChosen(scene: Scene<View>): boolean {
  return scene.choosing.piece === 'plan'
}
