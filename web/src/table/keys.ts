// The keyboard at the table: arrows walk over what can be chosen, digits choose from the list, Enter confirms,
// and the tools of frame and game have their letters. A piece that leaves the board hands the focus to its neighbour.
import type { GamePlugin, Scene } from './plugin'
import { set, settings } from '../shell/settings.svelte'
import type { TableLink } from './table.svelte'
import { tableState } from './tableState'
import { speeds, type Speed, type Telling } from './telling.svelte'

export function onKey(
  event: KeyboardEvent,
  table: TableLink,
  scene: Scene,
  plugin: GamePlugin,
  skip: () => void,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target
  if (target instanceof Element && target.closest('input, textarea, select, [role=tablist]')) return
  // A sheet lies over the table, also where the focus has left it: a button of it that is gone takes it along.
  if (document.querySelector('dialog[open]')) return
  if (table.telling.active) {
    if (steer(event, table.telling, skip)) event.preventDefault()
    return
  }
  // A key held down would choose and confirm on and on.
  if (event.key === 'Enter' && event.repeat) return event.preventDefault()
  if (use(event, table, scene, plugin)) event.preventDefault()
}

/**
 * The keys of the telling: pause, a step in either direction, the present, the speed. Digits are not among them: whoever
 * was about to choose by one when the telling began would change the speed instead.
 */
function steer(event: KeyboardEvent, telling: Telling, skip: () => void): boolean {
  const focused = event.target instanceof Element && event.target.closest('button, a, summary, [role=button]')
  const speed = speedBeside(event.key)
  if (event.key === ' ' && !focused) {
    // A key that is still held from opening the curtain is not meant for the telling.
    if (event.repeat) return true
    if (telling.paused) telling.resume()
    else telling.pause()
  } else if (event.key === 'ArrowRight') telling.next()
  else if (event.key === 'ArrowLeft') telling.back()
  else if (event.code === 'KeyN') skip()
  else if (speed !== undefined) void set('telling', speed)
  else return false
  return true
}

/** One faster or one slower than now; the telling is switched off in the settings alone. */
function speedBeside(key: string): Speed | undefined {
  const step = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  const told = speeds.filter((speed) => speed !== 'off')
  return step === 0 ? undefined : told[told.findIndex((speed) => speed === settings.telling) + step]
}

function use(event: KeyboardEvent, table: TableLink, scene: Scene, plugin: GamePlugin): boolean {
  const { choosing } = scene
  const direction = directions[event.key]
  if (direction) return walk(direction, event.shiftKey ? explainedPieces() : choosablePieces())
  if (event.key === 'Enter') return confirm(event, scene)
  if (event.key === 'Escape') {
    choosing.clear()
    keyboard().chosenByKey = false
    return true
  }
  if (/^[1-9]$/.test(event.key)) {
    const choices = plugin.listed?.(choosing.choices ?? []) ?? choosing.choices ?? []
    const choice = choices[Number(event.key) - 1]
    if (choice) choosing.choose(choice.parts)
    keyboard().chosenByKey = choice !== undefined
    return keyboard().chosenByKey
  }
  // By place on the keyboard, so that the letters work under every layout of letters.
  const tool = plugin.tools?.(scene).find(({ key }) => event.code === `Key${key}`)
  if (tool?.enabled) {
    tool.use()
    keyboard().chosenByKey = true
    return true
  }
  if (event.code === 'KeyU') {
    table.wishUndo(event.shiftKey ? 'turn' : 'step')
    return true
  }
  if (event.code === 'KeyY' && table.redoable !== undefined) {
    void table.redo()
    return true
  }
  if (event.code === 'KeyT' && table.mayTry(scene, plugin)) {
    table.trial.begin()
    return true
  }
  if (event.code === 'KeyH' && choosing.question) {
    void table.askHint()
    return true
  }
  return false
}

const keyboard = tableState(
  (): {
    /** A digit or letter has chosen, and the focus has not moved since: Enter confirms that, wherever it was left. */
    chosenByKey: boolean
    /** Where the keyboard last stood on the table. */
    lastPiece?: Point | undefined
  } => ({ chosenByKey: false }),
)

/** Enter presses a focused button as usual; on a piece that is chosen already it confirms. */
function confirm(event: KeyboardEvent, scene: Scene): boolean {
  const focused =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, summary, [role=button]') : null
  const { chosen } = scene.choosing
  const isChosenPiece = chosen !== undefined && focused?.dataset['choice'] === scene.choosing.write(chosen)
  if (focused && !isChosenPiece && !keyboard().chosenByKey) return false
  if (chosen === undefined) return false
  keyboard().chosenByKey = false
  void scene.choosing.confirm()
  return true
}

type Point = { x: number; y: number }
type Direction = Point
const directions: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Remembers the piece the keyboard stands on; whoever points with mouse or finger needs no focus given back. */
export function noteFocus({ target }: FocusEvent): void {
  keyboard().chosenByKey = false
  if (!(target instanceof HTMLElement) || target.dataset['choice'] === undefined) return
  keyboard().lastPiece = target.matches(':focus-visible') ? middle(target) : undefined
}

/**
 * The piece that had the focus is gone: the nearest one that can be chosen now takes it, or the confirm button where
 * it is the preview that has taken the chosen piece away.
 */
export function regainFocus(chosen: boolean): void {
  const start = keyboard().lastPiece
  if (!start || (document.activeElement && document.activeElement !== document.body)) return
  if (chosen) return document.querySelector<HTMLElement>('[data-confirm]')?.focus()
  const distance = (piece: HTMLElement) => Math.hypot(middle(piece).x - start.x, middle(piece).y - start.y)
  const pieces = choosablePieces()
  // What ends a turn is never put under the finger that has just pressed Enter.
  const harmless = pieces.filter((piece) => piece.dataset['ends'] === undefined)
  const [first, ...others] = harmless.length > 0 ? harmless : pieces
  if (!first) return
  others.reduce((nearest, piece) => (distance(piece) < distance(nearest) ? piece : nearest), first).focus()
}

function choosablePieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-choice]')].filter(
    (piece) => piece.offsetParent !== null && !piece.hasAttribute('disabled'),
  )
}

/** With Shift the arrows walk over everything that explains itself, so that the keyboard reaches every note. */
function explainedPieces(): HTMLElement[] {
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-board] [data-explain]')]
  for (const piece of pieces) if (piece.tabIndex < 0) piece.setAttribute('tabindex', '-1')
  return pieces.filter((piece) => piece.checkVisibility())
}

/** Moves the focus to the nearest of these pieces in that direction. */
function walk(direction: Direction, pieces: readonly HTMLElement[]): boolean {
  if (pieces.length === 0) return false
  const from = pieces.find((piece) => piece === document.activeElement)
  const start = from ? middle(from) : keyboard().lastPiece
  const first = pieces.find((piece) => piece.getAttribute('aria-pressed') === 'true') ?? pieces[0]
  if (!start) {
    first?.focus()
    return true
  }
  let best: { piece: HTMLElement; cost: number } | undefined
  for (const piece of pieces) {
    const there = middle(piece)
    const along = (there.x - start.x) * direction.x + (there.y - start.y) * direction.y
    const aside = Math.abs((there.x - start.x) * direction.y) + Math.abs((there.y - start.y) * direction.x)
    const cost = along + 3 * aside
    if (piece !== from && along > 2 && (!best || cost < best.cost)) best = { piece, cost }
  }
  const next = best?.piece ?? (from ? undefined : first)
  next?.focus()
  return true
}

function middle(piece: HTMLElement): Point {
  const box = piece.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
