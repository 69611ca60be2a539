// The attack arrow ends at the nearer edge of its target.
import { expect, test } from 'vitest'
import { arrowBetween } from './arrow'

const ground = { left: 100, top: 50, width: 800, height: 600 }

test('the arrow ends under a target above it', () => {
  const arrow = arrowBetween(
    [
      { left: 300, top: 500, width: 100, height: 150 },
      { left: 420, top: 500, width: 100, height: 150 },
    ],
    { left: 600, top: 200, width: 100, height: 120 },
    ground,
  )
  // Attackers stand from 300 to 520; the target is 600 to 700, its foot at 320.
  expect(arrow.line.startsWith('M310 450 ')).toBe(true)
  expect(arrow.head.startsWith('550,270 ')).toBe(true)
  expect(arrow.middle?.x).toBeCloseTo(430)
})

test('it points down on a target below', () => {
  const arrow = arrowBetween(
    [{ left: 150, top: 100, width: 40, height: 40 }],
    { left: 150, top: 500, width: 100, height: 100 },
    ground,
  )
  expect(arrow.line.startsWith('M70 90 ')).toBe(true)
  expect(arrow.head.startsWith('100,450 ')).toBe(true)
})

test('leaves the strength out where it would only hide what lies below', () => {
  const near = { left: 100, top: 100, width: 40, height: 40 }
  const arrow = arrowBetween([near], { ...near, left: 140, top: 200 }, { left: 0, top: 0, width: 900, height: 600 })
  expect(arrow.middle).toBeUndefined()
})
