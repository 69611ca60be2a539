// What holds of every page, with a made-up hall or a real one.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing that a reader with a screen reader, a keyboard or weak eyes would stumble over; all rules, or those of `tags`. */
export async function expectNoViolations(page: Page, tags?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page })
  await expectNone(tags ? axe.withTags(tags) : axe)
}

/** The same by day and by night. Night changes nothing but colours. */
export async function expectNoViolationsByDayAndNight(page: Page, tags?: string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolations(page, tags)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast']))
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const pieces = [...document.querySelectorAll('body *')].filter((piece) => piece.checkVisibility())
    const wide = pieces.filter((piece) => piece.getBoundingClientRect().right > clientWidth)
    return wide
      .slice(-6)
      .map(
        (piece) =>
          `${piece.tagName}.${piece.getAttribute('class') ?? ''} “${(piece.textContent ?? '').trim().slice(0, 30)}”`,
      )
  })
  expect(over, 'what is wider than the window').toEqual([])
}
