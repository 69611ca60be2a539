// Which one sound a change of the table makes: the weightiest thing that happened, never several at once.
import type { Batch } from '$net/protocol'
import type { GamePlugin } from './plugin'

/** Wood for a piece set down, coins, dice; a horn calls you, and horns end the game. */
export type Sound = 'wood' | 'coin' | 'dice' | 'horn' | 'end'

/** What decides the sound of a table; a `TableCard` has it. */
export type Heard = { status: string; your_turn: boolean }

export function soundOf(
  news: readonly Batch[],
  before: Heard | undefined,
  after: Heard,
  plugin: Pick<GamePlugin, 'sound'> | undefined,
): Sound | undefined {
  if (news.length === 0) return undefined
  if (after.status === 'finished' && before?.status !== 'finished') return 'end'
  if (after.your_turn && before?.your_turn === false) return 'horn'
  const made = news.flatMap(({ events }) => events.map(({ event }) => plugin?.sound?.(event)))
  return made.includes('dice') ? 'dice' : made.includes('coin') ? 'coin' : 'wood'
}
