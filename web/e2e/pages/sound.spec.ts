// Every page in every language, day and night, wide and narrow: accessible, without a missing word, never wider than the window.
import { expectNoSidewaysScroll, expectSound, languages, test } from '../hall'

const pages = [
  '/',
  '/tables',
  '/new',
  '/table/waiting1',
  '/learn',
  '/replays',
  '/settings',
  '/player',
  '/mail/confirm/1-x',
  '/host',
  '/rules/asgard',
  '/nowhere',
  '/design',
]

for (const path of pages) {
  test(`${path} is sound by day and by night`, async ({ page, hall }) => {
    await hall()
    await page.goto(path)
    await page.locator('main h1').waitFor()
    await expectSound(page)
  })
}

for (const language of languages) {
  test(`no page is wider than the window in ${language}`, async ({ page, hall }) => {
    await hall()
    await page.addInitScript(
      (chosen) => localStorage.setItem('longhall.settings', JSON.stringify({ language: chosen })),
      language,
    )
    for (const path of pages) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
      }
    }
  })
}
