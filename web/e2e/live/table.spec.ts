// A table of Intrigues of Asgard as people use it, against the real server.
import { expect, type WebSocketRoute } from '@playwright/test'
import {
  annaAt,
  answer,
  answerByKeys,
  asked,
  confirmButton,
  desk,
  ended,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectNoViolationsByDayAndNight,
  guideSays,
  join,
  layOut,
  movedOn,
  pairAt,
  person,
  playByWire,
  playUntil,
  seqOf,
  sitAt,
  start,
  stateOf,
  switchLanguage,
  test,
  watchConsole,
} from './tables'

// Whole games on a busy machine take their time; nothing here waits for a clock.
test.setTimeout(300_000)

test('two people and a bot play a whole game; one reloads, the network fails and comes back, somebody watches', async ({
  browser,
}) => {
  const anna = await person(browser, 'Anna')
  const erik = await person(browser, 'Erik_')
  const troubles = watchConsole(anna.context())
  let line: WebSocketRoute | undefined
  let cut = false
  await erik.routeWebSocket('**/api/socket', (socket) => {
    if (cut) void socket.close()
    else {
      line = socket
      socket.connectToServer()
    }
  })
  const table = await layOut(anna, ['me', 'open', 'guest'])
  await join(erik, table)
  await start(anna, table)
  await Promise.all([sitAt(anna, table), sitAt(erik, table)])
  await answer(anna)
  await answer(erik)

  await anna.reload()
  await asked(anna).waitFor()
  await expect(anna.getByRole('log', { name: 'Log' })).toContainText('You play')

  cut = true
  await line?.close()
  const before = await seqOf(erik)
  await answer(anna)
  await expect(erik.getByText('Connection lost')).toBeVisible()
  cut = false
  await expect.poll(() => seqOf(erik), { timeout: 30_000 }).toBeGreaterThan(before)
  await expect(erik.getByText('Connection lost')).toBeHidden()

  const guest = await person(browser, 'Watcher')
  await sitAt(guest, table)
  await expect(guest.locator('[data-place^="hand-"]')).toHaveCount(0)
  await expect(guest.getByText('Hands are hidden from spectators.')).toBeVisible()
  const seen = await stateOf<{ view: { hand: unknown[] }; choices: unknown }>(guest, table)
  expect(seen.view.hand).toEqual([])
  expect(seen.choices).toBeNull()

  await playUntil([anna, erik], () => ended(anna).isVisible())
  await Promise.all([ended(anna).waitFor(), ended(erik).waitFor(), ended(guest).waitFor()])
  await expect(anna.getByRole('heading', { level: 1 })).toContainText(/win/)
  await expect(anna.getByRole('table')).toContainText('Goals')
  await expect(anna.getByText('Loading the score')).toBeHidden({ timeout: 60_000 })
  await expectNoViolations(anna)
  expect(troubles).toEqual([])

  await anna.getByRole('button', { name: 'Check the shuffles' }).click()
  await expect(anna.getByText('Your browser has checked it')).toBeVisible()
  await anna.keyboard.press('Escape')

  await anna.getByRole('link', { name: 'Watch replay' }).click()
  const slider = anna.getByRole('slider')
  await slider.waitFor()
  await expect(anna.getByText(/^Move 0 of/)).toBeVisible()
  await anna.locator('body').press('End')
  await expect(anna.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  await anna.locator('body').press('ArrowLeft')
  await expect(anna.getByRole('button', { name: 'Play from here' })).toBeVisible()
  await anna.getByLabel('Seen by').selectOption('p2')
  // The note about what the pointer was left on is no part of the page.
  await anna.mouse.move(0, 0)
  await expect(anna.locator('[data-explained]')).toBeHidden()
  await expectNoViolations(anna)
})

test('a choice made while the answer to the one before is still on its way is kept and sent', async ({ browser }) => {
  const anna = await person(browser, 'Anna')
  const table = await layOut(anna, ['me', 'guest'])
  const sent: string[] = []
  const held: (() => void)[] = []
  // The entry of the log comes at once; the answer to the act waits until somebody lets it go.
  await anna.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if ((JSON.parse(String(message)) as { type: string }).type === 'act') sent.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      if ((JSON.parse(String(message)) as { type: string }).type === 'done') held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  await start(anna, table)
  await sitAt(anna, table)
  await answer(anna)
  await answer(anna)
  expect(sent).toHaveLength(2)
  // An answer that comes after the next choice takes nothing from it.
  await asked(anna).waitFor()
  await anna.locator('body').press('1')
  await expect(confirmButton(anna)).toBeEnabled()
  for (const letGo of held) letGo()
  await expect(confirmButton(anna)).toBeEnabled()
  await confirmButton(anna).click()
  await expect.poll(() => sent.length).toBe(3)
})

test('a confirm button that moves while it is pressed still confirms', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const table = await layOut(anna, ['me', 'guest'])
  const held: (() => void)[] = []
  // What a choice would do comes only when somebody lets it go.
  await anna.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if ((JSON.parse(String(message)) as { type: string }).type === 'checked') held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  await start(anna, table)
  await sitAt(anna, table)
  await asked(anna).waitFor()
  const seq = await seqOf(anna)
  await anna.locator('body').press('1')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const placeOf = async () => (await confirmButton(anna).boundingBox()) ?? { x: 0, y: 0 }
  const before = await placeOf()
  const edge = 3
  await anna.mouse.move(before.x + 40, before.y + edge)
  await anna.mouse.down()
  for (const letGo of held) letGo()
  // The pointer is left outside of it.
  await expect.poll(async () => (await placeOf()).y).toBeGreaterThan(before.y + edge)
  await anna.mouse.up()
  await movedOn(anna, seq)
})

test('a choice is taken back freely, and an opened card by consent', async ({ browser }) => {
  const { anna, erik } = await pairAt(browser, ['me', 'open'])
  await answer(anna)
  await expect(anna.getByRole('heading', { name: 'You have chosen' })).toBeVisible()
  await anna.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(anna.getByRole('heading', { name: 'Choose a card and which god goes on top' })).toBeVisible()

  await answer(anna)
  await answer(erik)
  await expect(anna.getByRole('log', { name: 'Log' })).toContainText('You play')
  await anna.getByRole('button', { name: 'Ask to undo' }).click()
  // Erik's card would be lost too: that is said before he is asked.
  await anna.locator('[data-undo-yes]').click()
  await erik.getByRole('button', { name: 'Agree' }).click()
  await expect(erik.getByRole('log', { name: 'Log' })).toContainText('Anna undoes a move')
  await expect(anna.locator('[data-place="hand-6"]')).toBeVisible()
})

test('the table is played with the keyboard alone', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'])
  await asked(anna).waitFor()
  const seq = await seqOf(anna)
  await anna.keyboard.press('ArrowDown')
  await anna.keyboard.press('ArrowRight')
  await anna.keyboard.press('Enter')
  await expect(confirmButton(anna)).toBeEnabled()
  const first = await confirmButton(anna).innerText()
  await anna.keyboard.press('r')
  await expect(confirmButton(anna)).not.toHaveText(first)
  await anna.keyboard.press('Escape')
  await anna.keyboard.press('Enter')
  await expect(confirmButton(anna)).toBeEnabled()
  await anna.keyboard.press('Enter')
  await expect.poll(() => seqOf(anna)).toBeGreaterThan(seq)
  // The lower god of a card turns it, and goes up with the focus: the second Enter confirms.
  await answerByKeys(anna, 'ArrowDown')
})

test('an attempt at something illegal is answered with the reason', async ({ browser }) => {
  const { anna, table } = await annaAt(browser, ['me', 'guest'])
  await asked(anna).waitFor()
  const check = (await (
    await anna.request.post(`/api/tables/${table}/check`, {
      data: { seq: 0, action: 'stop' },
      headers: { origin: new URL(anna.url()).origin },
    })
  ).json()) as { why_not: { key: string } }
  expect(check.why_not.key).toMatch(/^illegal-/)
})

test('three languages, switched at the table', async ({ browser }) => {
  const { anna, troubles } = await annaAt(browser, ['me', 'guest', 'guest'])
  await asked(anna).waitFor()
  await switchLanguage(anna, 'Language', 'Українська')
  await expect(
    anna
      .getByRole('heading', { name: 'Карти на руці' })
      .or(anna.getByRole('group', { name: 'Карти на руці' }))
      .first(),
  ).toBeVisible()
  await switchLanguage(anna, 'Мова', 'Русский')
  await expect(anna.getByRole('tab', { name: 'Журнал' })).toBeVisible()
  expect(troubles).toEqual([])
})

for (const [name, width, height] of [
  ['phone', 360, 740],
  ['tablet', 768, 1024],
] as const) {
  test(`on a ${name} hand, board and confirm stay in sight`, async ({ browser }) => {
    const { anna } = await annaAt(
      browser,
      ['me', 'guest', 'guest', 'guest'],
      {},
      { viewport: { width, height }, hasTouch: true },
    )
    await asked(anna).waitFor()
    await anna.locator('[data-choice]').first().click()
    await expect(confirmButton(anna)).toBeEnabled()
    for (const part of [
      confirmButton(anna),
      anna.locator('[data-place^="hand-"]').first(),
      anna.locator('[data-place="god-odin"]'),
      anna.locator('[data-place^="stack-0-"]').first(),
    ])
      await expect(part).toBeInViewport()
    await expectNoSidewaysScroll(anna)
    // The page itself never scrolls under the frame.
    const tall = await anna.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(tall).toBeLessThanOrEqual(0)
    await expectNoViolations(anna)
    await confirmButton(anna).click()
    await expect.poll(() => seqOf(anna)).toBeGreaterThan(0)
  })
}

test('by day and by night the table has no barriers', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest', 'guest', 'guest', 'guest'], {}, desk)
  await answer(anna)
  await asked(anna).waitFor()
  await anna.locator('[data-choice]').first().click()
  await expect(confirmButton(anna)).toBeEnabled()
  await expectNoViolationsByDayAndNight(anna)
})

test('the lesson says what to do, follows what is done and goes back with what is taken back', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { lesson: true })
  const guide = await guideSays(anna, ['Welcome to Asgard', 'Every god has a column', 'These are the goals'])
  await expect(guide).toContainText('Each card shows two gods')
  await anna.locator('[data-choice="play thor/bragi"]').first().click()
  await confirmButton(anna).click()
  await expect(anna.getByText('Try Heimdall this time')).toBeVisible()
  await anna.locator('[data-choice="play heimdall/thor"]').first().click()
  await confirmButton(anna).click()
  await expect(guide).toContainText('Both cards were revealed together')
  await anna.getByRole('button', { name: 'Undo', exact: true }).click()
  await anna.getByRole('button', { name: 'Undo it' }).click()
  await expect(guide).toContainText('Each card shows two gods')
})

test('a hint names what the strong bot would play, and among people there is none', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'])
  await asked(anna).waitFor()
  await anna.locator('body').press('h')
  const hint = anna.getByRole('status').filter({ hasText: 'The strongest bot suggests' })
  await hint.getByRole('button').first().click()
  await expect(hint.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(confirmButton(anna)).toBeEnabled()

  const erik = await person(browser, 'Erik_')
  const among = await layOut(anna, ['me', 'open'])
  await join(erik, among)
  await start(anna, among)
  await sitAt(anna, among)
  await asked(anna).waitFor()
  await expect(anna.getByRole('button', { name: 'Hint' })).toHaveCount(0)
})

test('what is said at the table reaches everybody, and who only watches is named so', async ({ browser }) => {
  const [anna, erik, guest] = await Promise.all(['Anna', 'Erik_', 'Watcher'].map((name) => person(browser, name)))
  if (!anna || !erik || !guest) throw new Error('three people')
  const table = await layOut(anna, ['me', 'open'])
  await join(erik, table)
  await start(anna, table)
  await Promise.all([anna, erik, guest].map((each) => sitAt(each, table)))
  // Who watches has no row of their own, and the board is whole all the same.
  await expect(guest.getByText('Doubling card')).toBeInViewport({ ratio: 1 })
  for (const [page, words] of [
    [anna, 'Good evening'],
    [guest, 'May I look?'],
  ] as const) {
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.getByRole('textbox', { name: 'Say something' }).fill(words)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Say something' })).toHaveValue('')
  }
  await erik.getByRole('tab', { name: /^Chat/ }).click()
  const chat = erik.getByRole('log', { name: 'Chat' })
  await expect(chat).toContainText(/Anna\s*Good evening/)
  await expect(chat).toContainText(/Watcher\s*watching\s*May I look\?/)
})

test('who leaves is asked once, a bot takes the seat, and the others play on', async ({ browser }) => {
  const { anna, erik } = await pairAt(browser, ['me', 'open'])
  await anna.getByRole('button', { name: 'Leave' }).click()
  await anna.getByRole('button', { name: 'Stay' }).click()
  // The button that had the focus is gone with it; the sheet still closes, and no key reaches the table behind it.
  await anna.keyboard.press('Escape')
  await expect(anna.getByRole('dialog')).toBeHidden()
  await anna.getByRole('button', { name: 'Leave' }).click()
  await anna.getByRole('button', { name: 'Leave the table' }).click()
  await expect(anna.getByRole('heading', { name: 'Your tables' })).toBeVisible()
  await expect(erik.getByText('A bot takes over for Anna').first()).toBeVisible()
  await answer(erik)
  await answer(erik)
})

test('after the end the board can be looked at again, and a rematch brings both to a new table', async ({
  browser,
}) => {
  const { anna, erik, table } = await pairAt(browser, ['me', 'open'])
  await playByWire<{ phase: string }>([anna, erik], table, ({ phase }) => phase === 'over')
  // Any key ends the telling of the last moves.
  for (const page of [anna, erik]) await page.locator('body').press('Escape')
  await Promise.all([ended(anna).waitFor(), ended(erik).waitFor()])
  await anna.getByRole('button', { name: 'View the board' }).click()
  await expect(anna.getByRole('heading', { name: 'The game is over' })).toBeVisible()
  await anna.getByRole('button', { name: 'Back to results' }).click()
  await anna.getByRole('button', { name: 'Rematch' }).click()
  await expect(anna.getByRole('heading', { name: 'At the table' })).toBeVisible()
  await erik.getByRole('button', { name: 'Go to the rematch' }).click()
  await erik.getByRole('button', { name: 'Take a seat' }).click()
  // Whoever sits down for the first time says who they are.
  await erik.getByRole('button', { name: 'Continue' }).click()
  await Promise.all([asked(anna).waitFor(), asked(erik).waitFor()])
  expect(new URL(erik.url()).pathname).toBe(new URL(anna.url()).pathname)
  expect(anna.url()).not.toContain(table)
})

test('a reloaded lesson goes on where it was', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { lesson: true })
  const guide = anna.getByRole('complementary', { name: 'Your guide' })
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(guide).toContainText('Every god has a column')
  await anna.reload()
  await expect(guide).toContainText('Every god has a column')
})
