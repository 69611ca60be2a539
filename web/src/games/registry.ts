// The one list of the games in the client: what their boxes look like and where their tables are drawn.
// What can really be played comes from the server. Minutes and weight are our own estimates.
import type { Dye, EmblemName, Weave } from '$design/pieces'
import type { GamePlugin } from '../table/plugin'
import type { GameId } from './ids'

export type { GameId } from './ids'

export type GameFacts = {
  id: GameId
  dye: Dye
  emblem: EmblemName
  weave: Weave
  /** Front of the box on the shelf in pixels: bigger means heavier. */
  box: { width: number; height: number }
  minutes: number
  /** One to five stones. */
  weight: 1 | 2 | 3 | 4 | 5
  /** Fewest and most players by the rulebook, shown until the server names them. */
  players: [number, number]
  /** Alone one plays for points, with nobody to beat. */
  aloneForPoints?: true
  /** Options of the guided first game, where they are not the usual ones. */
  lesson?: Readonly<Record<string, string>>
  /** What the game brings to the table; loaded when a table opens. */
  table: () => Promise<{ default: GamePlugin }>
}

export const games: readonly GameFacts[] = [
  {
    id: 'asgard',
    dye: 'woad',
    emblem: 'odin',
    weave: 'diamonds',
    box: { width: 184, height: 250 },
    minutes: 30,
    weight: 2,
    players: [2, 5],
    table: () => import('./asgard'),
  },
  {
    id: 'champions',
    dye: 'madder',
    emblem: 'champions',
    weave: 'triangles',
    box: { width: 211, height: 276 },
    minutes: 75,
    weight: 3,
    players: [2, 4],
    table: () => import('./champions'),
  },
  {
    id: 'gonewild',
    dye: 'moss',
    emblem: 'gonewild',
    weave: 'squares',
    box: { width: 199, height: 262 },
    minutes: 70,
    weight: 3,
    players: [2, 4],
    table: () => import('./gonewild'),
  },
  {
    id: 'tinyepic',
    dye: 'sea',
    emblem: 'tinyepic',
    weave: 'crossings',
    box: { width: 160, height: 214 },
    minutes: 40,
    weight: 3,
    players: [1, 4],
    table: () => import('./tinyepic'),
  },
  {
    id: 'feast',
    dye: 'weld',
    emblem: 'feast',
    weave: 'meander',
    box: { width: 226, height: 296 },
    minutes: 120,
    weight: 5,
    players: [1, 4],
    aloneForPoints: true,
    lesson: { length: 'short' },
    table: () => import('./feast'),
  },
]

export function gameFacts(id: string): GameFacts | undefined {
  return games.find((game) => game.id === id)
}
