// The pages in Debian's Chromium. With LONGHALL_URL the tests visit that running server; without it they build on
// `longhall serve` started by the task runner, or fail with words.
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: process.env['LONGHALL_URL'] ?? 'http://127.0.0.1:4181',
    browserName: 'chromium',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
    locale: 'en',
    trace: 'retain-on-failure',
  },
})
