// The closed sets that pieces are made of: dyes, player shapes, patterns of the woven band.
import type { EmblemName, PlayerShape } from '../generated/art'

export type { EmblemName, IconName, MarkName, PlayerShape } from '../generated/art'

/** Natural dyes: a god, a game or a family of cards, always shown with an emblem. */
export type Dye = 'woad' | 'madder' | 'lichen' | 'moss' | 'weld' | 'walnut' | 'sea' | 'iron'

/** The five people at a table, in the order in which seats take them by default. */
export const playerShapes = ['shield', 'axe', 'ship', 'raven', 'hammer'] as const satisfies readonly PlayerShape[]

/** Silhouettes on the two light player colours are ink, on the three dark ones parchment. */
export function silhouetteIsDark(shape: PlayerShape): boolean {
  return shape === 'ship' || shape === 'hammer'
}

/** Dash of a player's line in a graph, so that lines differ without their colour. */
export const graphDashes: Record<PlayerShape, string> = {
  shield: '',
  axe: '2 4',
  ship: '10 4 2 4',
  raven: '7 4',
  hammer: '14 5',
}

/** One face of a card: its dye, its emblem and what stands on it. */
export type Face = { dye: Dye; emblem: EmblemName; name: string; number?: number | undefined }

/** Patterns of the woven band: one for each game, diamonds for Longhall as well. */
export type Weave = 'diamonds' | 'triangles' | 'squares' | 'crossings' | 'meander'
