// One table as this browser follows it: the newest state, everything that happened, the chat, and the requests a
// player can make. What is drawn comes from here; what is chosen goes through here.
import { sentence, t } from '$i18n/i18n.svelte'
import type { SeatName } from '$i18n/text'
import { notify, troubleIsOver } from '$design/toasts.svelte'
import { api, Refused } from '$net/api'
import type { Batch, ChatLine, HintChoice, Seat, SeenEvent, TableId, TableState } from '$net/protocol'
import { ask, watchTable, type Ask } from '$net/socket.svelte'
import { holderName, seatNames } from '../shell/seats'
import { troubleWords } from '../shell/trouble'
import { Choosing } from './choosing.svelte'
import { Flights } from './flights.svelte'
import { storyInForce } from './inForce'
import { play } from './instruments'
import { Moments } from './moments.svelte'
import type { GamePlugin, SeatFace } from './plugin'
import { soundOf } from './sounds'

export class TableLink {
  readonly id: TableId
  readonly choosing: Choosing
  readonly moments = new Moments()
  readonly flights = new Flights()

  state = $state.raw<TableState | undefined>()
  log = $state.raw<readonly Batch[]>([])
  chat = $state.raw<readonly ChatLine[]>([])
  hint = $state.raw<readonly HintChoice[] | undefined>()
  hinting = $state(false)
  /** The game is over, and the reader looks at its board instead of the result. */
  looksBack = $state(false)
  /** Chat lines that came while the chat was not in sight. */
  unread = $state(0)
  /** What the server's clock says beyond ours. */
  #clockAheadMs = 0
  #plugin: GamePlugin | undefined
  /** Who waits for the state to have come so far: an action is answered before or after its new state arrives. */
  #awaiting: { seq: number; go: () => void }[] = []
  #onArrive: ((state: TableState, log: readonly Batch[]) => void) | undefined

  readonly names: SeatName[] = $derived(this.state ? seatNames(this.state.table) : [])
  readonly you: Seat | null = $derived(this.state?.table.yours ?? null)
  /** Events in force, oldest first: what was taken back is left out. */
  readonly story: readonly SeenEvent[] = $derived(storyInForce(this.log))
  readonly events: readonly unknown[] = $derived(this.story.map(({ event }) => event))

  constructor(id: TableId) {
    this.id = id
    this.choosing = new Choosing({
      question: () => this.state?.question ?? null,
      choices: () => this.state?.choices ?? null,
      seq: () => this.state?.seq ?? 0,
      names: () => this.names,
      check: (action) => api.check(id, { seq: this.state?.seq ?? 0, action }),
      act: (action) => this.act(action),
    })
  }

  /** Follows the table until the returned function is called. `onArrive` hears of every whole state. */
  follow(plugin: GamePlugin, onArrive: (state: TableState, log: readonly Batch[]) => void): () => void {
    this.#plugin = plugin
    this.#onArrive = onArrive
    this.choosing.speak(plugin)
    return watchTable(this.id, {
      seq: () => this.state?.seq,
      onTable: (state, log, chat) => this.#arrive(state, log, chat),
      onUpdate: (batches, state) => this.#update(batches, state),
      onChat: (line) => {
        if (this.chat.some(({ number }) => number === line.number)) return
        this.chat = [...this.chat, line]
        if (line.seat !== this.you || line.seat === null) this.unread++
      },
    })
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
      note:
        holder.kind === 'bot'
          ? t(`level-${holder.level}`)
          : holder.kind === 'person' && !holder.online && table.yours !== seat
            ? t('room-away')
            : undefined,
      points: state.scores.totals[seat] ?? 0,
      clockMs: state.clocks_ms[seat],
      waitingSinceMs: table.waiting_since_ms - this.#clockAheadMs,
    }))
  }

  /** When the present state was taken, by this browser's clock. */
  get takenAtMs(): number {
    return (this.state?.now_ms ?? 0) - this.#clockAheadMs
  }

  async act(action: string): Promise<boolean> {
    this.moments.skip()
    this.hint = undefined
    const seq = await this.#request({ type: 'act', table: this.id, seq: this.state?.seq ?? 0, action })
    if (seq === undefined) return false
    if ((this.state?.seq ?? 0) < seq) await new Promise<void>((go) => this.#awaiting.push({ seq, go }))
    return true
  }

  /** Whether the last step can be taken back without asking anybody. */
  get undoIsFree(): boolean {
    return this.state !== undefined && typeof this.state.undo === 'object' && 'free' in this.state.undo
  }

  async undo(): Promise<void> {
    await this.#request({ type: 'undo', table: this.id, seq: this.state?.seq ?? 0 })
  }

  async consent(agree: boolean): Promise<void> {
    await this.#request({ type: 'consent', table: this.id, agree })
  }

  async setAhead(single_choices: boolean, action: string | null): Promise<void> {
    await this.#request({ type: 'ahead', table: this.id, ahead: { single_choices, action } })
  }

  async say(words: string): Promise<boolean> {
    return (await this.#request({ type: 'say', table: this.id, words })) !== undefined
  }

  /** Among people a hint would be a third player: the server gives none. */
  get hintsAreGiven(): boolean {
    return this.state?.table.seats.filter(({ kind }) => kind === 'person').length === 1
  }

  async askHint(): Promise<void> {
    if (this.hinting || !this.hintsAreGiven) return
    this.hinting = true
    try {
      const hint = await api.hint(this.id)
      this.hint = hint.choices
    } catch (thrown) {
      notify(troubleWords(thrown), 'trouble')
    } finally {
      this.hinting = false
    }
  }

  /** The log after it; undefined when it did not go through, and then the reason has been shown. */
  async #request(what: Ask): Promise<number | undefined> {
    try {
      const seq = await ask(what)
      troubleIsOver()
      return seq
    } catch (thrown) {
      notify(thrown instanceof Refused ? sentence(thrown.reason, this.names) : troubleWords(thrown), 'trouble')
      return undefined
    }
  }

  #arrived(seq: number): void {
    for (const { go } of this.#awaiting.filter((each) => each.seq <= seq)) go()
    this.#awaiting = this.#awaiting.filter((each) => each.seq > seq)
  }

  #arrive(state: TableState, log: readonly Batch[], chat: readonly ChatLine[]): void {
    const known = this.state?.seq
    const whole = known === undefined || log[0]?.seq === 1
    this.#clockAheadMs = state.now_ms - Date.now()
    this.log = whole ? log : [...this.log, ...log.filter((batch) => batch.seq > known)]
    this.state = state
    if (chat.length >= this.chat.length) this.chat = chat
    this.choosing.keepOrDrop()
    this.#arrived(state.seq)
    this.#onArrive?.(state, log)
  }

  #update(batches: readonly Batch[], state: TableState): void {
    const known = this.state?.seq ?? 0
    const wished = this.state?.undo_asked?.by === this.you
    const news = batches.filter((batch) => batch.seq > known)
    const plugin = this.#plugin
    const flights = news
      .filter((batch) => batch.kind !== 'undo')
      .flatMap((batch) => batch.events.flatMap(({ event }) => plugin?.motions?.(event, this.you) ?? []))
    play(soundOf(news, this.state?.table, state.table, plugin))
    void this.flights.around(flights, () => {
      this.#clockAheadMs = state.now_ms - Date.now()
      this.state = state
      this.log = [...this.log, ...news]
      if (news.length > 0) this.hint = undefined
      this.choosing.keepOrDrop()
      this.moments.add(news, (event, batch) => this.#tellingMs(event, batch))
      this.#tellUndo(news)
      if (wished && !state.undo_asked && !news.some(({ kind }) => kind === 'undo'))
        notify(t('table-undo-refused'), 'call')
      this.#arrived(state.seq)
    })
  }

  #tellingMs(event: unknown, batch: Batch): number {
    if (batch.kind === 'undo') return 0
    return this.#plugin?.tellingMs?.(event, this.you) ?? (batch.seat === this.you ? 0 : usualTellingMs)
  }

  #tellUndo(batches: readonly Batch[]): void {
    for (const batch of batches) {
      const name = this.names[batch.seat]?.name ?? ''
      if (batch.kind === 'undo' && batch.seat !== this.you) notify(t('table-log-undo', { name, you: 'no' }))
      if (batch.kind === 'taken_over') notify(t('table-log-taken-over', { name }))
    }
  }
}

const usualTellingMs = 900
