// The client in Debian's Chromium. `pages` shows the built client a made-up hall, so that every state can be reached;
// `live` plays against the real server: the one LONGHALL_URL names, or the binary of this tree with an empty store.
import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const pagesPort = 4181
const livePort = 4182
/** Where the server sends mail; a test listens there. */
const mailPort = 4183
const running = process.env['LONGHALL_URL']
const binary = resolve(import.meta.dirname, process.env['CARGO_TARGET_DIR'] ?? '../target', 'debug/longhall')
// Every worker reads this file; all of them mean the one store the first has made.
const data = (process.env['LONGHALL_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'longhall-')))
const pagesUrl = `http://127.0.0.1:${pagesPort}`
/** Every table is dealt from it, so that a test meets the same deal every time. */
const seed = 7
const liveUrl = running ?? `http://127.0.0.1:${livePort}`

const tellingOff = {
  cookies: [],
  origins: [
    { origin: liveUrl, localStorage: [{ name: 'longhall.settings', value: JSON.stringify({ telling: 'off' }) }] },
  ],
}

const preview = {
  command: `npx vite preview --host 127.0.0.1 --port ${pagesPort} --strictPort`,
  url: pagesUrl,
}
const server = {
  command: `${binary} serve --port ${livePort} --data ${data} --bot-pause 0 --seed ${seed} --news-private --news-wait 0 --webhooks --address ${liveUrl} --mail smtp://127.0.0.1:${mailPort} --mail-from hall@hall.test`,
  // Opens the page of the hall's owner.
  env: { LONGHALL_HOST_TOKEN: 'e2e-owner' },
  url: `${liveUrl}/api/games`,
}

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Seeds are fixed and nothing waits on time: a test that fails has found something. Where nobody watches, a machine
  // that was busy for a moment gets one more try, and the test is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  // Generous bounds: a busy machine is slow, and no test waits for time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
    // A step that cannot be done fails by itself, long before its test does.
    actionTimeout: 30_000,
    locale: 'en',
    // A made-up hall stands between the page and the server; e2e/live/news.spec.ts lets the service worker in.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'pages', testDir: 'e2e/pages', use: { baseURL: pagesUrl } },
    {
      name: 'live',
      testDir: 'e2e/live',
      // Whoever only plays does not wait for the telling; e2e/live/telling.spec.ts turns it on.
      use: { baseURL: liveUrl, storageState: tellingOff },
    },
  ],
  webServer: running ? [preview] : [preview, server],
})
