// What begins once the first page stands: calls to one's tables, and the service worker. Nobody waits for it.
import { wantWords } from '$i18n/i18n.svelte'
import { attend } from '../news/worker.svelte'
import { hasSeats } from './seated'

export function begin(): void {
  if (hasSeats()) void import('./calls.svelte').then(({ listen }) => listen())
  attend()
  // Reasons that the first page cannot meet.
  void wantWords('refused')
}
