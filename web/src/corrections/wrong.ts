// Why corrections were refused, with the place in the file.
import { sentence, t } from '$i18n/i18n.svelte'
import type { Text } from '$i18n/text'
import { Refused } from '$net/api'
import type { Refusal } from '$net/protocol'
import { troubleWords } from '../shell/trouble'

export function wrongWords(thrown: unknown): string {
  return thrown instanceof Refused ? refusalWords(thrown) : troubleWords(thrown)
}

export function refusalWords({ reason, place }: { reason: Text; place?: Refusal['place'] | undefined }): string {
  const why = sentence(reason)
  return place ? t('corrections-place', { file: place.file, item: place.item, why }) : why
}
