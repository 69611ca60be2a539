// The client in Debian's Chromium. `pages` shows the built client a made-up hall, so that every state can be reached;
// `live` plays against the running server that LONGHALL_URL names.
import { defineConfig } from '@playwright/test'

const live = process.env['LONGHALL_URL']
const previewPort = 4181

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  // Generous bounds: a busy machine is slow, and no test waits for time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
    locale: 'en',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  projects: live
    ? [{ name: 'live', testDir: 'e2e/live', use: { baseURL: live } }]
    : [{ name: 'pages', testDir: 'e2e/pages', use: { baseURL: `http://127.0.0.1:${previewPort}` } }],
  ...(live ? {} : { webServer: { command: `npx vite preview --host 127.0.0.1 --port ${previewPort} --strictPort`, url: `http://127.0.0.1:${previewPort}` } }),
})
