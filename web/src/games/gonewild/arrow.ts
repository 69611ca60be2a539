// Geometry of the attack arrow: a curve from the middle of the attackers to the nearer edge of the target.

export type Box = { left: number; top: number; width: number; height: number }
export type Point = { x: number; y: number }
export type Arrow = {
  line: string
  head: string
  /** Where the strength stands; a short arrow has no room for it, and would hide the words below. */
  middle: Point | undefined
}

const headLength = 20
const headHalf = 17
const shortest = 150

/** Boxes are in page coordinates, the arrow in those of the ground it is drawn on. */
export function arrowBetween(from: readonly Box[], to: Box, ground: Box): Arrow {
  const left = Math.min(...from.map((box) => box.left))
  const right = Math.max(...from.map((box) => box.left + box.width))
  const top = Math.min(...from.map((box) => box.top))
  const bottom = Math.max(...from.map((box) => box.top + box.height))
  const upwards = top + bottom > to.top * 2 + to.height
  const start = { x: (left + right) / 2 - ground.left, y: (upwards ? top : bottom) - ground.top }
  const tip = { x: to.left + to.width / 2 - ground.left, y: to.top + (upwards ? to.height : 0) - ground.top }
  const away = upwards ? 1 : -1
  const end = { x: tip.x, y: tip.y + away * headLength }
  const bend = Math.max(24, Math.abs(start.y - end.y) * 0.55)
  const first = { x: start.x, y: start.y - away * bend }
  const second = { x: end.x, y: end.y + away * bend }
  return {
    line: `M${start.x} ${start.y} C${first.x} ${first.y} ${second.x} ${second.y} ${end.x} ${end.y}`,
    head: `${tip.x},${tip.y} ${end.x - headHalf},${end.y + away * 2} ${end.x + headHalf},${end.y + away * 2}`,
    // A cubic curve at its half.
    middle:
      Math.hypot(tip.x - start.x, tip.y - start.y) < shortest
        ? undefined
        : {
            x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
            y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8,
          },
  }
}
