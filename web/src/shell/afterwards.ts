// What begins once the first page stands: calls to one's tables, and the service worker. Nobody waits for it.
import { attend } from '../news/worker.svelte'
import { hasSeats } from './seated'

export function begin(): void {
  if (hasSeats()) void import('./calls.svelte').then(({ listen }) => listen())
  attend()
}
