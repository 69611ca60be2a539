// Where a note stands beside its piece: on the side where it fits and covers least of what can be chosen. Pure.
export type Box = { left: number; top: number; right: number; bottom: number }
export type Side = 'left' | 'right' | 'above' | 'below'
export type Placed = { left: number; top: number; side: Side; pointer: number }

const gap = 12
const edge = 8
/** Covering the piece itself or lying outside is worse than covering anything else. */
const forbidden = 1e9

/** `room` is where it may stand, `avoid` what it had better not cover. */
export function placeNote(
  piece: Box,
  size: { width: number; height: number },
  room: Box,
  avoid: readonly Box[],
): Placed {
  const middle = { x: (piece.left + piece.right) / 2, y: (piece.top + piece.bottom) / 2 }
  const left = clamp(middle.x - size.width / 2, room.left + edge, room.right - size.width - edge)
  const top = clamp(middle.y - size.height / 2, room.top + edge, room.bottom - size.height - edge)
  const ways: Placed[] = [
    { side: 'below', left, top: piece.bottom + gap, pointer: middle.x - left },
    { side: 'above', left, top: piece.top - gap - size.height, pointer: middle.x - left },
    { side: 'right', left: piece.right + gap, top, pointer: middle.y - top },
    { side: 'left', left: piece.left - gap - size.width, top, pointer: middle.y - top },
  ]
  const cost = (way: Placed) => {
    const box = { left: way.left, top: way.top, right: way.left + size.width, bottom: way.top + size.height }
    const outside = size.width * size.height - overlap(box, room)
    return outside * forbidden + avoid.reduce((sum, each) => sum + overlap(box, each), 0)
  }
  const best = ways.reduce((one, other) => (cost(other) < cost(one) ? other : one))
  // Where it fits nowhere whole, it stays inside and may lie on its own piece.
  return {
    ...best,
    left: clamp(best.left, room.left + edge, room.right - size.width - edge),
    top: clamp(best.top, room.top + edge, room.bottom - size.height - edge),
  }
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
