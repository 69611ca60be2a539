// Tokens for programs, an account that is given to a bot, and a challenge, as a person meets them in the browser.
import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolationsByDayAndNight, layOut, person, test } from './tables'

test.setTimeout(120_000)

const sameOrigin = (page: Page) => ({ origin: new URL(page.url()).origin })

async function withAccount(page: Page, account: string): Promise<void> {
  const data = { account, password: 'correct horse' }
  const answer = await page.request.post('/api/account/register', { data, headers: sameOrigin(page) })
  expect(answer.status(), await answer.text()).toBe(200)
}

const unique = (name: string) => `${name}${String(Date.now()).slice(-7)}`

test('a person makes a token, a program uses it, and it is taken back', async ({ browser, playwright }) => {
  const anna = await person(browser, 'Anna')
  await anna.goto('/settings')
  await expect(anna.getByText('A token belongs to an account')).toBeVisible()
  await withAccount(anna, unique('Anna'))
  await anna.reload()
  await anna.getByLabel('Name of the program').fill('My app')
  await anna.getByText('look and play as me').click()
  await anna.getByRole('button', { name: 'Make a token' }).click()
  const secret = (await anna.locator('#programs code').textContent()) ?? ''
  expect(secret).toMatch(/^lh_\w{52}$/)
  const program = await playwright.request.newContext({
    baseURL: new URL(anna.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  })
  expect((await program.get('/api/me')).status()).toBe(200)
  await expectNoViolationsByDayAndNight(anna)
  await expectNoSidewaysScroll(anna)
  await anna.getByRole('button', { name: 'Take back' }).click()
  await expect(anna.getByText('No program has a token.')).toBeVisible()
  expect((await program.get('/api/me')).status()).toBe(401)
})

test('an account is given to a bot for good, and others see it', async ({ browser }) => {
  const [owner, host] = [await person(browser, 'Skadi'), await person(browser, 'Host')]
  const account = unique('Skadi')
  await withAccount(owner, account)
  await owner.goto('/settings')
  await owner.getByRole('button', { name: 'Make this account a bot' }).click()
  await owner.getByRole('button', { name: 'Yes, for good' }).click()
  await expect(owner.getByText('This account is a bot.')).toBeVisible()

  const table = await layOut(host, ['me', 'open'], { programs: true })
  await host.goto(`/table/${table}`)
  await host.getByLabel('Ask an account to come').fill('nobody of this name')
  await host.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(host.getByText('There is no account with this name.')).toBeVisible()
  await host.getByLabel('Ask an account to come').fill(account)
  await host.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(host.getByText(`${account} has been asked.`)).toBeVisible()

  await owner.goto('/')
  await expect(owner.getByText('Host asks you to a game of Intrigues of Asgard')).toBeVisible()
  await owner.getByRole('link', { name: 'Look' }).click()
  await owner.getByRole('button', { name: 'Take a seat', exact: true }).click()
  await expect(host.getByText('Skadi (bot)').first()).toBeVisible()
})

test('a challenge is declined', async ({ browser }) => {
  const [anna, host] = [await person(browser, 'Anna'), await person(browser, 'Host')]
  const account = unique('Anna')
  await withAccount(anna, account)
  const table = await layOut(host, ['me', 'open'])
  const asked = await host.request.post(`/api/tables/${table}/challenge`, {
    data: { account },
    headers: sameOrigin(host),
  })
  expect(asked.status(), await asked.text()).toBe(200)
  await anna.goto('/')
  await anna.getByRole('button', { name: 'No, thank you' }).click()
  await expect(anna.getByText('Host asks you')).toBeHidden()
})
