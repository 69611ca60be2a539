// The guide goes on with what is done, goes back with what is taken back, and ends.
import { beforeEach, expect, test } from 'vitest'
import type { Batch } from '$net/protocol'
import type { AnyAction } from '../choosing.svelte'
import type { TableLink } from '../table.svelte'
import { LessonGuide } from './guide.svelte'
import { lessonEnd, type Lesson } from './lesson'

const lesson: Lesson = {
  steps: [
    { say: 'welcome', until: 'read' },
    { say: 'first', until: 'act' },
    { say: 'second', until: 'act', expect: [{ verb: 'lay', of: { up: 'odin' } }], otherwise: 'not-yet' },
    lessonEnd([]),
    { say: 'later', until: 'read' },
  ],
  tips: [],
}

let log: Batch[]
let view: { laid: number }
let choosing: { guard?: (action: AnyAction) => string | undefined }
let guide: LessonGuide

const act = (): Batch => ({ seq: log.length + 1, seat: 0, kind: 'act', to: null, events: [] }) as unknown as Batch
const undo = (to: number): Batch => ({ ...act(), kind: 'undo', to })

function happens(batch: Batch): void {
  log.push(batch)
  guide.follow()
}

beforeEach(() => begin(lesson))

function begin(what: Lesson): void {
  log = []
  view = { laid: 0 }
  const table = {
    id: 't',
    you: 0,
    state: { view },
    choosing: (choosing = {}),
    get log() {
      return log
    },
  }
  guide = new LessonGuide(table as unknown as TableLink, what)
  guide.follow()
  guide.next()
}

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

test('only the named fields of an expected action count', () => {
  happens(act())
  expect(choosing.guard?.({ verb: 'lay', of: { up: 'odin', down: 'thor' } })).toBeUndefined()
  expect(choosing.guard?.({ verb: 'lay', of: { up: 'thor', down: 'odin' } })).toBeDefined()
})

test('a step that names what must hold waits for it, whatever else is done', () => {
  begin({
    steps: [
      { say: 'welcome', until: 'read' },
      { say: 'lay', until: 'act', done: [{ path: 'laid', atLeast: 1 }] },
      lessonEnd([]),
    ],
    tips: [],
  })
  happens(act())
  expect(guide.step?.say).toBe('lay')
  view.laid = 1
  happens(act())
  expect(guide.step?.until).toBe('end')
})

test('the end comes in its moment, also to who passed a step by', () => {
  begin({
    steps: [
      { say: 'welcome', until: 'read' },
      { say: 'never', when: [{ path: 'laid', is: 5 }], until: 'act' },
      lessonEnd([{ path: 'laid', atLeast: 9 }]),
    ],
    tips: [],
  })
  expect(guide.step).toBeUndefined()
  view.laid = 9
  happens(act())
  expect(guide.step?.until).toBe('end')
})
