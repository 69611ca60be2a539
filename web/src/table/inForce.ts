// The log without what was taken back. Pure, so that it can be tested without a browser.
import type { Batch, SeenEvent } from '$net/protocol'

/** An entry in force; `move` is the number of the action it is, counted from 1, and nothing for what is none. */
export type InForce = { batch: Batch; move: number | undefined }

/** Who plays a seat, and whether they are absent, moves nothing. */
export const isMove = ({ kind }: Pick<Batch, 'kind'>): boolean => kind === 'act' || kind === 'automatic'

/** Replays acts and undos: an undo leaves as many actions in force as it says. */
export function inForce(log: readonly Batch[]): InForce[] {
  let line: InForce[] = []
  let moves = 0
  for (const batch of log) {
    if (batch.kind === 'undo') {
      moves = Math.min(moves, batch.to ?? moves)
      line = [...line.filter(({ move }) => move === undefined || move <= moves), { batch, move: undefined }]
    } else line.push({ batch, move: isMove(batch) ? ++moves : undefined })
  }
  return line
}

export function storyInForce(log: readonly Batch[]): SeenEvent[] {
  return inForce(log).flatMap(({ batch }) => batch.events)
}

/** The actions that would be lost if only the first `to` stayed in force, oldest first. */
export function lostBy(log: readonly Batch[], to: number): Batch[] {
  return inForce(log).flatMap(({ batch, move }) => (move !== undefined && move > to ? [batch] : []))
}
