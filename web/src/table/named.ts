// Whom a sentence of the engine is about: the first seat that it names.
import type { Text } from '$i18n/text'
import type { Seat } from '$net/protocol'

export function seatNamed(text: Text): Seat | undefined {
  for (const [, value] of text.args ?? []) if ('seat' in value) return value.seat
  return undefined
}
