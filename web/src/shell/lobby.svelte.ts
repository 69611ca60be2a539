// The lists of the hall, alive: your tables, open ones, running ones, finished ones; and which games can be played.
import { api } from '$net/api'
import type { GameInfo, Lobby } from '$net/protocol'
import { watchLobby } from '$net/socket.svelte'

let lists = $state.raw<Lobby | undefined>()
let playable = $state.raw<GameInfo[] | undefined>()
let unreachable = $state(false)

export function lobby(): Lobby | undefined {
  return lists
}

/** The games of the server; undefined until it has answered. */
export function playableGames(): GameInfo[] | undefined {
  return playable
}

export function gameInfo(id: string): GameInfo | undefined {
  return playable?.find((game) => game.id === id)
}

/** Whether the server did not answer the last time it was asked. */
export function serverIsAway(): boolean {
  return unreachable
}

/** Asks for everything once, so that a page need not wait for the socket. */
export async function visit(): Promise<void> {
  try {
    const [freshLists, freshGames] = await Promise.all([api.lobby(), playable ?? api.games()])
    lists = freshLists
    playable = freshGames
    unreachable = false
  } catch {
    unreachable = true
  }
}

/** Keeps the lists alive while a page shows them. */
export function stay(): () => void {
  void visit()
  return watchLobby((fresh) => {
    lists = fresh
    unreachable = false
  })
}
