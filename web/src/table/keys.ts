// The keyboard at the table: arrows walk over what can be chosen, digits choose from the list, Enter confirms,
// and the tools of frame and game have their letters.
import type { GamePlugin, Scene } from './plugin'
import type { TableLink } from './table.svelte'

export function onKey(event: KeyboardEvent, table: TableLink, scene: Scene, plugin: GamePlugin): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target
  if (target instanceof Element && target.closest('input, textarea, select, dialog, [role=tablist]')) return
  table.moments.skip()
  if (use(event, table, scene, plugin)) event.preventDefault()
}

function use(event: KeyboardEvent, table: TableLink, scene: Scene, plugin: GamePlugin): boolean {
  const { choosing } = scene
  const direction = directions[event.key]
  if (direction || event.key === 'Tab') byKey = false
  if (direction) return walk(direction)
  if (event.key === 'Enter') return confirm(event, scene)
  if (event.key === 'Escape') {
    choosing.clear()
    return true
  }
  if (/^[1-9]$/.test(event.key)) {
    const choices = plugin.listed?.(choosing.choices ?? []) ?? choosing.choices ?? []
    const choice = choices[Number(event.key) - 1]
    if (choice) choosing.choose(choice.action)
    byKey = choice !== undefined
    return byKey
  }
  // By place on the keyboard, so that the letters work under every layout of letters.
  const tool = plugin.tools?.(scene).find(({ key }) => event.code === `Key${key}`)
  if (tool?.enabled) {
    tool.use()
    byKey = true
    return true
  }
  if (event.code === 'KeyU' && table.state?.undo !== 'nothing') {
    void table.undo()
    return true
  }
  if (event.code === 'KeyH' && choosing.question) {
    void table.askHint()
    return true
  }
  return false
}

/** A digit or letter has chosen, and the focus has not moved since: then Enter means that, wherever the focus was left. */
let byKey = false

/** Enter presses a focused button as usual; on a piece that is chosen already it confirms. */
function confirm(event: KeyboardEvent, scene: Scene): boolean {
  const focused =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, a, summary, [role=button]') : null
  const isChosenPiece = focused?.dataset['choice'] !== undefined && focused.dataset['choice'] === scene.choosing.chosen
  if (focused && !isChosenPiece && !byKey) return false
  if (scene.choosing.chosen === undefined) return false
  byKey = false
  void scene.choosing.confirm()
  return true
}

type Direction = { x: number; y: number }
const directions: Record<string, Direction> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Moves the focus to the nearest piece with a choice in that direction. */
function walk(direction: Direction): boolean {
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-choice]')].filter(
    (piece) => piece.offsetParent !== null && !piece.hasAttribute('disabled'),
  )
  if (pieces.length === 0) return false
  const from = pieces.find((piece) => piece === document.activeElement)
  if (!from) {
    ;(pieces.find((piece) => piece.getAttribute('aria-pressed') === 'true') ?? pieces[0])?.focus()
    return true
  }
  const start = middle(from)
  let best: { piece: HTMLElement; cost: number } | undefined
  for (const piece of pieces) {
    const there = middle(piece)
    const along = (there.x - start.x) * direction.x + (there.y - start.y) * direction.y
    const aside = Math.abs((there.x - start.x) * direction.y) + Math.abs((there.y - start.y) * direction.x)
    const cost = along + 3 * aside
    if (piece !== from && along > 2 && (!best || cost < best.cost)) best = { piece, cost }
  }
  best?.piece.focus()
  return true
}

function middle(piece: HTMLElement): { x: number; y: number } {
  const box = piece.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
