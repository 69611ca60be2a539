// Whether this browser can be called, and making it so. Asking needs a tap of the reader, and on an iPhone or iPad the
// installed app.
import type { PushSubscription as Subscription } from '$net/protocol'
import { hasWorker } from './worker.svelte'

export type Ability =
  | 'able'
  /** The reader has refused it in the browser. */
  | 'denied'
  /** On an iPhone or iPad only the app on the home screen can be called. */
  | 'install'
  | 'unable'

export function ability(): Ability {
  const pushes = hasWorker() && 'PushManager' in window && 'Notification' in window
  if (!pushes) return isApplePhone() && !isInstalled() ? 'install' : 'unable'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** An iPad calls itself a Mac, but a Mac has no touch. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Asks the reader and then the browser; undefined where either says no. */
export async function subscribe(key: string, language: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) }
  const subscription = await pushManager.subscribe(wish).catch(async () => {
    // One made with the key of another hall at this address stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wish)
  })
  return plain(subscription.toJSON(), language)
}

/** The address this browser has already, where it was allowed. */
export async function known(language: string): Promise<Subscription | undefined> {
  if (ability() !== 'able' || Notification.permission !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? plain(subscription.toJSON(), language) : undefined
}

function plain({ endpoint, keys }: PushSubscriptionJSON, language: string): Subscription | undefined {
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, language } : undefined
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
