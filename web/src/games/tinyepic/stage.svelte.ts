// What is retold at the reader's pace: the last battle card by card, and the enemy's last turn step by step with reasons.
// Where the reader stands is kept here, because the board, the chart and the keys all ask for it.
import type { Text } from '$i18n/text'
import type { Scene } from './types'
import type { Event, Fighter } from './names'

/** A battle as it was fought: who opened, who came, how it ended. */
export type Stage = {
  /** Position of its first event in the story: what makes it this battle and no other. */
  mark: number
  /** What is fought for, in the words of the log. */
  stake: Text | undefined
  fighters: readonly Fighter[]
  invaders: { fighter: Fighter; earlier: number } | undefined
  end: Extract<Event, { kind: 'battle_won' | 'battle_drawn' | 'invaders_win' | 'battle_off' }> | undefined
  boons: readonly Extract<Event, { kind: 'boon_offered' }>[]
}

export type Turn = { mark: number; steps: Scene['story']; at: number }

let closedBattle = $state(-1)
/** The battle that somebody wants to see once more, by its first event. */
let again = $state.raw<Event>()
let closedTurn = $state(-1)
let position = $state({ mark: -1, at: 0 })
/** Stories already there when the table was opened are not retold. */
let known = $state(Number.POSITIVE_INFINITY)

/** Called once when a board appears: what has happened before it is known. */
export function beginRetelling(scene: Scene): void {
  known = scene.story.length
  closedBattle = -1
  again = undefined
  closedTurn = -1
  position = { mark: -1, at: 0 }
}

/** A replay has its own steps: there nothing is retold. */
const isReplay = (scene: Scene) => scene.events.length === 0

export function stageOf(scene: Scene): Stage | undefined {
  if (isReplay(scene)) return undefined
  const events = scene.story.map(({ event }) => event)
  const mark = again === undefined ? lastBattle(events) : events.indexOf(again)
  const opens = events[mark]
  if (opens?.kind !== 'battle_opens') return undefined
  const next = events.findIndex(({ kind }, at) => at > mark && kind === 'battle_opens')
  const rest = events.slice(mark + 1, next < 0 ? undefined : next)
  const invaders = rest.find((event) => event.kind === 'invaders_come')
  return {
    mark,
    stake: stakeOf(scene.story[mark]?.text),
    fighters: opens.fighters,
    invaders: invaders?.kind === 'invaders_come' ? invaders : undefined,
    end: rest.find(
      (event): event is NonNullable<Stage['end']> =>
        event.kind === 'battle_won' ||
        event.kind === 'battle_drawn' ||
        event.kind === 'invaders_win' ||
        event.kind === 'battle_off',
    ),
    boons: rest.filter((event) => event.kind === 'boon_offered'),
  }
}

/** The last battle, unless it was known before or has been put away. */
function lastBattle(events: readonly Event[]): number {
  const mark = events.findLastIndex(({ kind }) => kind === 'battle_opens')
  return mark <= closedBattle || mark < known ? -1 : mark
}

/** The log's words for the favor card, without the fighters, who are yet to be told. */
function stakeOf(text: Text | null | undefined): Text | undefined {
  const favor = text?.args?.find(([name]) => name === 'favor')
  return favor && { key: 'tinyepic-board-battle-stake', args: [favor] }
}

export function closeBattle(mark: number): void {
  if (again !== undefined) again = undefined
  else closedBattle = mark
}

/** Battles of the log can be seen once more. */
export function battleAgain(event: Event): (() => void) | undefined {
  return event.kind === 'battle_opens' ? () => (again = event) : undefined
}

/** The enemy's last turn, where it is still being read. */
export function retold(scene: Scene): Turn | undefined {
  if (scene.view.mode !== 'solo' || isReplay(scene)) return undefined
  const mark = scene.story.findLastIndex(({ event }) => event.kind === 'enemy_plays')
  if (mark < 0 || mark <= closedTurn || mark < known) return undefined
  const after = scene.story.slice(mark)
  const ends = after.findIndex(({ event }) => endsTurn.has(event.kind))
  const steps = (ends < 0 ? after : after.slice(0, ends)).filter(({ text }) => text !== null)
  const at = position.mark === mark ? Math.min(position.at, steps.length - 1) : 0
  return steps.length > 0 ? { mark, steps, at } : undefined
}

/** What the player does next, or what begins anew, is no longer the enemy's turn. */
const endsTurn = new Set<Event['kind']>(['played', 'face_down', 'kept', 'dealt', 'era_begins', 'game_ends', 'recalled'])

export function stepTo(turn: Turn, at: number): void {
  position = { mark: turn.mark, at: Math.max(0, Math.min(turn.steps.length - 1, at)) }
}

export function closeTurn(turn: Turn): void {
  closedTurn = turn.mark
}
