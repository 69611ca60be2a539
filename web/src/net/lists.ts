// The lists of the hall as they come over the socket: whole at first, then only what has changed.
import type { ListChange, Lobby, TableCard, ToClient } from './protocol'

type LobbyMessage = Extract<ToClient, { type: 'lobby' | 'lobby_changed' | 'your_tables' }>

/** The lists after a message. A change without lists to apply it to changes nothing. */
export function afterMessage(lists: Lobby | undefined, message: LobbyMessage): Lobby | undefined {
  switch (message.type) {
    case 'lobby':
      return message.lobby
    case 'your_tables':
      return lists && { ...lists, yours: message.yours, challenges: message.challenges ?? [] }
    case 'lobby_changed':
      return (
        lists && {
          ...lists,
          open: changed(lists.open, message.open),
          running: changed(lists.running, message.running),
          finished: changed(lists.finished, message.finished),
        }
      )
  }
}

/** Your own tables stand in their own list only. */
export function asShown(lists: Lobby): Lobby {
  const own = new Set(lists.yours.map(({ id }) => id))
  const others = (cards: TableCard[]) => cards.filter(({ id }) => !own.has(id))
  return { ...lists, open: others(lists.open), running: others(lists.running), finished: others(lists.finished) }
}

function changed(cards: TableCard[], { put, gone }: ListChange): TableCard[] {
  if (put.length === 0 && gone.length === 0) return cards
  const replaced = new Set([...gone, ...put.map(({ id }) => id)])
  const kept = cards.filter(({ id }) => !replaced.has(id))
  return [...kept, ...put].sort((one, other) => other.waiting_since_ms - one.waiting_since_ms)
}
