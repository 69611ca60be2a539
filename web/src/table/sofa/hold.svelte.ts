// Opening by holding: a short while of pointer, Space or Enter fills a ring; letting go runs it back. Two separate short
// presses do the same, for switches and screen readers, which cannot hold.
const holdMs = 800
/** Two presses that come faster are one nervous finger; slower ones do not belong together. */
const betweenLeastMs = 250
const betweenMostMs = 6_000

export class Hold {
  /** From 0 to 1. */
  filled = $state(0)
  /** A first short press has been made: the next one opens. */
  armed = $state(false)
  #from: number | undefined
  #frame = 0
  #pressedAt = -Infinity
  #disarm: ReturnType<typeof setTimeout> | undefined
  readonly #open: () => void

  constructor(open: () => void) {
    this.#open = open
  }

  down(): void {
    if (this.#from !== undefined) return
    this.#from = performance.now() - this.filled * holdMs
    this.#turn()
  }

  up(): void {
    if (this.#from === undefined) return
    this.#from = undefined
    this.press()
  }

  /** The pointer slipped away: that is no press. */
  cancel(): void {
    this.#from = undefined
  }

  /** A press without a beginning and an end, as a screen reader makes it. */
  press(): void {
    const now = performance.now()
    const between = now - this.#pressedAt
    if (this.armed && between >= betweenLeastMs && between <= betweenMostMs) return this.#done()
    this.#pressedAt = now
    this.armed = true
    clearTimeout(this.#disarm)
    this.#disarm = setTimeout(() => (this.armed = false), betweenMostMs)
  }

  /** Nothing of it goes on. */
  stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#disarm)
    this.#from = undefined
  }

  #turn = (): void => {
    cancelAnimationFrame(this.#frame)
    const now = performance.now()
    if (this.#from === undefined) this.filled = Math.max(0, this.filled - backAFrame)
    else this.filled = Math.min(1, (now - this.#from) / holdMs)
    if (this.filled >= 1) return this.#done()
    if (this.#from !== undefined || this.filled > 0) this.#frame = requestAnimationFrame(this.#turn)
  }

  #done(): void {
    this.stop()
    this.#open()
  }
}

/** How much of the ring runs back in one frame. */
const backAFrame = 0.08
