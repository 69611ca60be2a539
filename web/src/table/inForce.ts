// The log without what was taken back. Pure, so that it can be tested without a browser.
import type { Batch, Seat, SeenEvent } from '$net/protocol'

/** Replays acts and undos: an undo takes back the batches above its mark. */
export function storyInForce(log: readonly Batch[]): SeenEvent[] {
  const line: Batch[] = []
  for (const batch of log) {
    if (batch.kind === 'undo') takeBack(line, batch.seat)
    else line.push(batch)
  }
  return line.flatMap((batch) => batch.events)
}

/** An undo goes back to before the last own step of who asked for it. */
function takeBack(line: Batch[], seat: Seat): void {
  const last = line.findLastIndex((batch) => batch.seat === seat && batch.kind !== 'taken_over')
  if (last >= 0) line.length = last
}
