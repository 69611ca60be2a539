// Which games this browser has sat down to, so that who is new to one is offered the easier way in.
const storageKey = 'longhall.played'

export function hasPlayed(game: string): boolean {
  return all().includes(game)
}

export function notePlayed(game: string): void {
  if (hasPlayed(game)) return
  try {
    localStorage.setItem(storageKey, JSON.stringify([...all(), game]))
  } catch {
    // A browser without storage is always new.
  }
}

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
