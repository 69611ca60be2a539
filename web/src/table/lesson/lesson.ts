// A lesson is data: it begins in a small position (content/<game>/lesson.toml, played by the rules), has steps that follow
// each other, and tips that come up once when their moment is there.
// The words stand in the locale files; what is checked is the view the player sees.
import type { TableState } from '$net/protocol'
import type { AnyAction } from '../choosing.svelte'

/**
 * A place in the view (`awake.task.kind`) and what must stand there; `you` means the reader's own seat. A step that
 * waits for a round says `atLeast`: whoever comes late still hears it, and all that follows.
 */
export type Condition =
  | { path: string; is: string | number | boolean | null | 'you' }
  | { path: string; atLeast: number }
  | { path: string; atMost: number }

export type LessonStep = {
  /** Message key of what is said. */
  say: string
  /** Marks of places (data-place) to point at. */
  point?: readonly string[]
  /** Shown once all of these hold; at once without them. */
  when?: readonly Condition[]
  /**
   * `read`: goes on by its button. `act`: goes on when the reader has acted. `end`: the lesson is over; the reader plays
   * on, with the steps after it for who stays, or begins a game of their own.
   */
  until: 'read' | 'act' | 'end'
  /** What must hold for an acting step to be done, where one act of the reader is not enough or not the one meant. */
  done?: readonly Condition[]
  /**
   * Actions that fit the lesson: any of a verb, a certain one, or those with certain fields. Others are answered with
   * `otherwise` and not sent.
   */
  expect?: readonly AnyAction[]
  otherwise?: string
}

export type Lesson = { steps: readonly LessonStep[]; tips: readonly LessonStep[] }

/** The lesson is over: the heart of the game has been played once. */
export function lessonEnd(when: readonly Condition[]): LessonStep {
  return { say: 'table-lesson-end', when, until: 'end' }
}

export function holds(conditions: readonly Condition[] | undefined, state: TableState): boolean {
  return (conditions ?? []).every((condition) => {
    const value = at(state, condition.path)
    if ('atLeast' in condition) return typeof value === 'number' && value >= condition.atLeast
    if ('atMost' in condition) return typeof value === 'number' && value <= condition.atMost
    return value === (condition.is === 'you' ? state.table.yours : condition.is)
  })
}

/** Paths begin in the view; `table.` and `question.` reach the rest of the state. */
function at(state: TableState, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  const root: unknown = first === 'table' || first === 'question' ? state : state.view
  return [first, ...rest].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    root,
  )
}
