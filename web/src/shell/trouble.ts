// What a failed request means for the reader, in words.
import { sentence, t } from '$i18n/i18n.svelte'
import { Refused } from '$net/api'

export function troubleWords(thrown: unknown): string {
  if (thrown instanceof Refused) return sentence(thrown.reason)
  return t(navigator.onLine ? 'trouble-server.body' : 'trouble-offline.body')
}
