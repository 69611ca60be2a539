// The colour of a player's line in a graph.
import type { PlayerShape } from '$design/pieces'

export function dyed(shape: PlayerShape): string {
  return `var(--graph-${shape})`
}
