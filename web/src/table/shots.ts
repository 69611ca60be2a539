// What happened as a row of shots: the table as it stood right after each thing that is told. Positions between the
// steps of a move come from the server. A shot never shows more than has been told by then. Pure.
import type { Text } from '$i18n/text'
import type { Batch, BatchKind, Frame, FrameStep, Seat, TableState } from '$net/protocol'

/** What is being told: one event with its sentence. */
export type Moment<Event = unknown> = {
  number: number
  seat: Seat
  kind: BatchKind
  event: Event
  text: Text | null
  /** How long it is told at an easy pace. */
  ms: number
}

export type Shot = {
  /** The table as it is shown. */
  state: TableState
  /** So much of the log is told: whole entries, and events of the one after them. */
  entries: number
  events: number
  /** Its sentence; a shot without one is only passed through. */
  moment: Moment | undefined
  /** What has happened since the shot before. */
  news: Batch | undefined
}

/** News of a table: entries of its log, and where they have led. */
export type Update = {
  batches: readonly Batch[]
  state: TableState
  /** The table and the length of its log before. */
  before: TableState
  entries: number
}

export type TellingMs = (event: unknown, batch: Batch) => number

/** The moves of an update whose positions in between have to be asked for. */
export function movesToAsk(update: Update, tellingMs: TellingMs): number[] {
  if (update.batches.some(({ kind }) => kind === 'undo')) return []
  const steps = update.batches.map((batch) => stepsOf(batch, tellingMs).length)
  const told = steps.reduce((sum, count) => sum + count, 0)
  if (told < 2) return []
  return steps.flatMap((count, index) => {
    const last = index === steps.length - 1
    return count > 1 || (count > 0 && !last) ? [moveOf(update, index)] : []
  })
}

export function shotsOf(update: Update, frames: ReadonlyMap<number, Frame>, tellingMs: TellingMs): Shot[] {
  const shots: Shot[] = []
  let shown = update.before
  update.batches.forEach((batch, index) => {
    const entries = update.entries + index
    const frame = matching(frames.get(moveOf(update, index)), batch)
    const last = index === update.batches.length - 1
    const after = last ? update.state : between(shown, frame, batch.seq)
    const steps = stepsOf(batch, tellingMs)
    const part = (from: number, to: number): Batch => ({ ...batch, events: batch.events.slice(from, to) })
    if (steps.length === 0)
      shots.push({ state: after, entries: entries + 1, events: 0, moment: undefined, news: batch })
    steps.forEach(({ at, from, to }, which) => {
      const whole = which === steps.length - 1
      const step = frame?.steps?.findLast(({ told }) => told <= to)
      shown = whole ? after : between(shown, step, batch.seq - 1)
      shots.push({
        state: shown,
        entries: whole ? entries + 1 : entries,
        events: whole ? 0 : to,
        moment: momentOf(batch, at, tellingMs),
        news: part(from, to),
      })
    })
    shown = after
  })
  return shots
}

/** The first events that are told, one after the other; what has no words goes with what was told before it. */
function stepsOf(batch: Batch, tellingMs: TellingMs): { at: number; from: number; to: number }[] {
  if (batch.kind === 'undo') return []
  const told = batch.events.flatMap(({ event, text }, index) => (text && tellingMs(event, batch) > 0 ? [index] : []))
  return told.map((at, which) => ({
    at,
    from: which === 0 ? 0 : at,
    to: told[which + 1] ?? batch.events.length,
  }))
}

function momentOf(batch: Batch, at: number, tellingMs: TellingMs): Moment | undefined {
  const seen = batch.events[at]
  return (
    seen && {
      number: batch.seq * momentsMost + at,
      seat: batch.seat,
      kind: batch.kind,
      event: seen.event,
      text: seen.text,
      ms: tellingMs(seen.event, batch),
    }
  )
}

/** No entry has so many events. */
const momentsMost = 1000

/** The number of the move that an entry of the update was, counted from 1. */
function moveOf({ batches, state }: Update, index: number): number {
  const after = batches.slice(index + 1).filter(({ kind }) => kind !== 'taken_over' && kind !== 'absent')
  return state.moves - after.length
}

/** A frame speaks of the entry unless something was taken back since. */
function matching(frame: Frame | undefined, batch: Batch): Frame | undefined {
  return frame?.batch?.seat === batch.seat && frame.batch.events.length === batch.events.length ? frame : undefined
}

/** The table at an earlier position, at which nobody can act any more. */
export function between(
  shown: TableState,
  position: Pick<FrameStep, 'view' | 'scores' | 'progress'> | undefined,
  seq: number,
): TableState {
  if (!position) return { ...shown, seq, ...nothingAsked(shown) }
  const { view, scores, progress } = position
  const closed = nothingAsked(shown)
  return { ...shown, ...closed, seq, view, scores, table: { ...closed.table, progress } }
}

function nothingAsked(shown: TableState) {
  return {
    question: null,
    choices: null,
    undo: 'nothing' as const,
    undo_turn: 'nothing' as const,
    table: { ...shown.table, pending: [], your_turn: false, status: 'running' as const },
  }
}
