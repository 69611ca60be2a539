// Takes pictures of pages with the made-up hall, to be looked at beside the design: npm run pictures -- [path …]
// Widths, lights and languages can be chosen: WIDTHS=1440,390 LIGHTS=light LANGUAGES=en,uk OUT=folder.
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { fakeServer } from './fake.mjs'

const list = (name, preset) => (process.env[name] ?? preset).split(',')
const out = process.env.OUT ?? 'test-results/pictures'
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/']

mkdirSync(out, { recursive: true })
const server = await preview({ preview: { port: 4180 } })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const width of list('WIDTHS', '1440,390').map(Number)) {
    for (const light of list('LIGHTS', 'light,dark')) {
      for (const language of list('LANGUAGES', 'en')) {
        const page = await browser.newPage({
          viewport: { width, height: width < 700 ? 844 : 900 },
          colorScheme: light,
          locale: language,
          reducedMotion: 'reduce',
        })
        page.on(
          'console',
          (message) => message.type() === 'error' && console.error(`${width} ${light} ${language}: ${message.text()}`),
        )
        page.on('pageerror', (error) => console.error(error))
        await fakeServer(page)
        for (const path of paths) {
          await page.goto(`http://localhost:4180${path}`)
          await page.locator('main > *').first().waitFor()
          await page.evaluate(() => document.fonts.ready)
          await page.waitForLoadState('networkidle')
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (wide > 0) console.error(`${path} at ${width} ${language} is ${wide} px too wide`)
          const name = `${path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '') || 'home'}-${width}-${light}-${language}.png`
          await page.screenshot({ path: join(out, name), fullPage: true })
        }
        await page.close()
      }
    }
  }
} finally {
  await browser.close()
  await server.close()
}
