// How the present question is answered, in a line: shown while nothing is chosen yet.
import { tIfAny } from '$i18n/i18n.svelte'
import type { Scene } from './types'
import { offerNow } from './choices'
import { decidedNow } from './names'

export function hint({ view, choosing }: Scene): string | undefined {
  const offer = offerNow(choosing)
  const waits = !offer.held && (offer.boats.length > 1 || offer.sources.length > 1)
  return tIfAny(`tinyepic-board-how-${(decidedNow(view) ?? '').replaceAll('_', '-')}${waits ? '-first' : ''}`)
}
