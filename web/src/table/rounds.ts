// A round by the game's own word for it, where it has one: eras are no rounds.
import { t, tIfAny } from '$i18n/i18n.svelte'

/** "Round 2 of 3", or "Round 2" where nobody knows how many there will be. */
export function roundName(game: string | undefined, round: number, rounds = 0): string {
  const kind = rounds > 0 ? 'round' : 'round-only'
  return tIfAny(`${game}-${kind}`, { round, rounds }) ?? t(`table-${kind}`, { round, rounds })
}
