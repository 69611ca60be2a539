// The fighter an attack begins with: it is taken up in the hand, and the target chosen afterwards is attacked with it.
import { tableState } from '../../table/tableState'
import { modeOf } from './doing'
import type { Card, Face } from './names'
import type { Scene } from './types'

class Striking {
  card = $state<Card>()
  /** Which card of the hand it is, where several are alike. */
  piece = $state<string>()
}

const striking = tableState(() => new Striking())

/** Whether a card of the hand can begin an attack now. */
export function mayStrike({ choosing }: Scene, face: Face): boolean {
  return modeOf(choosing) === 'turn' && face.attack > 0 && choosing.legal('attack').length > 0
}

export function isTakenUp(scene: Scene, face: Face, piece: string): boolean {
  return striking().piece === piece && striking().card === face.card && mayStrike(scene, face)
}

/** Takes a fighter up, or puts it back. */
export function takeUp(scene: Scene, face: Face, piece: string): void {
  const back = isTakenUp(scene, face, piece)
  striking().card = back ? undefined : face.card
  striking().piece = back ? undefined : piece
  scene.choosing.clear()
}

/** A target chosen while a fighter is taken up: the same confirmation sends it. */
export function joinStriker({ choosing, view, you }: Scene): void {
  const { card } = striking()
  const attack = choosing.chosenOf('attack')
  if (card === undefined || !attack || choosing.then.length > 0) return
  const held = you !== null && (view.players[you]?.hand ?? []).some((face) => face.card === card)
  if (held) choosing.choose(attack, choosing.piece, [{ verb: 'send', of: card }])
}

/** Whatever was taken up is put back: the turn has gone on. */
export function forgetStriker(): void {
  striking().card = undefined
  striking().piece = undefined
}
