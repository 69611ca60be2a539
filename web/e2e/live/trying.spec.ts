// Trying out: steps are shown before any of them is played, and all are kept or dropped together.
import { expect, type Page } from '@playwright/test'
import { annaAt, answer, asked, confirmButton, desk, stateOf, test } from './tables'

const movesOf = async (page: Page, table: string) => (await stateOf<{ moves: number }>(page, table)).moves

const steps = (page: Page) => page.locator('[data-trial]')

/** Plays on until several steps can be tried. */
async function untilTried(page: Page): Promise<void> {
  for (let given = 0; given < 20; given++) {
    await asked(page).waitFor()
    if (await page.locator('[data-try]').isVisible()) return
    await answer(page)
  }
  throw new Error('nothing can be tried')
}

/** Chooses the first way of the list that shows nothing new, and confirms it into the trial. */
async function tryOne(page: Page): Promise<void> {
  const before = Number(await steps(page).getAttribute('data-trial'))
  const confirm = confirmButton(page).and(page.locator(':enabled'))
  if (!(await confirm.isVisible())) await page.locator('body').press('1')
  await confirm.click()
  await expect(steps(page)).toHaveAttribute('data-trial', String(before + 1))
}

test('steps are tried, taken back, dropped and kept', async ({ browser }) => {
  const { anna: page, table } = await annaAt(browser, ['me', 'guest'], { game: 'gonewild' }, desk)
  await untilTried(page)
  const moves = await movesOf(page, table)
  const hand = page.locator('[data-place^="hand-"]')
  const cards = await hand.count()
  await page.locator('body').press('t')
  await expect(steps(page)).toHaveAttribute('data-trial', '0')
  await tryOne(page)
  await tryOne(page)
  expect(await hand.count()).not.toBe(cards)
  expect(await movesOf(page, table), 'nothing is played').toBe(moves)
  await page.locator('body').press('u')
  await expect(steps(page)).toHaveAttribute('data-trial', '1')
  await page.getByRole('button', { name: 'Drop all' }).click()
  await expect(steps(page)).toHaveCount(0)
  await expect(hand).toHaveCount(cards)
  expect(await movesOf(page, table)).toBe(moves)
  await page.locator('[data-try]').click()
  await tryOne(page)
  await page.getByRole('button', { name: 'Keep all' }).click()
  await expect.poll(() => movesOf(page, table)).toBe(moves + 1)
})
