// Who owns another box corrects a number, opens a table with it, and takes it along as a file. Against the real server.
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import {
  desk,
  expectNoSidewaysScroll,
  expectNoViolationsByDayAndNight,
  layOut,
  person,
  sitAt,
  test,
  watchConsole,
} from './tables'

async function openForm(page: Page, item: string, find: string): Promise<void> {
  // The page of the rules has a search of its own, and stays until this one is loaded.
  await page.getByRole('heading', { level: 1, name: 'Cards and numbers' }).waitFor()
  await page.getByRole('searchbox').fill(find)
  await page.locator(`[data-item="${item}"]`).getByRole('button').click()
}

test('a number changed on a card is the number on the board, and the file brings it back', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const troubles = watchConsole(anna.context())
  await anna.goto('/rules/feast')
  await anna.getByRole('link', { name: 'Cards and numbers' }).click()
  const shed = anna.locator('[data-item="space build_shed"]')
  await openForm(anna, 'space build_shed', 'shed')
  await expect(shed).toContainText('rulebook')
  const form = anna.getByRole('dialog')
  await expect(form.getByLabel('cost, wood')).toHaveValue('2')
  await form.getByLabel('cost, wood').fill('three')
  await expect(form.getByText('Enter a whole number.')).toBeVisible()
  await form.getByLabel('cost, wood').fill('9999')
  await form.getByRole('button', { name: 'Keep the correction' }).click()
  await expect(form.getByRole('alert')).toContainText('space build_shed')
  await form.getByLabel('cost, wood').fill('3')
  await form.getByRole('button', { name: 'Keep the correction' }).click()
  await expect(form).toBeHidden()
  await expect(shed).toContainText('my correction')
  await expect(shed).toContainText(/cost, wood: 3/i)

  // It stays in this browser.
  await anna.reload()
  await expect(anna.getByText('1 corrected entry')).toBeVisible()
  await expect(anna.getByText('2 → 3')).toBeVisible()

  const saving = anna.waitForEvent('download')
  await anna.getByRole('button', { name: 'Download as a file' }).click()
  const file = await (await saving).path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('[[space]]\nid = "build_shed"\ncost = { wood = 3 }')
  await anna.getByRole('button', { name: 'Remove all' }).click()
  await expect(anna.getByText('No corrections yet.')).toBeVisible()

  const files = anna.locator('input[type=file]')
  await files.setInputFiles({ name: 'bad.toml', mimeType: 'text/plain', buffer: Buffer.from('[dragon]\nheads = 3\n') })
  await expect(anna.getByRole('alert')).toContainText('corrections.toml, dragon: The game has no such section.')
  await files.setInputFiles({ name: 'bad.toml', mimeType: 'text/plain', buffer: Buffer.from([0xe9, 0x20, 0xff]) })
  await expect(anna.getByRole('alert')).toContainText('bad.toml')
  await files.setInputFiles({ name: 'corrections.toml', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(anna.getByText('2 → 3')).toBeVisible()

  await anna.getByRole('link', { name: 'Open a table with these corrections' }).click()
  await expect(anna.getByRole('radio', { name: 'with them' })).toBeChecked()
  await anna.getByRole('group', { name: 'Players' }).getByText('1', { exact: true }).click()
  await anna.getByRole('button', { name: 'Start right away' }).click()
  await expect(anna.getByRole('button', { name: /shed.*Costs 3 × Wood/ }).first()).toBeVisible()
  await anna.getByRole('button', { name: 'custom cards' }).click()
  await expect(anna.getByRole('dialog')).toContainText('2 → 3')
  expect(troubles).toEqual([])
})

test('numbers that belong together may be changed one after the other', async ({ browser }) => {
  const anna = await person(browser, 'Anna')
  await anna.goto('/cards/asgard')
  const form = anna.getByRole('dialog')
  for (const [item, value] of [
    ['card odin/thor', '2'],
    ['card odin/heimdall', '3'],
  ] as const) {
    await openForm(anna, item, 'odin')
    await form.getByLabel('copies in the box').fill(value)
    await form.getByRole('button', { name: 'Keep the correction' }).click()
    await expect(form).toBeHidden()
    const unfit = anna.getByText('These corrections don’t fit together yet.')
    await (value === '2' ? expect(unfit).toBeVisible() : expect(unfit).toBeHidden())
  }
  await openForm(anna, 'card odin/thor', 'odin')
  await form.getByRole('button', { name: 'Back to how it was' }).click()
  await expect(form.getByLabel('copies in the box')).toHaveValue('3')
})

test('everybody sees in the hall and at the table what is corrected', async ({ browser }) => {
  const anna = await person(browser, 'Anna')
  const erik = await person(browser, 'Erik_', { viewport: { width: 390, height: 844 } })
  const corrections = '[[card]]\nid = "odin/heimdall"\ncopies = 3\n[[card]]\nid = "odin/thor"\ncopies = 2\n'
  const table = await layOut(anna, ['me', 'open'], { access: 'open', name: 'Another box', corrections })
  await erik.goto('/')
  const row = erik.getByRole('article').filter({ hasText: 'Another box' })
  await expect(row).toContainText('With corrections: Odin / Thor, Odin / Heimdall')
  await erik.goto(`/table/${table}`)
  await expect(erik.getByRole('heading', { name: 'Corrected at this table' })).toBeVisible()
  await expect(erik.getByText('copies in the box: 2 → 3')).toBeVisible()
  const own = await layOut(anna, ['me', 'guest'], { corrections })
  await sitAt(anna, own)
  await anna.getByRole('button', { name: 'custom cards' }).click()
  await expect(anna.getByRole('dialog')).toContainText('Odin / Thor')
})

for (const width of [390, 1440]) {
  test(`the page of cards at ${width}, by day and by night`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', { viewport: { width, height: 900 } })
    await anna.goto('/cards/tinyepic')
    await openForm(anna, 'viking aslaug', 'aslaug')
    await expectNoViolationsByDayAndNight(anna)
    await anna.keyboard.press('Escape')
    await expectNoViolationsByDayAndNight(anna)
    await expectNoSidewaysScroll(anna)
  })
}
