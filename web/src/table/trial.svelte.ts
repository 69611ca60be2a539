// Trying out: own actions that the board shows although nobody has played them, until all are kept or dropped. The
// server says where the table would stand; whatever would bring something to light it does not try.
import type { TableState, Tried } from '$net/protocol'

/** What the trial needs of a table. Actions are in notation. */
export type TrialHost = {
  tryOut: (actions: readonly string[]) => Promise<Tried>
  act: (action: string) => Promise<boolean>
  /** The table is drawn anew. */
  show: () => void
  refuse: (thrown: unknown) => void
}

export class Trial {
  on = $state(false)
  steps = $state.raw<readonly string[]>([])
  /** What was tried is being played. */
  keeping = $state(false)
  /** Grows with every change: what was asked of the server before is asked again. */
  changes = $state(0)
  #tried: Tried | undefined
  readonly #host: TrialHost

  constructor(host: TrialHost) {
    this.#host = host
  }

  begin(): void {
    this.on = true
  }

  /** Whether it could be tried; if not, the reason has been shown. */
  add(action: string): Promise<boolean> {
    return this.#to([...this.steps, action])
  }

  async back(): Promise<void> {
    if (this.steps.length <= 1) this.drop()
    else await this.#to(this.steps.slice(0, -1))
  }

  /** Everything tried is gone, and the table is as it was. */
  drop(): void {
    this.#end()
    this.#host.show()
  }

  /** Plays everything tried, one step after the other, as far as the table lets it. */
  async keep(): Promise<void> {
    const { steps } = this
    let played = 0
    this.#end()
    this.keeping = true
    try {
      for (const step of steps) {
        if (!(await this.#host.act(step))) break
        played++
      }
    } finally {
      this.keeping = false
      // What was played is told by the table itself; where nothing was, it stands as before.
      if (played === 0) this.#host.show()
    }
  }

  /** The table has moved on: what was tried stood on what is gone. Whether there was anything. */
  overtaken(): boolean {
    const had = this.steps.length > 0
    this.#end()
    return had
  }

  /** A table as it would stand. */
  over(state: TableState): TableState {
    if (!this.#tried || this.steps.length === 0) return state
    const { progress, ...tried } = this.#tried
    return { ...state, ...tried, table: { ...state.table, progress } }
  }

  async #to(steps: readonly string[]): Promise<boolean> {
    const { changes } = this
    try {
      const tried = await this.#host.tryOut(steps)
      if (changes !== this.changes) return false
      this.#tried = tried
      this.steps = steps
      this.changes++
      this.#host.show()
      return true
    } catch (thrown) {
      this.#host.refuse(thrown)
      return false
    }
  }

  #end(): void {
    this.on = false
    this.steps = []
    this.#tried = undefined
    this.changes++
  }
}
