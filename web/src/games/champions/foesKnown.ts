// Enemies by their id: an event or a list names only the card, the view shows its face as long as it lies somewhere.
import type { FoeView, View } from './pieces'

/** Faces seen earlier at this table: a beaten enemy is still told of after it has left the board. */
const seen = new Map<string, FoeView>()

export function foeKnown(view: View, id: string): FoeView | undefined {
  const players = view.players.flatMap(({ trophies }) =>
    trophies ? [...trophies.trolls, ...trophies.red, ...trophies.blue, ...trophies.yellow] : [],
  )
  const lying = [view.troll, ...view.draugr, ...view.shores.map(({ monster }) => monster), view.stage?.foe, ...players]
  for (const foe of lying) if (foe) seen.set(foe.id, foe)
  return seen.get(id)
}
