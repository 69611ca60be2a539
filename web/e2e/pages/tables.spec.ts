// Opening a table, its waiting room, and a table that does not exist.
import { expect, fake, test } from '../hall'

test('a new table is laid out as wished', async ({ page, hall }) => {
  await hall()
  let wished: unknown
  await page.route('**/api/tables', (route) => {
    wished = route.request().postDataJSON()
    return route.fulfill({ json: fake.waiting })
  })
  await page.goto('/new?game=asgard')
  await page.getByRole('group', { name: 'Players' }).getByText('4').click()
  await page.getByRole('group', { name: 'Seat 3' }).getByText('Hard').click()
  await page.getByText('By invitation').click()
  await page.getByText('Per move').click()
  await page.getByText('3 days').click()
  await page.getByLabel('Table name').fill('Trolls before tea')
  await expect(page.getByText('The game starts when the 2 free seats are taken.')).toBeVisible()
  await page.getByRole('button', { name: 'Create table' }).click()
  // Whoever sits down with others for the first time says a name.
  await page.getByLabel('Your name').fill('Ingrid')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`/table/${fake.waiting.id}`)
  expect(wished).toEqual({
    game: 'asgard',
    name: 'Trolls before tea',
    setup: { players: 4, options: {} },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'jarl' }, { kind: 'open' }],
    access: 'invitation',
    clock: { kind: 'per_move', seconds: 259_200, rest_days: 0 },
    contributes: true,
    lesson: false,
  })
})

test('the waiting room shows who is there and what is missing', async ({ page, hall }) => {
  await hall()
  await page.goto(`/table/${fake.waiting.id}`)
  await expect(page.getByRole('heading', { name: 'Thursday at Mark’s' })).toBeVisible()
  await expect(page.getByText('1 seat is still free')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start now with bots in the free seats' })).toBeEnabled()
  await expect(page.getByLabel('Link to this table')).toHaveValue(/\/table\/waiting1$/)
})

test('a table that does not exist is said in words', async ({ page, hall, noise }) => {
  await hall()
  await page.goto('/table/none')
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible()
  noise.length = 0
})
