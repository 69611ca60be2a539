// Odin's Path slides: a card keeps its key while it moves along, so that the row can be animated.

export type Sliding<Card> = { key: number; card: Card | null }

/**
 * Gives the new row keys of the old one: a card left from somewhere, the cards before it moved on by one, a new one
 * opened at the front. Anything else is a new row. Several such steps may have happened at once.
 */
export function slide<Card>(old: readonly Sliding<Card>[], row: readonly (Card | null)[]): Sliding<Card>[] {
  let next = Math.max(-1, ...old.map(({ key }) => key)) + 1
  const kept = matchFromTheEnd(
    old.map(({ card }) => card),
    row,
  )
  return row.map((card, index) => {
    const from = kept[index]
    const before = from === undefined ? undefined : old[from]
    return { key: before ? before.key : next++, card }
  })
}

/** For each new place the old place its card came from; cards only ever move towards the end. */
function matchFromTheEnd<Card>(old: readonly (Card | null)[], row: readonly (Card | null)[]): (number | undefined)[] {
  const kept: (number | undefined)[] = row.map(() => undefined)
  let free = old.length - 1
  for (let place = row.length - 1; place >= 0; place--) {
    let from = Math.min(free, place)
    while (from >= 0 && old[from] !== row[place]) from--
    if (from >= 0 && row[place] !== null) {
      kept[place] = from
      free = from - 1
    }
  }
  return kept
}
