// Which enemy stands or stood at a fight of the round: the view forgets it once it is beaten, the events do not.
import { t } from '$i18n/i18n.svelte'
import type { Event, Field } from './names'

/** Cards that differ only in colour share their name. */
export function familyOf(foe: string): string {
  return foe.replace(/-(red|blue|yellow)$/, '')
}

/** The enemy that came last to a fight. */
export function foeAt(events: readonly Event[], field: Field): string | undefined {
  const came = events.findLast(
    (event) =>
      (event.kind === 'troll_came' && field === 'troll') ||
      (event.kind === 'draugr_came' && event.field === field) ||
      (event.kind === 'monster_came' && event.shore === field),
  )
  return came && 'foe' in came ? came.foe : undefined
}

export function foeNameAt(events: readonly Event[], field: Field): string | undefined {
  const foe = foeAt(events, field)
  return foe && t(`champions-foe-${familyOf(foe)}`)
}
