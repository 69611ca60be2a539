// Ornament of the standing stones: a few runes as strokes on a grid of 8 by 14, and places for them along the edge.

/** Strokes only; they spell nothing. */
export const runes = [
  'M2 0V14M2 3L7 0M2 8L7 5',
  'M2 14V0L7 4V14',
  'M2 0V14M2 3L6 7L2 11',
  'M2 0V14M2 1L7 5M2 6L7 10',
  'M2 0V14M2 0L6 4L2 7L7 14',
  'M4 0V14M1 4L7 9',
  'M1 0V14M7 0V14M1 5L7 9',
  'M4 0V14M1 5L4 1L7 5',
  'M6 0L2 5L6 9L2 14',
  'M2 0V14M2 0L7 4V14',
  'M4 0V14M1 0L4 4L7 0',
] as const

export type RunePlace = { x: number; y: number; turn: number; rune: string }

/** Walks along a line of corners and sets a rune every `gap` units, upright against the edge. */
export function alongEdge(corners: readonly (readonly [number, number])[], gap: number, seed: number): RunePlace[] {
  const places: RunePlace[] = []
  let left = gap / 2
  for (let index = 1; index < corners.length; index++) {
    const [x0, y0] = corners[index - 1] ?? [0, 0]
    const [x1, y1] = corners[index] ?? [0, 0]
    const length = Math.hypot(x1 - x0, y1 - y0)
    const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
    for (; left < length; left += gap) {
      const part = left / length
      const rune = runes[(places.length * 7 + seed * 3) % runes.length] ?? runes[0]
      places.push({ x: x0 + (x1 - x0) * part, y: y0 + (y1 - y0) * part, turn, rune })
    }
    left -= length
  }
  return places
}
