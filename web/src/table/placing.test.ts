// Where the note about a piece stands.
import { expect, test } from 'vitest'
import { overlap, placeNote } from './placing'

const board = { left: 200, top: 60, right: 1100, bottom: 900 }
const size = { width: 300, height: 200 }

test('a note never lies on its piece where there is room', () => {
  for (const top of [70, 400, 860]) {
    const piece = { left: 600, top, right: 700, bottom: top + 30 }
    const placed = placeNote(piece, size, board, [])
    const note = { ...placed, right: placed.left + size.width, bottom: placed.top + size.height }
    expect(overlap(note, piece)).toBe(0)
    expect(overlap(note, board)).toBe(size.width * size.height)
  }
})

test('a note opens towards the side where nothing can be chosen', () => {
  const piece = { left: 600, top: 400, right: 700, bottom: 430 }
  const choices = [{ left: 200, top: 440, right: 1100, bottom: 900 }]
  expect(placeNote(piece, size, board, choices).side).toBe('above')
})

test('a note larger than the room beside its piece stays inside the room', () => {
  const piece = { left: 210, top: 70, right: 1090, bottom: 890 }
  const placed = placeNote(piece, size, board, [])
  expect(placed.left).toBeGreaterThanOrEqual(board.left)
  expect(placed.top + size.height).toBeLessThanOrEqual(board.bottom)
})
