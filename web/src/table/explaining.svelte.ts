// Which piece is explained now, and how that begins and ends: hover, focus and long press, "?" at once, Escape closes,
// P pins. One listener for all boards; nothing here knows a game. Looking never chooses: a long press swallows its click.
import { durationMs } from '$design/motion'
import { explainedAt } from './explain'

const hoverMs = 350
const focusMs = 700
const longPressMs = 400
const leaveMs = 180
/** A finger that moves further than this scrolls, it does not press. */
const stillPx = 10

export type Shown = {
  element: HTMLElement
  mark: string
  notation: string | undefined
  /** By a finger: a sheet at the bottom edge instead of a note beside the piece. */
  touch: boolean
}

export class Explaining {
  shown = $state.raw<Shown>()
  pinned = $state(false)

  #timer: ReturnType<typeof setTimeout> | undefined
  #pointed: HTMLElement | undefined
  /** Clicked: it says no more until the pointer has left it. */
  #acted: HTMLElement | undefined
  #press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined
  #swallow = false

  /** Listens on the page until the returned function is called. `note` is the paper itself. */
  listen(note: () => HTMLElement | undefined): () => void {
    const stop = new AbortController()
    const on = <Name extends keyof DocumentEventMap>(name: Name, does: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, does, { capture: true, signal: stop.signal })
    const inNote = (target: EventTarget | null) => target instanceof Node && (note()?.contains(target) ?? false)

    on('pointerover', (event) => event.pointerType === 'mouse' && this.#point(event.target, inNote(event.target)))
    on('pointerdown', (event) => this.#down(event, inNote(event.target)))
    on('pointermove', (event) => this.#move(event))
    on('pointerup', () => this.#release())
    on('pointercancel', () => this.#release())
    on('contextmenu', (event) => (this.#swallow || this.#press) && event.preventDefault())
    on('click', (event) => this.#click(event, inNote(event.target)))
    on('focusin', (event) => this.#focus(event.target, inNote(event.target)))
    on('focusout', () => !this.shown?.touch && this.#leave())
    on('keydown', (event) => this.#key(event))
    on('scroll', (event) => !this.shown?.touch && !this.pinned && !inNote(event.target) && this.close())
    return () => {
      stop.abort()
      this.close()
    }
  }

  open(element: HTMLElement, touch = false): void {
    this.#cancel()
    this.pinned = false
    this.shown = {
      element,
      mark: element.dataset['explain'] ?? '',
      notation: element.dataset['choice'],
      touch,
    }
  }

  close(): void {
    this.#cancel()
    this.pinned = false
    this.shown = undefined
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #point(target: EventTarget | null, inNote: boolean): void {
    if (inNote) return this.#cancel()
    const element = explainedAt(target)
    if (element !== this.#acted) this.#acted = undefined
    if (element === this.#pointed && element === this.shown?.element) return this.#cancel()
    this.#pointed = element
    this.#cancel()
    if (this.pinned) return
    // Whoever aims a piece needs to see where; the note would lie there.
    const aims = element?.closest('[data-aiming]') ?? false
    if (element && !aims && element !== this.#acted) this.#timer = setTimeout(() => this.open(element), hoverMs)
    else this.#leave()
  }

  #leave(): void {
    if (this.pinned || !this.shown) return
    this.#cancel()
    this.#timer = setTimeout(() => this.close(), Math.max(leaveMs, durationMs('fast')))
  }

  #down(event: PointerEvent, inNote: boolean): void {
    this.#swallow = false
    if (inNote) return
    if (event.pointerType === 'mouse') {
      this.#acted = explainedAt(event.target)
      this.close()
      return
    }
    const element = explainedAt(event.target)
    if (!element) return
    const timer = setTimeout(() => {
      this.#swallow = true
      this.#press = undefined
      this.open(element, true)
    }, longPressMs)
    this.#press = { timer, x: event.clientX, y: event.clientY }
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (this.#press && Math.hypot(clientX - this.#press.x, clientY - this.#press.y) > stillPx) this.#release()
  }

  #release(): void {
    clearTimeout(this.#press?.timer)
    this.#press = undefined
  }

  /** A long press does not act, and a tap beside an open sheet only closes it. */
  #click(event: MouseEvent, inNote: boolean): void {
    const putAway = this.shown?.touch === true && !inNote
    if (!this.#swallow && !putAway) return
    event.preventDefault()
    event.stopPropagation()
    if (!this.#swallow) this.close()
    this.#swallow = false
  }

  #focus(target: EventTarget | null, inNote: boolean): void {
    if (inNote) return this.#cancel()
    const element = explainedAt(target)
    if (!element || element !== target || !element.matches(':focus-visible')) return
    this.#cancel()
    this.#timer = setTimeout(() => this.open(element), focusMs)
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return
    if (event.key === '?') this.#ask(event)
    else if (this.shown && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      this.close()
    } else if (this.shown && event.code === 'KeyP') {
      event.preventDefault()
      this.pinned = !this.pinned
    }
  }

  /** Explains at once what the keyboard stands on, or else what the pointer is over. */
  #ask(event: KeyboardEvent): void {
    const element = explainedAt(document.activeElement) ?? this.#pointed
    if (!element?.isConnected) return
    event.preventDefault()
    event.stopPropagation()
    this.open(element)
  }
}
