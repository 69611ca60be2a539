// Cards of a goal are chosen together and scored from the top down.
import { expect, test } from 'vitest'
import type { Spot } from '../../generated/asgard/Spot'
import { scoredSpots, scoreTogether, toggledSpot } from './scoring'

const spot = (index: number, side: Spot['side'] = 'face_up'): Spot => ({ god: 'loki', side, index })

test('several cards are one answer, the highest first, and stopping follows where more could be scored', () => {
  const steps = scoreTogether([spot(0), spot(2)], 3, 4)
  expect(steps).toEqual([{ verb: 'score', of: spot(2) }, { verb: 'score', of: spot(0) }, { verb: 'stop' }])
  expect(scoreTogether([spot(0), spot(2)], 2, 4)).toHaveLength(2)
  expect(scoreTogether([spot(0), spot(1)], 3, 2)).toHaveLength(2)
  expect(scoreTogether([], 3, 2)).toEqual([])
  const [chosen, ...then] = steps
  expect(scoredSpots({ chosen, then })).toEqual([spot(2), spot(0)])
})

test('a card is taken and put back; one too many takes the place of the oldest', () => {
  const two = toggledSpot(toggledSpot([], spot(0), 2), spot(0, 'beneath'), 2)
  expect(two).toEqual([spot(0), spot(0, 'beneath')])
  expect(toggledSpot(two, spot(0), 2)).toEqual([spot(0, 'beneath')])
  expect(toggledSpot(two, spot(1), 2)).toEqual([spot(0, 'beneath'), spot(1)])
})
