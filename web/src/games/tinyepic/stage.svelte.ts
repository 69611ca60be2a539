// The last battle, told card by card. What the reader has seen of it is kept here, because the board, the telling and
// the keys all ask for it.
import type { Text } from '$i18n/text'
import { tableState } from '../../table/tableState'
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

class Retelling {
  closedBattle = $state(-1)
  /** The battle that somebody wants to see once more, by its first event. */
  again = $state.raw<Event>()
  /** The battle whose cards have all been turned up. */
  turnedUp = $state(-1)
  /** Stories already there when the table was opened are not retold. */
  known = $state(Number.POSITIVE_INFINITY)
}

const retelling = tableState(() => new Retelling())

/** Called once when a board appears: what has happened before it is known. */
export function beginRetelling(scene: Scene): void {
  Object.assign(retelling(), {
    known: scene.story.length,
    closedBattle: -1,
    again: undefined,
    turnedUp: -1,
  })
}

/** A replay has its own steps: there nothing is retold. */
const isReplay = (scene: Scene) => scene.replay === true

export function stageOf(scene: Scene): Stage | undefined {
  if (isReplay(scene)) return undefined
  const events = scene.story.map(({ event }) => event)
  const { again } = retelling()
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
  return mark <= retelling().closedBattle || mark < retelling().known ? -1 : mark
}

/** The log's words for the favor card, without the fighters, who are yet to be told. */
function stakeOf(text: Text | null | undefined): Text | undefined {
  const favor = text?.args?.find(([name]) => name === 'favor')
  return favor && { key: 'tinyepic-board-battle-stake', args: [favor] }
}

export function closeBattle(mark: number): void {
  if (retelling().again !== undefined) retelling().again = undefined
  else retelling().closedBattle = mark
}

/** Battles of the log can be seen once more. */
export function battleAgain(event: Event): (() => void) | undefined {
  return event.kind === 'battle_opens' ? () => (retelling().again = event) : undefined
}

/** All cards of a battle are turned up: how it ended is told next. */
export function turnUp(mark: number): void {
  retelling().turnedUp = mark
}

/** Whether the cards of a battle are still being turned up. */
export function isTurningUp(scene: Scene): boolean {
  const stage = stageOf(scene)
  return stage !== undefined && retelling().turnedUp !== stage.mark
}

/** The reader skips to the present: no battle is told any more. */
export function closeBattles(scene: Scene): void {
  Object.assign(retelling(), { again: undefined, closedBattle: scene.story.length - 1 })
}
