// How an answer comes about, the same for every game: something on the board or in the list is chosen, the server
// says what it would do or why it may not be, one button confirms it. Nothing happens before that button.
import { SvelteMap } from 'svelte/reactivity'
import { sentence, t } from '$i18n/i18n.svelte'
import { notify } from '$design/toasts.svelte'
import type { SeatName } from '$i18n/text'
import type { Checked, Choice, Question } from '$net/protocol'

/** What the choosing needs of a table; a replay has none of it. */
export type Asker = {
  question: () => Question | null
  choices: () => readonly Choice[] | null
  /** Grows with every entry of the log: what was checked before is checked again. */
  seq: () => number
  names: () => readonly SeatName[]
  check: (action: string) => Promise<Checked>
  /** Whether it went through; if not, the reason has been shown. */
  act: (action: string) => Promise<boolean>
}

export class Choosing {
  /** The action that the confirm button would take. */
  chosen = $state<string>()
  /** Which of several equal pieces was pointed at; boards number their own. */
  piece = $state<string>()
  /** Further actions that the same confirmation takes, one after the other. */
  then = $state.raw<readonly string[]>([])
  busy = $state(false)
  /** Why the last attempt may not be, until something else is chosen or the table goes on. */
  objection = $state<string>()
  /** A lesson may hold a choice back and say why. */
  guard: ((action: string) => string | undefined) | undefined
  /** Words of the game for a choice the server has not listed, or for several steps at once. */
  spell: ((action: string, then: readonly string[]) => string | undefined) | undefined

  readonly #asker: Asker
  readonly #checks = new SvelteMap<string, Checked | 'asking'>()
  #checkedSeq = -1
  readonly #legal = $derived.by(() => new Map((this.choices ?? []).map((choice) => [choice.action, choice])))

  constructor(asker: Asker) {
    this.#asker = asker
  }

  get question(): Question | null {
    return this.#asker.question()
  }

  /** Legal actions; null when nobody is asked here, or when there are too many to list. */
  get choices(): readonly Choice[] | null {
    return this.#asker.choices()
  }

  /** Whether the reader may answer at all. */
  get open(): boolean {
    return this.question !== null && !this.busy
  }

  isLegal(action: string): boolean {
    return this.#legal.has(action)
  }

  /** The legal actions that begin so, e.g. `score loki`. */
  startingWith(words: string): Choice[] {
    return (this.choices ?? []).filter(({ action }) => action === words || action.startsWith(`${words} `))
  }

  labelOf(action: string): string {
    const spelled = this.spell?.(action, action === this.chosen ? this.then : [])
    if (spelled !== undefined) return spelled
    const choice = this.#legal.get(action)
    // Notation is for logs and saved games, never for readers.
    return choice ? sentence(choice.label, this.#asker.names()) : t('table-confirm')
  }

  /** Chooses a legal action; for any other it asks the server why not and says so. */
  choose(action: string, piece?: string, then: readonly string[] = []): void {
    if (this.busy) return
    if (this.isLegal(action) || (this.question !== null && this.choices === null)) {
      this.objection = undefined
      this.chosen = action
      this.piece = piece
      this.then = then
      void this.#check(action)
    } else {
      void this.whyNot(action)
    }
  }

  clear(): void {
    this.objection = undefined
    this.chosen = undefined
    this.piece = undefined
    this.then = []
  }

  /** What the server says of an action now; asks it when it has not yet. */
  checked(action: string): Checked | undefined {
    const known = this.#checkedSeq === this.#asker.seq() ? this.#checks.get(action) : undefined
    return known === 'asking' ? undefined : known
  }

  /** Makes sure that `checked` will have an answer. */
  look(action: string): void {
    if (this.isLegal(action)) void this.#check(action)
  }

  get chosenCheck(): Checked | undefined {
    return this.chosen === undefined ? undefined : this.checked(this.chosen)
  }

  /** What comes to light by it cannot be unseen: the server cannot show it beforehand. */
  get irreversible(): boolean {
    const check = this.chosenCheck
    return check !== undefined && check.why_not === null && check.preview === null
  }

  async whyNot(action: string): Promise<void> {
    try {
      const { why_not } = await this.#asker.check(action)
      if (why_not) this.#object(sentence(why_not, this.#asker.names()))
    } catch {
      // Without a server there is no reason to give; the connection notice stands above already.
    }
  }

  /** Beside the confirm button, where nothing on the board is covered; whoever is not asked has no such place. */
  #object(words: string): void {
    if (this.question === null) notify(words, 'call')
    else this.objection = words
  }

  async confirm(): Promise<void> {
    const action = this.chosen
    if (action === undefined || this.busy) return
    const objection = this.guard?.(action)
    if (objection) {
      this.#object(objection)
      return
    }
    this.busy = true
    try {
      // The choice is dropped as soon as the table has changed; the steps are known before.
      for (const step of [action, ...this.then]) if (!(await this.#asker.act(step))) break
      this.clear()
    } finally {
      this.busy = false
    }
  }

  /** After every change of the table: keeps the choice while it is still legal. */
  keepOrDrop(): void {
    this.objection = undefined
    if (this.chosen === undefined) return
    if (this.question === null || (this.choices !== null && !this.isLegal(this.chosen))) this.clear()
    else void this.#check(this.chosen)
  }

  async #check(action: string): Promise<void> {
    const seq = this.#asker.seq()
    if (this.#checkedSeq !== seq) {
      this.#checks.clear()
      this.#checkedSeq = seq
    }
    if (this.#checks.has(action)) return
    this.#checks.set(action, 'asking')
    try {
      const answer = await this.#asker.check(action)
      if (this.#checkedSeq === seq) this.#checks.set(action, answer)
    } catch {
      if (this.#checkedSeq === seq) this.#checks.delete(action)
    }
  }
}

/** For a board that is only looked at. */
export function nothingToChoose(): Choosing {
  const never = () => Promise.reject(new Error('nothing to choose here'))
  return new Choosing({
    question: () => null,
    choices: () => null,
    seq: () => 0,
    names: () => [],
    check: never,
    act: never,
  })
}
