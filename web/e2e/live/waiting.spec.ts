// Coming together and waiting for each other: the code of a table, talk before the game, calls on other pages, leaving
// and ending.
import { expect } from '@playwright/test'
import { desk, expectNoSidewaysScroll, join, layOut, person, phone, sitAt, test } from './tables'

test.setTimeout(180_000)

test('five letters lead to a private table, and people talk there before the game', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const erik = await person(browser, 'Erik', phone)
  const table = await layOut(anna, ['me', 'open', 'open'])
  await anna.goto(`/table/${table}`)
  const code = (await anna.locator('.code dd').textContent()) ?? ''
  expect(code).toMatch(/^[A-Z]{5}$/)

  const field = erik.getByLabel('Table code')
  await field.fill('AAAAA')
  await field.press('Enter')
  await expect(erik.getByText('No table has this code.')).toBeVisible()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(erik).toHaveURL(new RegExp(`/table/${table}$`))
  await expectNoSidewaysScroll(erik)

  await join(erik, table)
  await erik.getByLabel('Say something').fill('Two more minutes')
  await erik.getByRole('button', { name: 'Send' }).click()
  await expect(anna.getByText('Two more minutes')).toBeVisible()
})

test('who waits is called from another page when the game begins', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const erik = await person(browser, 'Erik', desk)
  const table = await layOut(anna, ['me', 'open'])
  await anna.goto(`/table/${table}`)
  await anna.getByRole('link', { name: 'Read the rules' }).click()
  await expect(anna).toHaveURL(/\/rules\/asgard/)
  await join(erik, table)
  const call = anna.locator('.toast.call')
  await expect(call).toContainText('Test evening')
  await expect(anna.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-call.svg')
  await call.getByRole('link', { name: 'Go to the table' }).click()
  await expect(anna).toHaveURL(new RegExp(`/table/${table}$`))
  await expect(anna).toHaveTitle('Your turn: Test evening')
})

test('the bar of the table leads out of it and back, and the host asks before a game is ended', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const erik = await person(browser, 'Erik', phone)
  const table = await layOut(anna, ['me', 'open'])
  await join(erik, table)
  await sitAt(anna, table)
  await sitAt(erik, table)

  await anna.getByRole('button', { name: 'Leave' }).click()
  await expect(anna.getByRole('dialog')).toContainText('You can come back')
  await anna.getByRole('button', { name: 'Ask to end the game' }).click()
  const question = erik.locator('[data-end-question]')
  await expect(question).toContainText('Anna wants to end this game')
  await question.getByRole('button', { name: 'Play on' }).click()
  await expect(anna.getByText('The game goes on.')).toBeVisible()

  await anna.getByRole('button', { name: 'Leave' }).click()
  await anna.getByRole('button', { name: 'Leave the table' }).click()
  await expect(anna).toHaveURL(/\/$/)
  await anna.goto(`/table/${table}`)
  await anna.getByRole('button', { name: 'Take your seat back' }).click()
  await expect(anna.getByRole('button', { name: 'Take your seat back' })).toBeHidden()
})

test('with one tap a move is played at once', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const table = await layOut(anna, ['me', 'guest'])
  await anna.evaluate(() =>
    localStorage.setItem('longhall.settings', JSON.stringify({ telling: 'off', confirm: 'off' })),
  )
  await sitAt(anna, table)
  await anna.locator('[data-asked="true"]').waitFor()
  const seq = await anna.locator('[data-seq]').getAttribute('data-seq')
  await anna.locator('body').press('1')
  const confirm = anna.locator('[data-confirm]')
  await expect
    .poll(async () => {
      // What cannot be taken back is still confirmed.
      const waits = (await confirm.getAttribute('class'))?.includes('irreversible') ?? false
      return waits || (await anna.locator('[data-seq]').getAttribute('data-seq')) !== seq
    })
    .toBe(true)
})
