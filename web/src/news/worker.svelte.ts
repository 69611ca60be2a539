// The service worker of this browser: registered once the page has loaded, and told which language its reader speaks.
import { settings } from '../shell/settings.svelte'

/** Keep in step with worker/sw.ts. */
const reader = 'longhall-reader'
const languagePath = '/reader/language'

/** Whether this browser can have a service worker, and this page is the built one. */
export function hasWorker(): boolean {
  return 'serviceWorker' in navigator && import.meta.env.PROD
}

/** Registers the worker and keeps it informed; the reader is here, so nothing waits unseen. */
export function attend(): void {
  if (!hasWorker()) return
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  void navigator.clearAppBadge?.()
  $effect.root(() => {
    $effect(() => void tellLanguage(settings.language))
  })
}

async function tellLanguage(language: string): Promise<void> {
  try {
    const cache = await caches.open(reader)
    await cache.put(languagePath, new Response(language))
  } catch {
    // Without storage the worker goes by the languages of the browser.
  }
}
