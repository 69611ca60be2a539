// The guide goes on with what is done, goes back with what is taken back, and ends.
import { beforeEach, expect, test } from 'vitest'
import type { Batch } from '$net/protocol'
import type { TableLink } from '../table.svelte'
import { LessonGuide } from './guide.svelte'
import { lessonEnd, type Lesson } from './lesson'

const lesson: Lesson = {
  steps: [
    { say: 'welcome', until: 'read' },
    { say: 'first', until: 'act' },
    { say: 'second', until: 'act' },
    lessonEnd([]),
    { say: 'later', until: 'read' },
  ],
  tips: [],
}

let log: Batch[]
let guide: LessonGuide

const act = (): Batch => ({ seq: log.length + 1, seat: 0, kind: 'act', to: null, events: [] }) as unknown as Batch
const undo = (to: number): Batch => ({ ...act(), kind: 'undo', to })

function happens(batch: Batch): void {
  log.push(batch)
  guide.follow()
}

beforeEach(() => {
  log = []
  const table = {
    id: 't',
    you: 0,
    state: { view: {} },
    choosing: {},
    get log() {
      return log
    },
  }
  guide = new LessonGuide(table as unknown as TableLink, lesson)
  guide.follow()
  guide.next()
})

test('a step is done by acting, and counted up to the end alone', () => {
  expect(guide.step?.say).toBe('first')
  expect(guide.progress).toEqual({ step: 2, steps: 3 })
  happens(act())
  expect(guide.step?.say).toBe('second')
})

test('a step that is taken back is not done', () => {
  happens(act())
  happens(act())
  expect(guide.step?.until).toBe('end')
  happens(undo(1))
  expect(guide.step?.say).toBe('second')
  happens(undo(0))
  expect(guide.step?.say).toBe('first')
  happens(act())
  expect(guide.step?.say).toBe('second')
})

test('who plays on after the end hears what is left, without a count', () => {
  happens(act())
  happens(act())
  expect(guide.progress).toBeUndefined()
  guide.next()
  expect(guide.step?.say).toBe('later')
  expect(guide.progress).toBeUndefined()
})
