// How the present question is answered, in a line: shown while nothing is chosen yet.
import { tIfAny } from '$i18n/i18n.svelte'
import type { Scene } from './types'
import { modeOf } from './doing'

export function hint({ choosing, layout }: Scene): string | undefined {
  const mode = modeOf(choosing)
  // A wide table lies open in one look; what may be done in a turn is seen there.
  return mode === 'turn' && layout === 'wide' ? undefined : tIfAny(`gonewild-board-hint-${mode}`)
}
