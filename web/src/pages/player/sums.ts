// The sums of a player's games, put together as the page shows them. Pure, so that they can be tested.
import type { GameSums, PointsOfGame } from '$net/protocol'

/** With whom: everybody, people, or bots only. */
export type Company = 'all' | 'people' | 'bots'

export type GameRow = Omit<GameSums, 'with_people' | 'players'> & {
  /** Numbers of players that were played, smallest first. */
  sizes: number[]
}

const isOf = (company: Company) => (sums: GameSums) => company === 'all' || sums.with_people === (company === 'people')

/** One row for each game, most played first; `size`: only tables of so many. */
export function rowsOf(games: readonly GameSums[], company: Company, size: number | undefined): GameRow[] {
  const rows = new Map<string, GameRow>()
  for (const sums of games.filter(isOf(company))) {
    const row = rows.get(sums.game) ?? fresh(sums.game)
    rows.set(sums.game, row)
    row.sizes = [...new Set([...row.sizes, sums.players])].sort((a, b) => a - b)
    if (size !== undefined && sums.players !== size) continue
    row.finished += sums.finished
    row.broken_off += sums.broken_off
    row.left_early += sums.left_early
    row.points += sums.points
    row.best = row.best === null ? sums.best : sums.best === null ? row.best : Math.max(row.best, sums.best)
    row.places = Array.from(
      { length: Math.max(row.places.length, sums.places.length) },
      (_, place) => (row.places[place] ?? 0) + (sums.places[place] ?? 0),
    )
  }
  return [...rows.values()].sort((a, b) => played(b) - played(a))
}

const fresh = (game: string): GameRow => ({
  game,
  finished: 0,
  broken_off: 0,
  left_early: 0,
  places: [],
  best: null,
  points: 0,
  sizes: [],
})

export const played = ({ finished, broken_off }: Pick<GameSums, 'finished' | 'broken_off'>) => finished + broken_off

/** All games together: how many, how many finished, and the share that was left early, in percent. */
export function totals(games: readonly GameSums[], company: Company) {
  const chosen = games.filter(isOf(company))
  const add = (pick: (sums: GameSums) => number) => chosen.reduce((sum, sums) => sum + pick(sums), 0)
  const all = add(played)
  const left = add(({ left_early }) => left_early)
  return { all, finished: add(({ finished }) => finished), left: all === 0 ? 0 : Math.round((100 * left) / all) }
}

/** So many games make one mean. */
const window = 5

/** The mean of each game with those before it. */
export function means(points: readonly Pick<PointsOfGame, 'points'>[]): number[] {
  return points.map((_, index) => {
    const last = points.slice(Math.max(0, index - window + 1), index + 1)
    return last.reduce((sum, one) => sum + one.points, 0) / last.length
  })
}

/** Round numbers for an axis that holds all values. */
export function ticks(values: readonly number[], most = 5): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const rough = Math.max(1, (high - low) / most)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power
  const first = Math.floor(low / step) * step
  const last = Math.max(first + step, Math.ceil(high / step) * step)
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step)
}
