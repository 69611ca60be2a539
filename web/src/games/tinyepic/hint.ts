// How the present question is answered, in a line: shown while nothing is chosen yet.
import { tIfAny } from '$i18n/i18n.svelte'
import type { Scene } from '../../table/plugin'
import { offerOf } from './choices'
import { decidedNow, type View } from './names'

export function hint({ view, choosing }: Scene<View>): string | undefined {
  const offer = offerOf(choosing.choices, choosing.piece, choosing.chosen)
  const waits = !offer.held && (offer.boats.length > 1 || offer.sources.length > 1)
  return tIfAny(`tinyepic-board-how-${(decidedNow(view) ?? '').replaceAll('_', '-')}${waits ? '-first' : ''}`)
}
