// Leads through a lesson: which step or tip is said now, and when it is done. How far it is survives a reload.
import { t } from '$i18n/i18n.svelte'
import type { AnyAction } from '../choosing.svelte'
import { TableMemory } from '../memory'
import type { TableLink } from '../table.svelte'
import { holds, type Lesson, type LessonStep } from './lesson'

const progress = new TableMemory<{ at: number; given: string[] }>('longhall.lesson')

export class LessonGuide {
  readonly table: TableLink
  readonly #lesson: Lesson
  #at = $state(0)
  #shown = $state.raw<LessonStep | undefined>()
  /** Tips already given, by their words. */
  readonly #given = new Set<string>()
  #actsSeen = -1
  hidden = $state(false)

  constructor(table: TableLink, lesson: Lesson) {
    this.table = table
    this.#lesson = lesson
    const before = progress.of(table.id)
    this.#at = before?.at ?? 0
    for (const say of before?.given ?? []) this.#given.add(say)
    table.choosing.guard = (action) => this.#guard(action)
  }

  get step(): LessonStep | undefined {
    return this.hidden ? undefined : this.#shown
  }

  /** Where in the steps we are; nothing for a tip, which comes whenever its moment is there. */
  get progress(): { step: number; steps: number } | undefined {
    const { steps } = this.#lesson
    return this.#shown === steps[this.#at] ? { step: this.#at + 1, steps: steps.length } : undefined
  }

  /** After every change of the table. */
  follow(): void {
    const acts = this.#ownActs()
    const acted = this.#actsSeen >= 0 && acts > this.#actsSeen
    this.#actsSeen = acts
    if (acted && this.#shown?.until === 'act') this.#done(this.#shown)
    else this.#show()
  }

  /** The reader has read it. */
  next(): void {
    if (this.#shown) this.#done(this.#shown)
  }

  #ownActs(): number {
    return this.table.log.filter((batch) => batch.seat === this.table.you && batch.kind === 'act').length
  }

  #done(step: LessonStep): void {
    if (this.#lesson.steps[this.#at] === step) this.#at++
    else this.#given.add(step.say)
    progress.keep(this.table.id, { at: this.#at, given: [...this.#given] })
    this.#shown = undefined
    this.#show()
  }

  #show(): void {
    const state = this.table.state
    if (!state) return
    if (this.#shown && holds(this.#shown.when, state)) return
    const tip = this.#lesson.tips.find((each) => !this.#given.has(each.say) && holds(each.when, state))
    const next = this.#lesson.steps[this.#at]
    this.#shown = tip ?? (next && holds(next.when, state) ? next : undefined)
  }

  #guard(action: AnyAction): string | undefined {
    const { expect, otherwise } = this.step ?? {}
    if (!expect || expect.some((each) => each.verb === action.verb && (each.of === undefined || each.of === action.of)))
      return undefined
    return otherwise ? t(otherwise) : undefined
  }
}
