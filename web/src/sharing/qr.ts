// A QR code as one path of squares, a unit each, with the light border that scanners need.
import { generate } from 'lean-qr'

/** Light units around the code, as the standard asks. */
const border = 4

export function qrPath(text: string): { side: number; path: string } {
  const code = generate(text)
  const squares: string[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x + border} ${y + border}h1v1h-1z`)
  return { side: code.size + 2 * border, path: squares.join('') }
}
