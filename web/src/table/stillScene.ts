// A position of a finished game as a scene for its board: nothing to choose, nobody asked.
import type { Batch, Frame, TableCard } from '$net/protocol'
import { holderName } from '../shell/seats'
import type { Choosing } from './choosing.svelte'
import { layoutNow } from './layout.svelte'
import type { Scene } from './plugin'

type Still = {
  table: TableCard
  frame: Frame
  you: number | null
  choosing: Choosing
  /** What was told up to this moment; the events of the move itself where nothing is given. */
  story?: Batch['events']
}

export function stillScene({ table, frame, you, choosing, story = frame.batch?.events ?? [] }: Still): Scene {
  const event = frame.batch?.events.findLast(({ text }) => text !== null)
  return {
    game: table.game,
    view: frame.view,
    preview: undefined,
    seats: table.seats.map((holder, seat) => ({
      seat,
      name: holderName(holder),
      shape: holder.kind === 'open' ? undefined : holder.shape,
      you: seat === you,
      pending: false,
      note: undefined,
      points: frame.scores.totals[seat] ?? 0,
      clockMs: undefined,
      waitingSinceMs: 0,
    })),
    you,
    choosing,
    moment:
      event && frame.batch
        ? {
            number: frame.move_number,
            seat: frame.batch.seat,
            kind: frame.batch.kind,
            event: event.event,
            text: event.text,
            ms: 0,
          }
        : undefined,
    events: story.map(({ event: told }) => told),
    story,
    progress: frame.progress,
    layout: layoutNow(),
    replay: true,
  }
}
