// What is drawn is read back by an independent decoder.
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr'

const pixels = 4

function scan({ side, path }: { side: number; path: string }): string | undefined {
  const width = side * pixels
  const image = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < pixels; dy++)
      for (let dx = 0; dx < pixels; dx++)
        image.fill(
          0,
          ((Number(y) * pixels + dy) * width + Number(x) * pixels + dx) * 4,
          ((Number(y) * pixels + dy) * width + Number(x) * pixels + dx) * 4 + 3,
        )
  return jsQR(image, width, width)?.data
}

test.each([
  'https://longhall.example/sit/SKARD',
  'http://127.0.0.1:8080/sit/QWERT',
  `https://longhall.example/table/${'a'.repeat(120)}`,
  'https://довгадім.укр/sit/SKARD',
])('a scanner reads %s', (address) => {
  expect(scan(qrPath(address))).toBe(address)
})

test('a damaged code is not read as another address', () => {
  const { side, path } = qrPath('https://longhall.example/sit/SKARD')
  const squares = path.split('z').filter((square) => square !== '')
  const torn = squares.slice(0, Math.floor(squares.length / 3)).join('z') + 'z'
  expect(scan({ side, path: torn })).toBeUndefined()
})
