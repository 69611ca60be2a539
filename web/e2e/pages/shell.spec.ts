// What every page has around it: language, day and night, the reader’s name, keyboard and history.
import { expect, expectSound, fake, test } from '../hall'

test('the language changes at once, is kept, and is said to the browser', async ({ page, hall }) => {
  await hall()
  await page.goto('/')
  await page.getByRole('group', { name: 'Language' }).getByText('УКР').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('П’ять ігор про вікінгів.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('П’ять ігор про вікінгів.')
})

test('the browser’s own language comes first', async ({ browser, hall, baseURL }) => {
  await hall()
  const context = await browser.newContext({ locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await fake.fakeServer(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Пять игр о викингах.')
  await context.close()
})

test('night and day change places, and the choice is kept', async ({ page, hall }) => {
  await hall()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(230, 223, 208)')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  expect(await ground()).toBe('rgb(23, 19, 17)')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  expect(await ground()).toBe('rgb(23, 19, 17)')
})

test('a newcomer says a name and takes a sign', async ({ page, hall }) => {
  await hall()
  let said: unknown
  await page.goto('/')
  await page.route('**/api/me', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    said = route.request().postDataJSON()
    return route.fulfill({ json: { ...(said as object), account: null } })
  })
  await page.getByRole('button', { name: 'Oksana' }).click()
  await expectSound(page)
  await page.getByLabel('Your name').fill(' ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a name. Any name will do.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ґалина')
  await page.getByTitle('Raven').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Ґалина' })).toBeVisible()
  expect(said).toEqual({ name: 'Ґалина', shape: 'raven' })
})

test('a refusal of the server is shown in its own words', async ({ page, hall, noise }) => {
  await hall()
  await page.route('**/api/account/login', (route) =>
    route.fulfill({ status: 403, json: { reason: { key: 'trouble-table' }, seq: null } }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Oksana' }).click()
  await page.getByLabel('Account name').fill('oksana')
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Table not found')).toBeVisible()
  noise.length = 0
})

test('the hall can be walked with the keyboard alone', async ({ page, hall }) => {
  await hall()
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Intrigues of Asgard' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play now: Intrigues of Asgard' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('going to another page and back moves the focus and keeps the history', async ({ page, hall }) => {
  await hall()
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(page).toHaveURL('/learn')
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Five Viking games.')
})
