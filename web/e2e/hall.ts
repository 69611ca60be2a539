// What the page tests share: a made-up hall, and a page that fails on every missing word and every error.
import { expect, test as base, type Page } from '@playwright/test'
import * as fake from '../dev/fake.mjs'
import { expectNoViolationsByDayAndNight } from './laws'

type Answers = Parameters<typeof fake.fakeServer>[1]

export const test = base.extend<{ hall: (answers?: Answers) => Promise<void>; noise: string[] }>({
  /** Errors of the page; a test that expects one empties the list itself. */
  noise: async ({ page }, use) => {
    const heard: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(message.text())
    })
    page.on('pageerror', (error) => heard.push(String(error)))
    await use(heard)
    expect(heard).toEqual([])
  },
  hall: async ({ page, noise }, use) => {
    void noise
    await use(async (answers) => fake.fakeServer(page, answers))
  },
})

export { expect } from '@playwright/test'
export { expectNoSidewaysScroll } from './laws'
export { fake }

export const languages = ['en', 'ru', 'uk'] as const

/** No violation of the rules axe knows, by day and by night, and no word missing. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByText('⟦')).toHaveCount(0)
  await expectNoViolationsByDayAndNight(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
}
