// Leads through a lesson: which step or tip is said now, and when it is done. A step that is taken back is not done. How
// far it is survives a reload.
import { t } from '$i18n/i18n.svelte'
import type { TableState } from '$net/protocol'
import type { AnyAction } from '../choosing.svelte'
import { inForce } from '../inForce'
import { TableMemory } from '../memory'
import type { TableLink } from '../table.svelte'
import { holds, type Lesson, type LessonStep } from './lesson'

/** A step or tip that was done by acting: where the steps were before it, and the own acts in force after it. */
type Taken = { at: number; say: string; acts: number }

const progress = new TableMemory<{ at: number; given: string[]; taken?: Taken[] }>('longhall.lesson')

export class LessonGuide {
  readonly table: TableLink
  readonly #lesson: Lesson
  #at = $state(0)
  #shown = $state.raw<LessonStep | undefined>()
  /** Tips already given, by their words. */
  readonly #given = new Set<string>()
  #taken: Taken[] = []
  #actsSeen = -1
  hidden = $state(false)

  constructor(table: TableLink, lesson: Lesson) {
    this.table = table
    this.#lesson = lesson
    const before = progress.of(table.id)
    this.#at = before?.at ?? 0
    for (const say of before?.given ?? []) this.#given.add(say)
    this.#taken = before?.taken ?? []
    table.choosing.guard = (action) => this.#guard(action)
  }

  get step(): LessonStep | undefined {
    return this.hidden ? undefined : this.#shown
  }

  /** Where in the lesson we are; nothing for a tip, which comes whenever its moment is there, nor after the end. */
  get progress(): { step: number; steps: number } | undefined {
    const { steps } = this.#lesson
    const end = steps.findIndex(({ until }) => until === 'end')
    const inside = this.#shown === steps[this.#at] && (end < 0 || this.#at < end)
    return inside ? { step: this.#at + 1, steps: end < 0 ? steps.length : end } : undefined
  }

  /** After every change of the table. */
  follow(): void {
    const acts = this.#ownActs()
    const acted = this.#actsSeen >= 0 && acts > this.#actsSeen
    this.#actsSeen = acts
    this.#takeBack(acts)
    if (this.#shown?.until === 'act' && this.#isDone(this.#shown, acted)) this.#done(this.#shown)
    else this.#show()
  }

  #isDone(step: LessonStep, acted: boolean): boolean {
    const state = this.table.state
    return step.done && state ? holds(step.done, state) : acted
  }

  /** The reader has read it. */
  next(): void {
    if (this.#shown) this.#done(this.#shown)
  }

  /** Own acts in force: what was taken back does not count. */
  #ownActs(): number {
    return inForce(this.table.log).filter(({ batch }) => batch.seat === this.table.you && batch.kind === 'act').length
  }

  /** Steps whose act was taken back are to be done again. */
  #takeBack(acts: number): void {
    const kept = this.#taken.filter((each) => each.acts <= acts)
    const [first] = this.#taken.slice(kept.length)
    if (!first) return
    for (const { say } of this.#taken.slice(kept.length)) this.#given.delete(say)
    this.#taken = kept
    this.#at = first.at
    this.#shown = undefined
    this.#keep()
  }

  #keep(): void {
    progress.keep(this.table.id, { at: this.#at, given: [...this.#given], taken: this.#taken })
  }

  #done(step: LessonStep): void {
    if (step.until === 'act') this.#taken.push({ at: this.#at, say: step.say, acts: this.#actsSeen })
    if (this.#lesson.steps[this.#at] === step) this.#at++
    else this.#given.add(step.say)
    this.#keep()
    this.#shown = undefined
    this.#show()
  }

  #show(): void {
    const state = this.table.state
    if (!state) return
    this.#reachEnd(state)
    if (this.#shown && holds(this.#shown.when, state)) return
    const tip = this.#lesson.tips.find((each) => !this.#given.has(each.say) && holds(each.when, state))
    const next = this.#lesson.steps[this.#at]
    this.#shown = tip ?? (next && holds(next.when, state) ? next : undefined)
  }

  /** The end comes in its moment, also to who went another way and passed a step by. */
  #reachEnd(state: TableState): void {
    const { steps } = this.#lesson
    const end = steps.findIndex(({ until, when }) => until === 'end' && when?.length && holds(when, state))
    if (end <= this.#at) return
    this.#at = end
    this.#shown = undefined
    this.#keep()
  }

  #guard(action: AnyAction): string | undefined {
    const { expect, otherwise } = this.step ?? {}
    if (!expect || expect.some((each) => each.verb === action.verb && fits(each.of, action.of))) return undefined
    return otherwise ? t(otherwise) : undefined
  }
}

/** Whether a part of an action is what is expected; of an expected object only the named fields count. */
function fits(expected: unknown, found: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return expected === undefined || expected === found
  if (typeof found !== 'object' || found === null) return false
  return Object.entries(expected).every(([name, value]) => fits(value, (found as Record<string, unknown>)[name]))
}
