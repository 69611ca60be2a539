// What can be corrected in a game, as the server tells it. Fetched when somebody first wants to see it.
import { contentApi } from '$net/contentApi'
import type { ItemName, ItemNumbers } from '$net/protocol'

const known = $state<Record<string, readonly ItemNumbers[]>>({})

export async function wantNumbers(game: string): Promise<void> {
  known[game] ??= await contentApi.numbers(game)
}

export function numbersOf(game: string): readonly ItemNumbers[] | undefined {
  return known[game]
}

export function numbersOfItem(game: string, { kind, id }: ItemName): ItemNumbers | undefined {
  return known[game]?.find((item) => item.kind === kind && item.id === id)
}

/** Whether the list at this place holds one entry only, which then needs no number of its own. */
export function isAlone(item: ItemNumbers): (prefix: readonly string[]) => boolean {
  return (prefix) => {
    const places = item.numbers
      .filter(({ path }) => prefix.every((step, index) => path[index] === step))
      .map(({ path }) => path[prefix.length])
    return new Set(places).size === 1 && places[0] === '0'
  }
}
