// The service worker: it shows what the server calls the reader for, and a page of its own where there is no connection.
// It keeps no part of the client, so that nobody ever plays with an old one.
import words from 'virtual:words'
import { readLetter, Sentences } from '../src/news/letters'

declare const self: ServiceWorkerGlobalScope

/** What the page without a connection needs. */
const store = 'longhall-offline-1'
const kept = ['/offline.css', '/icon-192.png']
/** Where the page leaves the reader's language; keep in step with src/news/worker.svelte.ts. */
const reader = 'longhall-reader'
const languagePath = '/reader/language'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(kept)))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

async function forgetOld(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('longhall-') && name !== store && name !== reader)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(
      Promise.resolve(event.preloadResponse)
        .then((early: Response | undefined) => early ?? fetch(request))
        .catch(offline),
    )
  } else if (kept.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()))
  }
})

async function sentences(): Promise<Sentences> {
  const stored = await (await caches.match(languagePath, { cacheName: reader }))?.text()
  const wished = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const language = wished.find((tag) => tag !== undefined && tag in words) ?? 'en'
  return new Sentences(language, words[language] ?? '')
}

/** The one page that is there without the hall. */
async function offline(): Promise<Response> {
  const spoken = await sentences()
  const say = (key: string) => spoken.say(key).replace(/[&<>]/g, '')
  const page = `<!doctype html><html lang="${spoken.language}"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Longhall</title>
<link rel="stylesheet" href="/offline.css" /></head><body><main><img src="/icon-192.png" alt="" width="96" height="96" />
<h1>${say('offline-title')}</h1><p>${say('offline-body')}</p><a href="">${say('offline-again')}</a></main></body></html>`
  const policy = "default-src 'none'; style-src 'self'; img-src 'self'"
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(page, { status: 503, headers })
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.text() ?? ''))
})

async function tell(text: string): Promise<void> {
  const letter = readLetter(text)
  if (!letter) return
  const { title, body, tag, again, path } = (await sentences()).letter(letter, Date.now())
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = windows.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path)
  if (letter.waiting > 0) await self.navigator.setAppBadge?.(letter.waiting)
  // Who has just come to the table sees it there.
  if (seen && letter.table !== null) return
  const options = { body, tag, renotify: again, icon: '/icon-192.png', badge: '/icon-badge.png', data: { path } }
  await self.registration.showNotification(title, options)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(goTo(path))
})

/** To a window that shows it already, or any window of the hall, or a new one. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === path)
  const any = there ?? windows[0]
  if (!any) return void (await self.clients.openWindow(path))
  const shown = there ?? (await any.navigate(path)) ?? any
  await shown.focus().catch(() => undefined)
}

/** The browser has another address from now on. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event as unknown as { newSubscription: PushSubscription | null }
  const keys = newSubscription?.toJSON()
  if (!keys?.keys) return
  const { p256dh, auth } = keys.keys
  const subscribe = sentences().then(({ language }) =>
    fetch('/api/news/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: keys.endpoint, p256dh, auth, language }),
    }),
  )
  ;(event as ExtendableEvent).waitUntil(subscribe)
})
