// Geometry of the score track: where points stand on the strip, and who shares a place.

export type OnTrack = { at: number; seats: number[] }

/** Share of the strip's length for a number of points; what is beyond the end stays at the end. */
export function along(points: number, end: number): number {
  return Math.max(0, Math.min(1, points / end))
}

/** Players with equal points stand together, lower points first. */
export function standings(scores: readonly number[]): OnTrack[] {
  const places = new Map<number, number[]>()
  scores.forEach((score, seat) => places.set(score, [...(places.get(score) ?? []), seat]))
  return [...places].sort(([one], [other]) => one - other).map(([at, seats]) => ({ at, seats }))
}
