// Cards of a goal that are scored together: chosen one by one, done by one confirmation.
import type { Spot } from '../../generated/asgard/Spot'
import type { Action } from './types'

type Chosen = { chosen: Action | undefined; then: readonly Action[] }

export function scoredSpots({ chosen, then }: Chosen): Spot[] {
  return [chosen, ...then].flatMap((step) => (step?.verb === 'score' ? [step.of] : []))
}

/** The spots with one more or, where it is among them, one fewer; at most so many, the newest stay. */
export function toggledSpot(spots: readonly Spot[], spot: Spot, most: number): Spot[] {
  const same = (other: Spot) => other.side === spot.side && other.index === spot.index
  return spots.some(same) ? spots.filter((other) => !same(other)) : [...spots, spot].slice(-most)
}

/** The steps that score these cards, from the top down: what goes first moves nothing that goes later. Who leaves
 *  cards that could be scored says that it is enough. */
export function scoreTogether(spots: readonly Spot[], left: number, held: number): Action[] {
  const steps = spots.toSorted((one, other) => other.index - one.index).map((of): Action => ({ verb: 'score', of }))
  return steps.length > 0 && steps.length < Math.min(left, held) ? [...steps, { verb: 'stop' }] : steps
}
