// The shapes of the scene on the home page, computed once from a few numbers instead of drawn point by point.
// The scene is 2400 wide so that a large window sees more coast, not a larger one; the page shows its middle.

export const scene = { width: 2400, height: 500, horizon: 384 }

/** Small repeatable randomness: the coast is the same at every visit. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

type Point = [number, number]
const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

export type Mountain = { body: string; snow: string; cuts: string }

/** A peak with a snow cap whose lower edge is a zigzag, and slanting cuts on the side away from the light. */
function mountain(x: number, y: number, left: number, right: number, cap: number): Mountain {
  const peak: Point = [x, y]
  const feet: [Point, Point] = [
    [x - left, scene.horizon + 10],
    [x + right, scene.horizon + 10],
  ]
  const from = between(peak, feet[0], cap * 1.1)
  const to = between(peak, feet[1], cap)
  const edge: Point[] = [0.22, 0.42, 0.58, 0.76].map((part, index) => {
    const [px, py] = between(from, to, part)
    return [px, py + (index % 2 === 0 ? -cap * 70 : cap * 120)]
  })
  const cuts: string[] = []
  for (let index = 0; index < 9; index++) {
    const [px, py] = between(peak, feet[1], 0.13 + index * 0.075)
    const length = 16 + (index % 3) * 9 + index * 3
    cuts.push(`M${(px - 6).toFixed(1)} ${(py + 6).toFixed(1)}l${(-length * 0.28).toFixed(1)} ${length}`)
  }
  return { body: path([peak, feet[1], feet[0]]), snow: path([peak, to, ...edge.reverse(), from]), cuts: cuts.join('') }
}

export const farRange: Mountain[] = [
  mountain(60, 200, 260, 240, 0.24),
  mountain(300, 230, 230, 200, 0.24),
  mountain(595, 168, 300, 190, 0.24),
  mountain(786, 168, 200, 250, 0.24),
  mountain(1140, 176, 240, 200, 0.24),
  mountain(1352, 174, 180, 240, 0.24),
  mountain(1524, 230, 230, 260, 0.24),
  mountain(1738, 170, 200, 300, 0.24),
  mountain(2030, 190, 260, 240, 0.24),
  mountain(2290, 215, 240, 260, 0.24),
]

export const nearRange: Mountain[] = [
  mountain(160, 300, 330, 300, 0.2),
  mountain(600, 280, 420, 420, 0.14),
  mountain(1000, 284, 300, 360, 0.18),
  mountain(1382, 238, 300, 420, 0.24),
  mountain(1800, 300, 380, 330, 0.14),
  mountain(2200, 286, 320, 330, 0.2),
]

/** Short crests on the water, longer towards the shore. */
export const waves: string = (() => {
  const random = dice(7)
  const crests: string[] = []
  for (let row = 0; row < 9; row++) {
    const y = scene.horizon + 12 + row * 12
    for (let x = random() * 90; x < scene.width; x += 70 + random() * 150) {
      const length = 22 + random() * 26 + row * 5
      const sway = 2.5 + random() * 2
      crests.push(
        `M${x.toFixed(0)} ${(y + random() * 6).toFixed(0)}q${(length / 4).toFixed(0)}-${sway.toFixed(1)} ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} 0`,
      )
    }
  }
  return crests.join('')
})()

/** Stars over the whole sky except behind the headline and the moon. */
export const stars: { x: number; y: number; size: number }[] = (() => {
  const random = dice(23)
  const found: { x: number; y: number; size: number }[] = []
  while (found.length < 110) {
    const star = { x: random() * scene.width, y: 6 + random() * 250, size: 1.6 + random() * 2.6 }
    const behindHeadline = star.x > 560 && star.x < 1090 && star.y < 176
    const behindMoon = Math.hypot(star.x - 1490, star.y - 100) < 80
    if (!behindHeadline && !behindMoon) found.push(star)
  }
  return found
})()

export const starPath = stars
  .map(({ x, y, size }) => {
    const waist = size * 0.28
    const points: Point[] = [
      [x, y - size],
      [x + waist, y - waist],
      [x + size, y],
      [x + waist, y + waist],
      [x, y + size],
      [x - waist, y + waist],
      [x - size, y],
      [x - waist, y - waist],
    ]
    return path(points)
  })
  .join('')

/** Rays of the sun: long and short in turn. */
export const sunRays: string = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12
  const from = index % 2 === 0 ? 62 : 60
  const to = index % 2 === 0 ? 71 : 78
  return `M${(1490 + Math.cos(angle) * from).toFixed(1)} ${(96 + Math.sin(angle) * from).toFixed(1)}L${(1490 + Math.cos(angle) * to).toFixed(1)} ${(96 + Math.sin(angle) * to).toFixed(1)}`
}).join('')
