// Being called while away, from the move on the server to the table that a click opens. A push service of our own stands
// in for the browser maker's; an independent library opens what the server has sealed, and the browser's own protocol
// hands it to the service worker.
import { expect, type Page } from '@playwright/test'
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import {
  actByWire,
  expectNoSidewaysScroll,
  expectNoViolationsByDayAndNight,
  join,
  layOut,
  person,
  stateOf,
  test,
} from './tables'

test.setTimeout(180_000)

type Letter = { key: string; tag: string; table: string | null }

/** A browser's secrets and the service that takes pushes for it. */
class PushService {
  readonly letters: string[] = []
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #server: Server

  constructor() {
    this.#keys.generateKeys()
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const secret = this.#auth.toString('base64url')
        const sealed = { version: 'aes128gcm' as const, privateKey: this.#keys, authSecret: secret }
        this.letters.push(ece.decrypt(Buffer.concat(parts), sealed).toString('utf8'))
        answer.writeHead(201).end()
      })
    })
  }

  async open(): Promise<void> {
    await new Promise<void>((go) => this.#server.listen(0, '127.0.0.1', () => go()))
  }

  close(): void {
    this.#server.close()
  }

  subscription() {
    const { port } = this.#server.address() as AddressInfo
    const keys = { p256dh: this.#keys.getPublicKey().toString('base64url'), auth: this.#auth.toString('base64url') }
    return { endpoint: `http://127.0.0.1:${port}/browser`, keys }
  }
}

/** The browser takes our service for its maker's. */
async function allow(page: Page, service: PushService): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = () =>
      Promise.resolve({ toJSON: () => subscription } as unknown as globalThis.PushSubscription)
  }, service.subscription())
}

/** Hands a letter to the service worker, as the browser does when its maker's service sends it. */
async function deliver(page: Page, letter: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const known = new Promise<string>((go) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) go(registrations[0].registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const [registrationId, origin] = [await known, new URL(page.url()).origin]
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: letter })
}

/** The titles of what the service worker shows. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications()
    return notices.map(({ title }) => title)
  })
}

/** Both act until it is the turn of who is away. */
async function playUntilAsked(away: Page, other: Page, table: string): Promise<void> {
  for (;;) {
    const { table: seen } = await stateOf<{ table: { your_turn: boolean } }>(away, table)
    if (seen.your_turn) return
    const { seq, choices } = await stateOf<{ seq: number; choices: { action: string }[] }>(other, table)
    await actByWire(other, table, seq, choices[0]?.action ?? '')
  }
}

test('who is away is called, and a click opens the table', async ({ browser }) => {
  const service = new PushService()
  await service.open()
  const anna = await person(browser, 'Anna', { serviceWorkers: 'allow' })
  const erik = await person(browser, 'Erik')
  await allow(anna, service)
  await anna.goto('/settings')
  await anna.getByRole('button', { name: 'Allow notifications' }).click()
  await expect(anna.getByRole('checkbox', { name: 'Your turn, This device' })).toBeChecked()
  await expect(anna.getByRole('checkbox', { name: 'A game is over, This device' })).not.toBeChecked()

  const table = await layOut(erik, ['me', 'open'])
  await join(anna, table)
  await playUntilAsked(anna, erik, table)
  await expect.poll(() => service.letters.length).toBeGreaterThan(0)
  const [sealed = ''] = service.letters
  expect(JSON.parse(sealed) as Letter).toMatchObject({ key: 'news-turn', table, tag: `turn-${table}` })

  await deliver(anna, sealed)
  await expect.poll(() => shown(anna)).toEqual(['Your turn: Test evening'])
  // A server that died sends it again: still one.
  await deliver(anna, sealed)
  await expect.poll(() => shown(anna)).toEqual(['Your turn: Test evening'])

  const worker = anna.context().serviceWorkers()[0]
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      dispatchEvent: (event: Event) => boolean
      NotificationEvent: new (type: string, init: { notification: unknown }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(anna).toHaveURL(new RegExp(`/table/${table}$`))
  service.close()
})

test('the sentence is in the language of the reader', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { serviceWorkers: 'allow' })
  await anna.context().grantPermissions(['notifications'])
  await anna.goto('/settings')
  await anna.evaluate(() => navigator.serviceWorker.ready)
  await anna.getByText('Українська').click()
  const stored = () =>
    anna.evaluate(async () => (await caches.match('/reader/language', { cacheName: 'longhall-reader' }))?.text())
  await expect.poll(stored).toBe('uk')
  const args = { table: '', game: 'feast' }
  await deliver(anna, JSON.stringify({ key: 'news-over', args, table: 'x', tag: 'over-x', waiting: 0, id: '1' }))
  await expect.poll(() => shown(anna)).toEqual(['Гру завершено: Учта для Одіна'])
})

test('without a connection the hall says so, and comes back', async ({ browser }) => {
  const anna = await person(browser, 'Anna', { serviceWorkers: 'allow' })
  await anna.evaluate(() => navigator.serviceWorker.ready)
  await anna.context().setOffline(true)
  await anna.goto('/tables')
  await expect(anna.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await anna.context().setOffline(false)
  await anna.getByRole('link', { name: 'Try again' }).click()
  await expect(anna.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('the app can be installed', async ({ page }) => {
  await page.goto('/')
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  expect(pictures.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})

for (const width of [1440, 390]) {
  test(`the page of news is sound at ${width}`, async ({ browser }) => {
    const service = new PushService()
    await service.open()
    const anna = await person(browser, 'Anna', { serviceWorkers: 'allow', viewport: { width, height: 900 } })
    await allow(anna, service)
    const table = await layOut(anna, ['me', 'open'])
    await anna.goto('/settings')
    await anna.getByRole('button', { name: 'Allow notifications' }).click()
    await anna.getByRole('checkbox', { name: 'A game is over, This device' }).check()
    await anna.getByRole('checkbox', { name: 'Keep quiet' }).check()
    await anna.getByLabel('News about Test evening').selectOption('Silent')
    await anna.reload()
    await expect(anna.getByRole('checkbox', { name: 'A game is over, This device' })).toBeChecked()
    await expect(anna.getByLabel('from')).toHaveValue('23:00')
    await expect(anna.getByLabel('News about Test evening')).toHaveValue('silent')
    await anna.getByRole('button', { name: 'Send me one' }).click()
    await expect.poll(() => service.letters.length).toBe(1)
    await expectNoSidewaysScroll(anna)
    await expectNoViolationsByDayAndNight(anna)
    if (process.env['PICTURES']) await anna.screenshot({ path: `test-results/news-${width}.png`, fullPage: true })
    expect(table).not.toBe('')
    service.close()
  })
}
