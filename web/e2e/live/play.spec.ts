// The client against the real server: from an empty hall to a running game, alone and with others.
import { expect, test as base, type Browser, type Page } from '@playwright/test'

const test = base.extend<{ quiet: string[] }>({
  /** Errors of the page, broken content policy included. */
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      listen(page, heard)
      await use(heard)
      expect(heard).toEqual([])
    },
    { auto: true },
  ],
})

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    // The server of the tests deals from a fixed seed and takes no player's part of it.
    const fixedSeed = message.location().url.endsWith('/contribute')
    if (message.type() === 'error' && !fixedSeed) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
}

async function somebodyElse(browser: Browser, quiet: string[]): Promise<Page> {
  const page = await (
    await browser.newContext({
      locale: 'en',
      ...(process.env['LONGHALL_URL'] ? { baseURL: process.env['LONGHALL_URL'] } : {}),
    })
  ).newPage()
  listen(page, quiet)
  return page
}

async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function statusOf(page: Page): Promise<string> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = (await (await page.request.get(`/api/tables/${id}`)).json()) as { table: { status: string } }
  return answer.table.status
}

test('two clicks lead to a running game against bots', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Intrigues of Asgard' }).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await statusOf(page)).toBe('running')
  await expect(page.getByText('⟦')).toHaveCount(0)
})

test('a lesson begins with one click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn, 5 min: Intrigues of Asgard' }).click()
  await expect(page).toHaveURL(/\/table\//)
  expect(await statusOf(page)).toBe('running')
})

test('friends meet at a table by its link and play', async ({ page, browser, quiet }) => {
  await page.goto('/new?game=asgard')
  await page.getByRole('group', { name: 'Players' }).getByText('2').click()
  await page.getByText('By invitation').click()
  await page.getByLabel('Table name').fill('Thursday at Mark’s')
  await page.getByRole('button', { name: 'Create table' }).click()
  await introduce(page, 'Марко')
  await expect(page.getByRole('heading', { name: 'Thursday at Mark’s' })).toBeVisible()
  const link = await page.getByLabel('Link to this table').inputValue()

  const friend = await somebodyElse(browser, quiet)
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Take a seat' }).click()
  await introduce(friend, 'Ґалина')

  // The last seat taken begins the game, for both at once.
  await expect(page.getByRole('heading', { name: 'At the table' })).toHaveCount(0)
  await expect(friend.getByRole('heading', { name: 'At the table' })).toHaveCount(0)
  expect(await statusOf(friend)).toBe('running')
  await friend.context().close()
})

test('an open table appears in the hall of others while they look, and goes when it is closed', async ({
  page,
  browser,
  quiet,
}) => {
  const name = `Open ${Date.now()}`
  const friend = await somebodyElse(browser, quiet)
  await friend.goto('/tables')
  await friend.getByRole('heading', { name: 'Open tables' }).waitFor()
  await page.goto('/new?game=asgard')
  await page.getByLabel('Table name').fill(name)
  await page.getByRole('button', { name: 'Create table' }).click()
  await introduce(page, 'Inga')
  await expect(friend.getByRole('link', { name: `Join: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Close the table' }).click()
  await expect(page).toHaveURL('/')
  await expect(friend.getByRole('link', { name: `Join: ${name}` })).toHaveCount(0)
  await friend.context().close()
})

test('an account finds its tables on another device', async ({ page, browser, quiet }) => {
  const account = `t${Date.now()}`
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Intrigues of Asgard' }).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page).toHaveURL(/\/table\//)
  const path = new URL(page.url()).pathname
  await page.goto('/')
  await useAccount(page, account, 'Create account')

  const device = await somebodyElse(browser, quiet)
  await device.goto('/')
  await useAccount(device, account, 'Sign in')
  await expect(device.getByRole('region', { name: 'Your tables' }).locator(`a[href="${path}"]`)).toBeVisible()
  await device.context().close()
})

test('a new password signs the other device out, and the list of devices shows it', async ({
  page,
  browser,
  quiet,
}) => {
  const account = `d${Date.now()}`
  const you = (where: Page) => where.locator('header').getByRole('button').last()
  await page.goto('/')
  await useAccount(page, account, 'Create account')
  const device = await somebodyElse(browser, quiet)
  await device.goto('/')
  await useAccount(device, account, 'Sign in')

  await you(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText('This device')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password').fill('another sentence')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(dialog.getByText('That is not your current password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill('a short sentence')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(device.getByText('You were signed out on this device.')).toBeVisible()
  await device.context().close()
  quiet.length = 0
})

async function useAccount(page: Page, account: string, how: 'Create account' | 'Sign in'): Promise<void> {
  await page.locator('header').getByRole('button').last().click()
  await page.getByLabel('Account name').fill(account)
  await page.getByLabel('Password').fill('a short sentence')
  await page.getByRole('button', { name: how }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a wrong password is refused in words', async ({ page, quiet }) => {
  await page.goto('/')
  await page.locator('header').getByRole('button').last().click()
  await page.getByLabel('Account name').fill('nobody at all')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Wrong name or password.')).toBeVisible()
  // The browser itself reports the 403.
  quiet.splice(0, 1)
})

test('a table that is not there is said in words', async ({ page, quiet }) => {
  await page.goto('/table/nowhere')
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible()
  quiet.length = 0
})
