// The log as it is read: chapters of lines, the newest first in both. What was taken back is gone, and small acts that
// repeat are one line. Pure, so that it can be tested without a browser.
import type { Text } from '$i18n/text'
import type { Batch } from '$net/protocol'
import { inForce } from './inForce'

export type Line = {
  id: string
  batch: Batch
  /** The sentence; nothing for what the frame itself says about the entry. */
  text: Text | undefined
  event: unknown
  /** How often it happened in a row. */
  count: number
  /** The action of the game it belongs to, counted from 1. */
  move: number | undefined
  /** Whether the entry was taken for its player. */
  automatic: boolean
}

export type Chapter = { id: string; title: string; lines: Line[] }

type Reading = {
  /** Heading of what comes before the first chapter. */
  first: string
  chapterOf: (event: unknown) => string | undefined
  say: (text: Text) => string
}

/** The newest chapter first, and its newest line first. */
export function chaptersOf(log: readonly Batch[], { first, chapterOf, say }: Reading): Chapter[] {
  const chapters: Chapter[] = [{ id: 'first', title: first, lines: [] }]
  const put = (line: Omit<Line, 'count'>) => {
    const lines = chapters.at(-1)?.lines
    const last = lines?.at(-1)
    if (last && isSame(last, line)) Object.assign(last, { count: last.count + 1, move: line.move })
    else lines?.push({ ...line, count: 1 })
  }
  for (const { batch, move } of inForce(log)) {
    const common = { batch, move, automatic: batch.kind === 'automatic' }
    if (move === undefined) put({ ...common, id: `${batch.seq}`, text: undefined, event: undefined })
    batch.events.forEach(({ event, text }, index) => {
      const title = chapterOf(event)
      if (title !== undefined && title !== chapters.at(-1)?.title)
        chapters.push({ id: `${batch.seq}-${index}`, title, lines: [] })
      // A heading is not said twice.
      if (text && say(text) !== title)
        put({ ...common, automatic: common.automatic && index === 0, id: `${batch.seq}-${index}`, text, event })
    })
  }
  return chapters
    .filter(({ lines }) => lines.length > 0)
    .map((chapter) => ({ ...chapter, lines: chapter.lines.toReversed() }))
    .toReversed()
}

/** The same said twice in a row. */
function isSame(one: Omit<Line, 'count'>, other: Omit<Line, 'count'>): boolean {
  if (one.batch.seat !== other.batch.seat || one.batch.kind !== other.batch.kind) return false
  return JSON.stringify(one.text) === JSON.stringify(other.text)
}
