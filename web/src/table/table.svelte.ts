// One table as this browser follows it: the position that is told, everything told so far, the chat, and the requests a
// player can make. What is drawn comes from here; what is chosen goes through here. News is shown when it is told.
import { sentence, t } from '$i18n/i18n.svelte'
import type { SeatName } from '$i18n/text'
import { notify, troubleIsOver } from '$design/toasts.svelte'
import { api, Refused } from '$net/api'
import type { Batch, ChatLine, Frame, HintChoice, Seat, SeenEvent, TableId, TableState } from '$net/protocol'
import { ask, check, tryOut, watchTable, type Ask } from '$net/socket.svelte'
import { holderName, seatNames } from '../shell/seats'
import { settings } from '../shell/settings.svelte'
import { troubleWords } from '../shell/trouble'
import { Arrivals } from './arrivals'
import { Choosing, type AnyAction } from './choosing.svelte'
import { Flights } from './flights.svelte'
import { lostBy, storyInForce } from './inForce'
import { play } from './instruments'
import type { GamePlugin, Scene, SeatFace } from './plugin'
import { between, movesToAsk, shotsOf, type Shot, type Update } from './shots'
import { Rounds } from './rounds.svelte'
import { soundOf } from './sounds'
import { Telling } from './telling.svelte'
import { Trial } from './trial.svelte'

export type UndoExtent = 'step' | 'turn'
/** What taking back needs and loses. `own`: only the reader's own steps. */
export type TakingBack = { free: boolean; to: number; lost: readonly Batch[]; own: boolean }

/** Advice: an action, and the chance it has where the bot has reckoned one. */
export type Hint = Pick<HintChoice, 'action' | 'parts' | 'label'> &
  Partial<Pick<HintChoice, 'chance_percent' | 'reasons'>>

/** Whose view of a table the page holds: of a seat, where several people share the device, or what all may see. */
export type Eyes = Seat | 'public' | undefined

export class TableLink {
  readonly id: TableId
  readonly eyes: Eyes
  readonly choosing: Choosing
  readonly telling: Telling
  readonly flights = new Flights()
  readonly rounds = new Rounds()
  readonly trial: Trial

  /** The table as it is told. */
  state = $state.raw<TableState | undefined>()
  /** The table as it is. */
  newest = $state.raw<TableState | undefined>()
  #received = $state.raw<readonly Batch[]>([])
  /** So much of what was received is told. */
  #told = $state.raw({ entries: 0, events: 0 })
  chat = $state.raw<readonly ChatLine[]>([])
  hint = $state.raw<readonly Hint[] | undefined>()
  hinting = $state(false)
  readonly #hints = new Map<string, readonly HintChoice[]>()
  /** The game is over, and the reader looks at its board instead of the result. */
  looksBack = $state(false)
  /** The reader wants to take something back and reads what would be lost. */
  undoWish = $state<UndoExtent | undefined>()
  /** Own actions since the page was opened, and those taken back that can be done again: with the moves before them. */
  #acted: readonly { move: number; action: string }[] = []
  #redo = $state.raw<readonly { move: number; action: string }[]>([])
  /** Chat lines that came while the chat was not in sight. */
  unread = $state(0)
  /** What the server's clock says beyond ours. */
  clockAheadMs = $state(0)
  #plugin: GamePlugin | undefined
  readonly #arrivals = new Arrivals()
  #onArrive: ((state: TableState, log: readonly Batch[]) => void) | undefined
  /** Updates that came while the positions of an earlier one were on their way. */
  #updates: Update[] = []
  /** Grows when the reader skips: what was on its way then is not told any more. */
  #skips = 0
  /** Whether the board still tells something by itself. */
  held: () => boolean = () => false

  readonly names: SeatName[] = $derived(this.state ? seatNames(this.state.table) : [])
  readonly you: Seat | null = $derived(this.state?.table.yours ?? null)
  /** What has been told so far. */
  readonly log: readonly Batch[] = $derived.by(() => {
    const { entries, events } = this.#told
    const whole = this.#received.slice(0, entries)
    const next = this.#received[entries]
    return events > 0 && next ? [...whole, { ...next, events: next.events.slice(0, events) }] : whole
  })
  /** Events in force, oldest first: what was taken back is left out. */
  readonly story: readonly SeenEvent[] = $derived(storyInForce(this.log))
  readonly events: readonly unknown[] = $derived(this.story.map(({ event }) => event))

  constructor(id: TableId, eyes?: Eyes) {
    this.id = id
    this.eyes = eyes
    this.telling = new Telling({
      show: (shot, forward) => this.#show(shot, forward),
      showNow: () => this.#showNow(),
      ended: () => this.#toldAll(),
      speed: () => settings.telling,
      hurries: () => this.newest?.table.your_turn === true && this.newest.clocks_ms.length > 0,
      held: () => this.held(),
    })
    this.trial = new Trial({
      tryOut: (actions) => tryOut(id, actions, this.#seat),
      act: (action) => this.act(action),
      show: () => {
        this.#showNow()
        this.choosing.keepOrDrop()
      },
      refuse: (thrown) => this.#refuse(thrown),
    })
    this.choosing = new Choosing({
      question: () => (this.#looksOn ? null : (this.state?.question ?? null)),
      choices: () => (this.#looksOn ? null : (this.state?.choices ?? null)),
      seq: () => (this.state?.seq ?? 0) + this.trial.changes,
      names: () => this.names,
      check: (action, after) => check(id, action, [...this.trial.steps, ...after], this.#seat),
      act: (action) => (this.trial.on ? this.trial.add(action) : this.act(action)),
      alone: () => this.isAlone,
      atOnce: () => settings.confirm === 'off' && this.state?.table.lesson === false,
    })
  }

  /** Something is told or done just now: the reader is not asked. */
  get #looksOn(): boolean {
    return this.telling.active || this.trial.keeping
  }

  /** Follows the table until the returned function is called. `onArrive` hears of every whole state. */
  follow(plugin: GamePlugin, onArrive: (state: TableState, log: readonly Batch[]) => void): () => void {
    this.#plugin = plugin
    this.#onArrive = onArrive
    this.choosing.speak(plugin)
    return watchTable(this.id, {
      viewer: this.eyes === undefined ? undefined : eyesName(this.eyes),
      seq: () => this.newest?.seq,
      onTable: (state, log, chat) => this.#isOurs(state) && this.#arrive(state, log, chat),
      onUpdate: (batches, state) => this.#isOurs(state) && this.#update(batches, state),
      onChat: (line) => {
        if (this.chat.some(({ number }) => number === line.number)) return
        this.chat = [...this.chat, line]
        if (line.seat !== this.you || line.seat === null) this.unread++
      },
    })
  }

  /** The seat that requests name, where several people share the device. */
  get #seat(): Seat | undefined {
    return this.eyes === 'public' ? undefined : this.eyes
  }

  get #named(): { seat?: Seat } {
    return this.#seat === undefined ? {} : { seat: this.#seat }
  }

  /** Whether it is the view that the page asked for: another may still have been on its way. */
  #isOurs({ table }: TableState): boolean {
    return this.eyes === undefined || table.yours === (this.#seat ?? null)
  }

  /** What this browser remembers of the table it remembers for each seat. */
  get memory(): string {
    return this.#seat === undefined ? this.id : `${this.id}.${this.#seat}`
  }

  /** Whether somebody of the reader's device sits there. */
  isHere(seat: Seat): boolean {
    const card = this.newest?.table
    return card?.yours === seat || (card?.device?.includes(seat) ?? false)
  }

  get faces(): SeatFace[] {
    const state = this.state
    if (!state) return []
    const { table } = state
    return table.seats.map((holder, seat) => ({
      seat,
      name: holderName(holder),
      shape: holder.kind === 'open' ? undefined : holder.shape,
      you: table.yours === seat,
      pending: table.pending.includes(seat),
      note: state.rests?.[seat]?.absent
        ? t('table-is-absent')
        : holder.kind === 'bot'
          ? t(`level-${holder.level}`)
          : holder.kind === 'person' && !holder.online && table.yours !== seat
            ? t('room-away')
            : undefined,
      points: state.scores.totals[seat] ?? 0,
      clockMs: (this.newest ?? state).clocks_ms[seat],
      waitingSinceMs: table.waiting_since_ms - this.clockAheadMs,
    }))
  }

  /** How far the page has told: entries of the log, and events of the next one. For tests. */
  get told(): string {
    return `${this.#told.entries}.${this.#told.events}`
  }

  /** Whether the reader is asked, everything before the question has been told, and no answer is on its way. */
  get asked(): boolean {
    return !this.telling.active && !this.choosing.busy && this.state?.table.your_turn === true
  }

  /** When the present state was taken, by this browser's clock. */
  get takenAtMs(): number {
    return (this.newest?.now_ms ?? 0) - this.clockAheadMs
  }

  async act(action: string): Promise<boolean> {
    this.hint = undefined
    const move = this.newest?.moves ?? 0
    const answer = this.#request({ type: 'act', table: this.id, ...this.#named, seq: this.newest?.seq ?? 0, action })
    if (!(await this.#arrivals.ofOwnAct(answer))) return false
    this.#acted = [...this.#acted, { move, action }]
    this.#redo = []
    return true
  }

  /** What taking back the last step, or the whole last turn, would need and lose. */
  undoOf(extent: UndoExtent): TakingBack | undefined {
    const { state } = this
    if (!state || state.table.status !== 'running' || state.undo_asked || this.#looksOn || this.trial.on)
      return undefined
    const undo = extent === 'turn' ? state.undo_turn : state.undo
    if (typeof undo === 'string') return undefined
    const free = 'free' in undo
    const { to } = free ? undo.free : undo.by_consent
    const lost = lostBy(this.log, to)
    return { free, to, lost, own: lost.every(({ seat }) => seat === this.you) }
  }

  /** Whether the last step can be taken back at once: only own steps are lost, and nobody has to be asked. */
  get undoIsFree(): boolean {
    const undo = this.undoOf('step')
    return undo !== undefined && undo.free && undo.own
  }

  /** Takes back what costs nobody else anything; otherwise says first what would be lost. */
  wishUndo(extent: UndoExtent): void {
    if (this.trial.on) {
      void this.trial.back()
      return
    }
    const undo = this.undoOf(extent)
    if (!undo) return
    if (undo.own && extent === 'step') void this.undo(extent)
    else this.undoWish = extent
  }

  async undo(extent: UndoExtent = 'step'): Promise<void> {
    this.undoWish = undefined
    const to = this.undoOf(extent)?.to
    const done = await this.#request({
      type: 'undo',
      table: this.id,
      ...this.#named,
      seq: this.newest?.seq ?? 0,
      turn: extent === 'turn',
    })
    if (done !== undefined && to !== undefined) this.#redo = this.#acted.filter(({ move }) => move >= to)
    if (to !== undefined) this.#acted = this.#acted.filter(({ move }) => move < to)
  }

  /** Whether steps can be tried out before they are played. A lesson says itself what to do. */
  mayTry(scene: Scene, plugin: GamePlugin): boolean {
    const lesson = this.state?.table.lesson === true
    return !lesson && !this.trial.on && scene.choosing.question !== null && plugin.tries?.(scene) === true
  }

  /** The own action that was taken back last and can be done again as it was. */
  get redoable(): string | undefined {
    const [next] = this.#redo
    const now = !this.#looksOn && !this.trial.on && (this.state?.question ?? null) !== null
    return now && next?.move === this.state?.moves ? next?.action : undefined
  }

  async redo(): Promise<void> {
    const action = this.redoable
    if (action === undefined) return
    const [, ...rest] = this.#redo
    if (await this.act(action)) this.#redo = rest
  }

  async consent(agree: boolean): Promise<void> {
    await this.#request({ type: 'consent', table: this.id, ...this.#named, agree })
  }

  async setAhead(single_choices: boolean, action: string | null): Promise<void> {
    await this.#request({ type: 'ahead', table: this.id, ...this.#named, ahead: { single_choices, action } })
  }

  async say(words: string): Promise<boolean> {
    return (await this.#request({ type: 'say', table: this.id, ...this.#named, words })) !== undefined
  }

  /** Nobody but bots plays along, and whoever shares the device. */
  get isAlone(): boolean {
    return this.state?.table.seats.every(({ kind }, seat) => kind !== 'person' || this.isHere(seat)) ?? false
  }

  /** Among people a hint would be a third player: the server gives none. */
  get hintsAreGiven(): boolean {
    return this.isAlone && !this.trial.on
  }

  async askHint(): Promise<void> {
    if (this.hinting || !this.hintsAreGiven) return
    // One position has one estimate, however often it is asked for and come back to.
    const position = JSON.stringify([this.state?.view, this.state?.question])
    const known = this.#hints.get(position)
    if (known) {
      this.hint = this.#fitting(known)
      return
    }
    this.hinting = true
    try {
      const hint = await api.hint(this.id, this.#seat)
      this.#hints.set(position, hint.choices)
      this.hint = this.#fitting(hint.choices)
    } catch (thrown) {
      notify(troubleWords(thrown), 'trouble')
    } finally {
      this.hinting = false
    }
  }

  /** In a lesson a hint follows the lesson: what it would hold back is not advised. */
  #fitting(hints: readonly HintChoice[]): readonly Hint[] {
    const { guard, choices } = this.choosing
    const fits = ({ parts }: { parts: unknown }) => guard?.(parts as AnyAction) === undefined
    const fitting = hints.filter(fits)
    if (fitting.length > 0 || hints.length === 0) return fitting
    return (choices ?? []).filter(fits).slice(0, hints.length)
  }

  /** The log after it; undefined when it did not go through, and then the reason has been shown. */
  async #request(what: Ask): Promise<number | undefined> {
    try {
      const seq = await ask(what)
      troubleIsOver()
      return seq
    } catch (thrown) {
      this.#refuse(thrown)
      return undefined
    }
  }

  #refuse(thrown: unknown): void {
    notify(thrown instanceof Refused ? sentence(thrown.reason, this.names) : troubleWords(thrown), 'trouble')
  }

  #arrive(state: TableState, log: readonly Batch[], chat: readonly ChatLine[]): void {
    const known = this.newest?.seq
    const whole = known === undefined || log[0]?.seq === 1
    this.clockAheadMs = state.now_ms - Date.now()
    this.#received = whole ? log : [...this.#received, ...log.filter((batch) => batch.seq > known)]
    this.newest = state
    // Whoever comes back sees the present, and is asked whether to be shown what was missed.
    this.#forgetUpdates()
    this.telling.drop()
    if (known !== state.seq) this.trial.overtaken()
    this.#showNow()
    this.choosing.keepOrDrop()
    if (chat.length >= this.chat.length) this.chat = chat
    this.#arrivals.note(state.seq, false)
    this.#onArrive?.(state, log)
  }

  #update(batches: readonly Batch[], state: TableState): void {
    const before = this.newest
    if (!before) return
    const wished = before.undo_asked !== null && this.isHere(before.undo_asked.by)
    const news = batches.filter((batch) => batch.seq > before.seq)
    const entries = this.#received.length
    this.clockAheadMs = state.now_ms - Date.now()
    this.newest = state
    this.#received = [...this.#received, ...news]
    if (wished && !state.undo_asked && !news.some(({ kind }) => kind === 'undo'))
      notify(t('table-undo-refused'), 'call')
    if (news.length > 0 && this.trial.overtaken()) notify(t('trial-overtaken'), 'call')
    this.#updates.push({ batches: news, state, before, entries })
    if (this.telling.coming === 0) void this.#tellUpdates()
    this.#arrivals.note(
      state.seq,
      news.some(({ seat, kind }) => seat === this.you && kind === 'act'),
    )
  }

  /** Makes shots of the updates in their order; positions in between are asked for where they are told. */
  async #tellUpdates(): Promise<void> {
    this.telling.coming = this.#updates.length
    for (let update = this.#updates.shift(); update; update = this.#updates.shift()) {
      const moves = this.#tells ? movesToAsk(update, this.#tellingMs) : []
      if (moves.length > 0) {
        const skips = this.#skips
        const frames = await this.#framesOf(moves)
        if (skips !== this.#skips) return
        this.#add(update, frames)
      } else this.#add(update, new Map())
    }
  }

  #add(update: Update, frames: ReadonlyMap<number, Frame>): void {
    this.telling.coming = this.#updates.length
    const { batches, state, entries } = update
    const shots = this.#tells ? shotsOf(update, frames, this.#tellingMs) : []
    const atOnce = { state, entries: entries + batches.length, events: 0, moment: undefined }
    this.telling.add(shots.length > 0 ? shots : [{ ...atOnce, news: gathered(batches) }])
  }

  async #framesOf(moves: readonly number[]): Promise<Map<number, Frame>> {
    const asked = moves.map((move) => api.replay(this.id, move, this.#eyes, true).catch(() => undefined))
    const frames = await Promise.all(asked)
    return new Map(frames.flatMap((frame) => (frame ? [[frame.move_number, frame] as const] : [])))
  }

  /** Tells moves of the past once more; then the table is shown as it is. */
  async tellAgain(moves: readonly number[]): Promise<void> {
    const skips = this.#skips
    this.telling.coming++
    const frames = await this.#framesOf(moves)
    if (skips !== this.#skips || !this.newest) return
    const entries = this.#received.length
    let before = this.newest
    const shots = moves.flatMap((move) => {
      const frame = frames.get(move)
      if (!frame?.batch) return []
      const state = { ...between(before, frame, frame.batch.seq), moves: move }
      const update = { batches: [frame.batch], state, before, entries }
      before = state
      return shotsOf(update, frames, this.#tellingMs).map((shot) => ({ ...shot, entries, events: 0 }))
    })
    this.telling.coming = 0
    const present = { state: this.newest, entries, events: 0, moment: undefined, news: undefined }
    this.telling.add([...shots, present])
    if (this.#updates.length > 0) void this.#tellUpdates()
  }

  /** Whether others' acts are told one by one; nobody looks at a hidden page. */
  get #tells(): boolean {
    return settings.telling !== 'off' && !document.hidden
  }

  #show(shot: Shot, forward: boolean): void {
    const { news } = shot
    const plugin = this.#plugin
    const moved = forward && news && news.kind !== 'undo' ? news.events : []
    const flights = moved.flatMap(({ event }) => plugin?.motions?.(event, this.you) ?? [])
    if (forward && news) play(soundOf([news], this.state?.table, shot.state.table, plugin))
    void this.flights.around(flights, () => this.#put(shot))
    if (forward && news) this.#tellUndo(news)
  }

  /** Whose points the last thing told has changed. */
  gains = $state.raw<readonly { seat: Seat; before: number; after: number }[]>([])

  #put({ state, entries, events }: Pick<Shot, 'state' | 'entries' | 'events'>): void {
    if (entries !== this.#told.entries) this.hint = undefined
    const before = this.state?.scores.totals ?? []
    this.gains = state.scores.totals.flatMap((after, seat) => {
      const had = before[seat] ?? after
      return had === after ? [] : [{ seat, before: had, after }]
    })
    this.state = this.trial.over(state)
    this.#told = { entries, events }
    this.rounds.note(state)
  }

  /** Everything has been told: the reader may decide, and a round that has ended is summed up. */
  #toldAll(): void {
    this.choosing.keepOrDrop()
    const hurries = (this.newest?.clocks_ms.length ?? 0) > 0
    const round = this.rounds.takeEnded()
    const wanted = this.#tells && !hurries && settings.summaries === 'on' && this.you !== null
    if (round !== undefined && wanted) void this.sumUp({ round }, this.#stillHere())
  }

  /** Whether the reader has neither chosen nor answered anything since: a sheet then would take the next key. */
  #stillHere(): () => boolean {
    const { chosen } = this.choosing
    const seq = this.newest?.seq
    return () => seq === this.newest?.seq && chosen === this.choosing.chosen && !this.choosing.busy
  }

  /** Sums up a round of the past, or everything since a move. */
  async sumUp(what: { round: number } | { since: number }, wanted?: () => boolean): Promise<void> {
    const { newest } = this
    if (!newest) return
    try {
      if ('round' in what) await this.rounds.showRound(this.id, this.#eyes, newest.moves, what.round, wanted)
      else await this.rounds.showSince(this.id, this.#eyes, what.since, newest)
    } catch (thrown) {
      notify(troubleWords(thrown), 'trouble')
    }
  }

  get #eyes(): string {
    return eyesName(this.you ?? 'public')
  }

  #showNow(): void {
    this.#forgetUpdates()
    if (this.newest) this.#put({ state: this.newest, entries: this.#received.length, events: 0 })
  }

  #forgetUpdates(): void {
    this.#skips++
    this.#updates = []
    this.telling.coming = 0
  }

  readonly #tellingMs = (event: unknown, batch: Batch): number => {
    if (batch.kind === 'undo') return 0
    return this.#plugin?.tellingMs?.(event, this.you) ?? (batch.seat === this.you ? 0 : usualTellingMs)
  }

  #tellUndo(batch: Batch): void {
    const name = this.names[batch.seat]?.name ?? ''
    if (batch.kind === 'undo' && batch.seat !== this.you) notify(t('table-log-undo', { name, you: 'no' }))
    if (batch.kind === 'taken_over') notify(t('table-log-taken-over', { name }))
    if (batch.kind === 'absent' && batch.seat !== this.you)
      notify(t(batch.to === 1 ? 'table-log-absent' : 'table-log-back', { name }))
  }
}

/** As the server reads it. */
function eyesName(eyes: Seat | 'public'): string {
  return eyes === 'public' ? eyes : `p${eyes + 1}`
}

const usualTellingMs = 900

/** Several entries that are shown at once, as one. */
function gathered(batches: readonly Batch[]): Batch | undefined {
  const last = batches.at(-1)
  return last && { ...last, events: batches.flatMap(({ events }) => events) }
}
