// How an answer comes about, the same for every game: something on the board or in the list is chosen, the server
// says what it would do or why it may not be, one button confirms it. Nothing happens before that button.
// Boards speak of actions as typed values; notation is made here, for the server, by the game's own `notation.ts`.
import { SvelteMap } from 'svelte/reactivity'
import { sentence, t } from '$i18n/i18n.svelte'
import { notify } from '$design/toasts.svelte'
import type { SeatName } from '$i18n/text'
import type { Checked, Choice, Question } from '$net/protocol'

/** An action of any game; each game generates its own union from Rust. */
export type AnyAction = { verb: string; of?: unknown }

/** A legal action with its words; `action` is its notation. */
export type ChoiceOf<Action> = Omit<Choice, 'parts'> & { parts: Action }

/** What the choosing needs of a table; a replay has none of it. Actions pass in notation. */
export type Asker = {
  question: () => Question | null
  choices: () => readonly Choice[] | null
  /** Grows with every entry of the log: what was checked before is checked again. */
  seq: () => number
  names: () => readonly SeatName[]
  /** `after`: steps of the same answer that come before it. */
  check: (notation: string, after: readonly string[]) => Promise<Checked>
  /** Whether it went through; if not, the reason has been shown. */
  act: (notation: string) => Promise<boolean>
  /** Whether nobody but bots would have to agree to taking back. */
  alone?: () => boolean
  /** Whether a choice is played without being confirmed, where it can be taken back. */
  atOnce?: () => boolean
}

/** What a game knows about its actions. */
export type ActionWords = {
  notation?: ((action: never) => string) | undefined
  /** Words for a choice the server has not listed, or for several steps at once. */
  spell?: ((action: never, then: readonly never[]) => string | undefined) | undefined
}

/** Between the steps of an answer that has several; no notation contains it. */
const stepMark = '\n'

export class Choosing<Action extends AnyAction = AnyAction> {
  /** The action that the confirm button would take. */
  chosen = $state.raw<Action>()
  /** Which of several equal pieces was pointed at; boards have their own way to name them. */
  piece = $state.raw<unknown>()
  /** Further actions that the same confirmation takes, one after the other. */
  then = $state.raw<readonly Action[]>([])
  busy = $state(false)
  /** Why the last attempt may not be, until something else is chosen or the table goes on. */
  objection = $state<string>()
  /** A lesson may hold a choice back and say why. */
  guard: ((action: AnyAction) => string | undefined) | undefined
  /** What is lost by an action without need: it is said once, and the next confirmation does it. */
  warn: ((action: AnyAction) => string | undefined) | undefined
  #warned: string | undefined

  readonly #asker: Asker
  #words: ActionWords = {}
  #checks = new SvelteMap<string, Checked | 'asking'>()
  #checkedSeq = -1
  /** Questions to the server that have no answer yet. */
  readonly #underWay = new Map<string, Promise<void>>()
  readonly #legal = $derived.by(() => new Map((this.choices ?? []).map((choice) => [choice.action, choice])))

  constructor(asker: Asker, words: ActionWords = {}) {
    this.#asker = asker
    this.#words = words
  }

  /** The same as if this action were chosen: what it would do can be shown without choosing it. */
  supposing(action: Action): Choosing<Action> {
    const supposed = new Choosing<Action>(this.#asker, this.#words)
    supposed.#checks = this.#checks
    supposed.#checkedSeq = this.#checkedSeq
    supposed.chosen = action
    return supposed
  }

  /** The legal action that is written so. */
  read(notation: string): Action | undefined {
    return this.#legal.get(notation)?.parts
  }

  /** The game whose actions these are. */
  speak(words: ActionWords): void {
    this.#words = words
  }

  get question(): Question | null {
    return this.#asker.question()
  }

  /** Legal actions; null when nobody is asked here, or when there are too many to list. */
  get choices(): readonly ChoiceOf<Action>[] | null {
    return this.#asker.choices() as readonly ChoiceOf<Action>[] | null
  }

  /** The legal actions alone. */
  get actions(): readonly Action[] {
    return (this.choices ?? []).map(({ parts }) => parts)
  }

  /** Whether the reader may answer at all. */
  get open(): boolean {
    return this.question !== null && !this.busy
  }

  /** The notation of an action: its identity, for keys of lists and for the server. */
  write(action: Action): string {
    if (this.#words.notation) return this.#words.notation(action as never)
    // A game without a board of its own takes what is listed.
    const meant = JSON.stringify(action)
    return this.choices?.find(({ parts }) => JSON.stringify(parts) === meant)?.action ?? meant
  }

  isLegal(action: Action): boolean {
    return this.#legal.has(this.write(action))
  }

  isChosen(action: Action | undefined): boolean {
    return action !== undefined && this.chosen !== undefined && this.write(this.chosen) === this.write(action)
  }

  /** The legal actions of these verbs. */
  legal<Verb extends Action['verb']>(...verbs: readonly Verb[]): Extract<Action, { verb: Verb }>[] {
    const wanted: readonly string[] = verbs
    return this.actions.filter(({ verb }) => wanted.includes(verb)) as Extract<Action, { verb: Verb }>[]
  }

  /** The chosen action if it is of one of these verbs. */
  chosenOf<Verb extends Action['verb']>(...verbs: readonly Verb[]): Extract<Action, { verb: Verb }> | undefined {
    const wanted: readonly string[] = verbs
    const { chosen } = this
    return chosen && wanted.includes(chosen.verb) ? (chosen as Extract<Action, { verb: Verb }>) : undefined
  }

  labelOf(action: Action): string {
    const spelled = this.spell(action, this.isChosen(action) ? this.then : [])
    if (spelled !== undefined) return spelled
    const choice = this.#legal.get(this.write(action))
    // Notation is for logs and saved games, never for readers.
    return choice ? sentence(choice.label, this.#asker.names()) : t('table-confirm')
  }

  /** The game's own words for an action, where it has any. */
  spell(action: Action, then: readonly Action[] = []): string | undefined {
    return this.#words.spell?.(action as never, then as readonly never[])
  }

  /** Chooses a legal action; for any other it asks the server why not and says so. */
  choose(action: Action, piece?: unknown, then: readonly Action[] = []): void {
    if (this.busy) return
    if (this.isLegal(action) || (this.question !== null && this.choices === null)) {
      this.objection = undefined
      this.chosen = action
      this.piece = piece
      this.then = then
      void this.#check(action, then).then(() => this.#playAtOnce(action))
    } else {
      void this.whyNot(action)
    }
  }

  /** What cannot be taken back, or cannot be told beforehand, is still confirmed. */
  #playAtOnce(action: Action): void {
    if (!this.#asker.atOnce?.() || !this.isChosen(action)) return
    const check = this.chosenCheck
    if (check?.why_not === null && check.preview !== null) void this.confirm()
  }

  clear(): void {
    this.objection = undefined
    this.chosen = undefined
    this.piece = undefined
    this.then = []
  }

  /** What the server says of an action now, or of several steps at once; asks it when it has not yet. */
  checked(action: Action, then: readonly Action[] = []): Checked | undefined {
    const known = this.#checkedSeq === this.#asker.seq() ? this.#checks.get(this.#writeAll(action, then)) : undefined
    return known === 'asking' ? undefined : known
  }

  #writeAll(action: Action, then: readonly Action[]): string {
    return [action, ...then].map((step) => this.write(step)).join(stepMark)
  }

  /** Makes sure that `checked` will have an answer. */
  look(action: Action): void {
    if (this.isLegal(action)) void this.#check(action)
  }

  get chosenCheck(): Checked | undefined {
    return this.chosen === undefined ? undefined : this.checked(this.chosen, this.then)
  }

  /** What comes to light by it cannot be unseen: the server cannot show it beforehand. */
  get irreversible(): boolean {
    const check = this.chosenCheck
    return check !== undefined && check.why_not === null && check.preview === null
  }

  /** Whether nobody but bots would have to agree to taking it back. */
  get alone(): boolean {
    return this.#asker.alone?.() ?? false
  }

  async whyNot(action: Action): Promise<void> {
    try {
      const { why_not } = await this.#asker.check(this.write(action), [])
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
    if (this.#warnsOnce(action)) return
    this.busy = true
    try {
      // The choice is dropped as soon as the table has changed; the steps are known before.
      for (const step of [action, ...this.then]) if (!(await this.#asker.act(this.write(step)))) break
      this.clear()
    } finally {
      this.busy = false
    }
  }

  #warnsOnce(action: Action): boolean {
    const here = `${this.#asker.seq()} ${this.write(action)}`
    const warning = this.#warned === here ? undefined : this.warn?.(action)
    if (warning === undefined) return false
    this.#warned = here
    this.#object(warning)
    return true
  }

  /** After every change of the table: keeps the choice while it is still legal. */
  keepOrDrop(): void {
    this.objection = undefined
    if (this.chosen === undefined) return
    if (this.question === null || (this.choices !== null && !this.isLegal(this.chosen))) this.clear()
    else void this.#check(this.chosen, this.then)
  }

  /** Of several steps the last is asked about: what it shows is what all of them would do. */
  async #check(action: Action, then: readonly Action[] = []): Promise<void> {
    const notation = this.#writeAll(action, then)
    const seq = this.#asker.seq()
    if (this.#checkedSeq !== seq) {
      this.#checks.clear()
      this.#checkedSeq = seq
    }
    const under = this.#underWay.get(`${seq} ${notation}`)
    if (under) return under
    if (this.#checks.has(notation)) return
    this.#checks.set(notation, 'asking')
    const asked = this.#ask(notation, seq)
    this.#underWay.set(`${seq} ${notation}`, asked)
    await asked
    this.#underWay.delete(`${seq} ${notation}`)
  }

  async #ask(written: string, seq: number): Promise<void> {
    const steps = written.split(stepMark)
    try {
      const answer = await this.#asker.check(steps.at(-1) ?? '', steps.slice(0, -1))
      if (this.#checkedSeq === seq) this.#checks.set(written, answer)
    } catch {
      if (this.#checkedSeq === seq) this.#checks.delete(written)
    }
  }
}

/** For a board that is only looked at. */
export function nothingToChoose(words: ActionWords = {}): Choosing {
  const never = () => Promise.reject(new Error('nothing to choose here'))
  return new Choosing(
    { question: () => null, choices: () => null, seq: () => 0, names: () => [], check: never, act: never },
    words,
  )
}
