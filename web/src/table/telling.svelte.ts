// Plays shots one after the other at the reader's pace, with pause, steps in both directions and a skip to the present.
// The page shows nothing later than the shot that is told; what the reader is asked waits for the end or the skip.
import type { Seat } from '$net/protocol'
import type { Moment, Shot } from './shots'

export const speeds = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof speeds)[number]

/** What one step takes, for a thing of usual weight. */
const stepMs: Record<Speed, number> = { slow: 2400, normal: 1400, fast: 600, off: 0 }
/** What a game calls a thing of usual weight; lighter and weightier ones take their share, within bounds. */
const usualMs = 1000
const lightest = 0.6
const weightiest = 1.7
/** With a running clock everything that is left is told within this time. */
const hurryMs = 4000
const shortestMs = 150
/** More steps than this are not kept to go back to. */
const shotsKept = 400
/** While the board tells something by itself, it is asked again after this long. */
const heldMs = 200

export type TellingHost = {
  /** Shows a shot; forward with its motion and its sound. */
  show: (shot: Shot, forward: boolean) => void
  /** Shows the table as it is now. */
  showNow: () => void
  /** The telling is over: the reader may decide. */
  ended: () => void
  speed: () => Speed
  /** Whether the reader's own clock runs meanwhile. */
  hurries: () => boolean
  /** Whether the board is still telling something by itself, such as a battle card by card. */
  held: () => boolean
}

/** Steps that belong together: what one seat did in one go. `first` is the number of its first step. */
export type Act = { seq: number; seat: Seat; first: number; steps: number }

export class Telling {
  #shots = $state.raw<readonly Shot[]>([])
  #at = $state(-1)
  /** Updates whose positions in between are still on their way. */
  coming = $state(0)
  paused = $state(false)
  /** When everything is to be told, since the reader's clock runs. */
  #hurryUntil: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #host: TellingHost

  constructor(host: TellingHost) {
    this.#host = host
  }

  /** Something is told, or about to be; the reader's own decisions wait. */
  get active(): boolean {
    return this.#shots.length > 0 || this.coming > 0
  }

  get now(): Moment | undefined {
    return this.#shots[this.#at]?.moment
  }

  /** The shots with a sentence, in order. */
  get steps(): readonly Shot[] {
    return this.#shots.filter(({ moment }) => moment !== undefined)
  }

  /** Which of the steps is told, counted from 1. */
  get step(): number {
    return this.#shots.slice(0, this.#at + 1).filter(({ moment }) => moment !== undefined).length
  }

  /** The acts that the steps belong to, one for each entry of the log. */
  get acts(): readonly Act[] {
    const acts: Act[] = []
    let step = 0
    for (const { news } of this.steps) {
      step++
      const last = acts.at(-1)
      if (news && last?.seq === news.seq) last.steps++
      else acts.push({ seq: news?.seq ?? 0, seat: news?.seat ?? 0, first: step, steps: 1 })
    }
    return acts
  }

  get canGoBack(): boolean {
    return this.step > 1
  }

  add(shots: readonly Shot[]): void {
    const dropped = Math.max(0, Math.min(this.#at, this.#shots.length + shots.length - shotsKept))
    this.#shots = [...this.#shots.slice(dropped), ...shots]
    this.#at -= dropped
    if (this.#timer === undefined && !(this.paused && this.now)) this.#goOn()
  }

  /** One step on. */
  next(): void {
    this.#goOn()
  }

  /** One step back, and there it stays. */
  back(): void {
    const before = this.#shots.findLastIndex(({ moment }, index) => index < this.#at && moment !== undefined)
    const shot = this.#shots[before]
    if (!shot) return
    this.pause()
    this.#at = before
    this.#host.show(shot, false)
  }

  pause(): void {
    this.paused = true
    this.#stop()
  }

  resume(): void {
    this.paused = false
    this.#goOn()
  }

  /** Ends the telling and shows the present; the log has it all. */
  skip(): void {
    this.#end()
    this.#host.showNow()
    this.#host.ended()
  }

  /** The same without showing anything. */
  drop(): void {
    this.#end()
  }

  #end(): void {
    this.#stop()
    this.#shots = []
    this.#at = -1
    this.paused = false
    this.#hurryUntil = undefined
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #goOn(): void {
    this.#stop()
    for (;;) {
      const shot = this.#shots[this.#at + 1]
      if (!shot) break
      this.#at++
      this.#host.show(shot, true)
      if (shot.moment) return this.#wait(shot.moment)
    }
    // What is on its way is told in the same go.
    if (this.coming > 0) return
    this.#end()
    this.#host.ended()
  }

  #wait(moment: Moment): void {
    if (this.paused) return
    this.#timer = setTimeout(() => (this.#host.held() ? this.#holdOn() : this.#goOn()), this.#msOf(moment))
  }

  #holdOn(): void {
    this.#timer = setTimeout(() => (this.#host.held() ? this.#holdOn() : this.#goOn()), heldMs)
  }

  #msOf(moment: Moment): number {
    const weight = Math.min(weightiest, Math.max(lightest, moment.ms / usualMs))
    const easy = stepMs[this.#host.speed()] * weight
    if (!this.#host.hurries()) return easy
    this.#hurryUntil ??= Date.now() + hurryMs
    const left = this.steps.length - this.step + 1
    return Math.max(shortestMs, Math.min(easy, (this.#hurryUntil - Date.now()) / left))
  }
}
