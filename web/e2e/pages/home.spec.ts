// The home page: the shelf of games, play now, the lists of tables, and what it says when something is missing.
import { expect, expectSound, fake, test } from '../hall'

const empty = { yours: [], open: [], running: [], finished: [] }

test('the shelf offers what the server has, and says what it has not', async ({ page, hall }) => {
  await hall({ me: fake.me, games: fake.games.filter(({ id }) => id !== 'feast'), lobby: fake.lobby })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play now: Intrigues of Asgard' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Play now: Tiny Epic Vikings' })).toBeEnabled()
  await expect(page.getByText('Not available on this server.')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Play now: A Feast for Odin' })).toHaveCount(0)
})

test('play now starts a game against bots with two clicks', async ({ page, hall }) => {
  await hall()
  let wished: unknown
  await page.route('**/api/tables', (route) => {
    wished = route.request().postDataJSON()
    return route.fulfill({ json: fake.waiting })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Intrigues of Asgard' }).click()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page).toHaveURL(`/table/${fake.waiting.id}`)
  expect(wished).toMatchObject({
    game: 'asgard',
    setup: { players: 3 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'karl' }, { kind: 'bot', level: 'karl' }],
    lesson: false,
  })
})

test('the panel of play now is sound and closes with Escape', async ({ page, hall }) => {
  await hall()
  await page.goto('/')
  const play = page.getByRole('button', { name: 'Play now: Intrigues of Asgard' })
  await play.click()
  await expect(page.getByRole('dialog', { name: 'Intrigues of Asgard' })).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(play).toBeFocused()
})

test('a table where it is your turn stands first and calls', async ({ page, hall }) => {
  await hall({ me: fake.me, games: fake.games, lobby: { ...fake.lobby, yours: fake.lobby.yours.toReversed() } })
  await page.goto('/')
  const first = page.getByRole('region', { name: 'Your tables' }).getByRole('article').first()
  await expect(first).toContainText('Your turn')
  await expect(first.getByRole('link', { name: 'Play: Thursday at Mark’s' })).toHaveAttribute('href', '/table/a')
})

test('an empty hall explains itself', async ({ page, hall }) => {
  await hall({ me: fake.me, games: fake.games, lobby: empty })
  await page.goto('/')
  await expect(page.getByText('You’re not at a table yet.')).toBeVisible()
  await expect(page.getByText('No open tables right now.')).toBeVisible()
})

test('the lists change while one looks at them', async ({ page, hall }) => {
  await hall({ me: fake.me, games: fake.games, lobby: empty })
  let tell: (lobby: unknown) => void = () => {}
  await page.routeWebSocket('**/api/socket', (socket) => {
    tell = (lobby) => socket.send(JSON.stringify({ type: 'lobby', lobby }))
    socket.onMessage(() => tell(empty))
  })
  await page.goto('/')
  await expect(page.getByText('No open tables right now.')).toBeVisible()
  tell(fake.lobby)
  await expect(page.getByRole('link', { name: 'Join: Slow brew' })).toBeVisible()
})

test('a server that is away is said in words and can be asked again', async ({ page, hall, noise }) => {
  await hall()
  let away = true
  await page.route('**/api/lobby', (route) => (away ? route.abort() : route.fulfill({ json: fake.lobby })))
  await page.routeWebSocket('**/api/socket', (socket) => socket.close())
  await page.goto('/')
  await expect(page.getByText('Your games are safe; try again in a moment.')).toBeVisible()
  away = false
  await page.getByRole('region', { name: 'Your tables' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Join: Slow brew' })).toBeVisible()
  noise.length = 0
})

test('a lost connection is said in words and comes back by itself', async ({ page, hall }) => {
  await hall()
  let close = () => {}
  let connections = 0
  let cut = false
  await page.routeWebSocket('**/api/socket', (socket) => {
    connections++
    close = () => void socket.close()
    if (cut) close()
    socket.onMessage(() => socket.send(JSON.stringify({ type: 'lobby', lobby: fake.lobby })))
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Join: Slow brew' })).toBeVisible()
  await expect.poll(() => connections).toBe(1)
  // The network stays away until the page has said so and has tried again.
  cut = true
  close()
  await expect(page.getByText('Connection lost.')).toBeVisible()
  await expect.poll(() => connections).toBeGreaterThanOrEqual(3)
  cut = false
  await expect(page.getByText('Connection lost.')).toHaveCount(0)
})

test('a pasted invitation leads to its table', async ({ page, hall }) => {
  await hall()
  await page.goto('/')
  await page.getByLabel('Table code').fill(`http://127.0.0.1/table/${fake.waiting.id}`)
  await page.getByLabel('Table code').press('Enter')
  await expect(page).toHaveURL(`/table/${fake.waiting.id}`)
})
