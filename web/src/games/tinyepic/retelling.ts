// Which part of the chart a told event is about, so that the board can point at it.
import type { Event } from './names'

export type Told = {
  islands: readonly string[]
  /** Docks passed so far. */
  trail: readonly string[]
  /** Where the piece is now. */
  marker?: string | undefined
}

/** What is pointed at for the last of these events; the chieftain's way gathers from the first on. */
export function toldOf(events: readonly Event[]): Told {
  const trail: string[] = []
  for (const event of events) {
    if (event.kind !== 'enemy_moves') continue
    if (trail.at(-1) !== event.from) trail.push(event.from)
    trail.push(event.to)
  }
  const last = events.at(-1)
  if (!last) return { islands: [], trail }
  const islands = new Set<string>()
  if ('island' in last) islands.add(last.island)
  if (last.kind === 'explored' || last.kind === 'temple_carried')
    [last.from, last.to].forEach((each) => islands.add(each))
  const marker =
    last.kind === 'enemy_moves'
      ? last.to
      : 'dock' in last
        ? last.dock
        : last.kind === 'launched' || last.kind === 'boat_built'
          ? last.fjord
          : undefined
  return { islands: [...islands], trail, marker }
}
