// Draws the icon of the hall as PNG at any size, out of its SVG. Browsers that install an app want pictures made of
// points; the drawing is simple enough that no library is needed: rectangles and paths of lines and curves, filled.
import { crc32, deflateSync } from 'node:zlib'

type Point = { x: number; y: number }
type Colour = [number, number, number]
type How = {
  /** How much of the side the drawing takes. */
  share: number
  /** The ground fills the whole square, for masks. */
  bleed?: boolean
  /** Only the sign in white, for the small mark in a bar. */
  badge?: boolean
}

const view = 32
/** Samples along each side of a point. */
const fine = 4
const ground: Colour = [0x4a, 0x2f, 0x1a]
const sign: Colour = [0xf6, 0xf0, 0xe2]
const white: Colour = [255, 255, 255]
const corner = 6
const curveSteps = 12

/** The points of the icon: red, green, blue and cover, row by row. */
export function draw(svg: string, side: number, { share, bleed = false, badge = false }: How): Uint8Array {
  const [dx, dy] = (/translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? ['', '0', '0']).slice(1).map(Number) as [
    number,
    number,
  ]
  const shapes = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) => outlines(path, dx, dy))
  const scale = view / (side * share)
  const offset = (side * (1 - share)) / 2
  const points = new Uint8Array(side * side * 4)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let [behind, before] = [0, 0]
      for (let sample = 0; sample < fine * fine; sample++) {
        const x = (column - offset + ((sample % fine) + 0.5) / fine) * scale
        const y = (row - offset + (Math.floor(sample / fine) + 0.5) / fine) * scale
        if (shapes.some((shape) => isInside(shape, { x, y }))) before++
        else if (!badge && (bleed || isInBox(x, y))) behind++
      }
      const cover = before + behind
      const mixed = ([0, 1, 2] as const).map((part) => {
        const front = badge ? white : sign
        return cover === 0 ? 0 : Math.round((front[part] * before + ground[part] * behind) / cover)
      })
      points.set([...mixed, Math.round((cover / (fine * fine)) * 255)], (row * side + column) * 4)
    }
  }
  return points
}

/** Points as a file. */
export function png(points: Uint8Array, side: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, side)
  head.setUint32(4, side)
  // Eight bits each of red, green, blue and cover; nothing else is special.
  head.setUint8(8, 8)
  head.setUint8(9, 6)
  const rows = new Uint8Array((side * 4 + 1) * side)
  for (let row = 0; row < side; row++) {
    rows.set(points.subarray(row * side * 4, (row + 1) * side * 4), row * (side * 4 + 1) + 1)
  }
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const parts = [
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return Buffer.concat([Buffer.from(signature), ...parts])
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'ascii'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** The closed lines of a path: absolute moves, lines and curves. */
function outlines(path: string, dx: number, dy: number): Point[][] {
  const lines: Point[][] = []
  let at: Point = { x: 0, y: 0 }
  for (const [, command = '', rest = ''] of path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const to = (x: number, y: number) => lines.at(-1)?.push((at = { x, y }))
    if (command === 'M') lines.push([])
    if (command === 'H') for (const x of numbers) to(x, at.y)
    else if (command === 'V') for (const y of numbers) to(at.x, y)
    else if (command === 'C') for (let i = 0; i < numbers.length; i += 6) curve(at, numbers.slice(i, i + 6), to)
    else for (let i = 0; i + 1 < numbers.length; i += 2) to(numbers[i] ?? 0, numbers[i + 1] ?? 0)
  }
  return lines.map((line) => line.map(({ x, y }) => ({ x: x + dx, y: y + dy })))
}

function curve(
  from: Point,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: number[],
  to: (x: number, y: number) => void,
) {
  for (let step = 1; step <= curveSteps; step++) {
    const t = step / curveSteps
    const mix = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
    to(mix(from.x, x1, x2, x3), mix(from.y, y1, y2, y3))
  }
}

/** By how often the lines wind around the point. */
function isInside(lines: Point[][], { x, y }: Point): boolean {
  let turns = 0
  for (const line of lines) {
    for (const [index, a] of line.entries()) {
      const b = line[(index + 1) % line.length] ?? a
      const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)
      if (a.y <= y && b.y > y && side > 0) turns++
      if (a.y > y && b.y <= y && side < 0) turns--
    }
  }
  return turns !== 0
}

/** The ground with its round corners. */
function isInBox(x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > view || y > view) return false
  const [cx, cy] = [Math.min(Math.max(x, corner), view - corner), Math.min(Math.max(y, corner), view - corner)]
  return (x - cx) ** 2 + (y - cy) ** 2 <= corner ** 2
}
