// A table of A Feast for Odin as people use it, against the real server: a whole short game in two browsers, a game
// alone, the main decisions on the board itself, and the table on small screens, by night and in the lesson.
import { expect, type Browser, type Page } from '@playwright/test'
import { notation } from '../../src/games/feast/notation'
import type { Action } from '../../src/games/feast/types'
import {
  actByWire,
  annaAt,
  asked,
  confirmButton,
  desk,
  ended,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectNoViolationsByDayAndNight,
  pairAt,
  person,
  phone,
  seqOf,
  stateOf,
  test,
  watchConsole,
  whoeverIsAsked,
} from './tables'

// Whole games on a busy machine take their time; nothing here waits for a clock.
test.setTimeout(240_000)

type Seen = {
  seq: number
  table: { status: string; pending: number[]; yours: number | null }
  view: {
    round: number
    phase: string
    hand: string[]
    table: { plan: Action[] } | null
    laying: { best: Action | null } | null
  }
  question: { prompt: { key: string } } | null
  choices: { action: string }[] | null
}

function short(players: number) {
  return { game: 'feast', setup: { players, options: { length: 'short' } } }
}

/** Anna at a desk, alone at a short game. */
async function alone(browser: Browser): Promise<{ anna: Page; table: string }> {
  const { anna, table } = await annaAt(browser, ['me'], short(1), desk)
  return { anna, table }
}

/** Chooses what carries this notation on the board, and confirms it. */
async function take(page: Page, action: string): Promise<void> {
  const seq = await seqOf(page)
  await page.locator(`[data-choice="${action}"]`).first().click()
  await expect(confirmButton(page)).toBeEnabled()
  await confirmButton(page).click()
  await expect.poll(() => seqOf(page)).toBeGreaterThan(seq)
}

/** A quick answer as a script gives it: one space a round, the suggestions that the board makes, and on. */
function quick({ question, choices, view }: Seen, placed: Set<string>): string {
  const actions = (choices ?? []).map(({ action }) => action)
  if (view.table?.plan[0]) return notation(view.table.plan[0])
  if (view.laying) return view.laying.best ? notation(view.laying.best) : 'keep'
  const first = (...verbs: string[]) => actions.find((action) => verbs.includes(action.split(' ')[0] ?? ''))
  if (question?.prompt.key === 'feast-ask-turn') {
    const turn = `${view.round} ${view.hand.join()}`
    if (placed.has(turn)) return 'pass'
    placed.add(turn)
    return first('go') ?? 'pass'
  }
  return (
    first('succeed', 'fail', 'roll', 'up', 'mine', 'take', 'with', 'back') ??
    first('done', 'keep') ??
    actions[0] ??
    'done'
  )
}

/** Plays on without the browsers, whoever is asked, until `done` holds; for a game has many decisions. */
async function playQuietly(pages: readonly Page[], table: string, done: (seen: Seen) => boolean): Promise<void> {
  const placed = new Set<string>()
  for (;;) {
    for (const page of pages) {
      for (let now = await stateOf<Seen>(page, table); ; now = await stateOf<Seen>(page, table)) {
        if (done(now)) {
          // The browsers have looked on; they go on from where the table stands.
          for (const each of pages)
            await expect.poll(() => seqOf(each), { timeout: 60_000 }).toBeGreaterThanOrEqual(now.seq)
          return
        }
        if (!now.question) break
        await actByWire(page, table, now.seq, quick(now, placed))
      }
    }
  }
}

/** Answers by keyboard: the suggestion where there is one, else the first of the list. Several steps may follow it. */
async function answerByKeys(page: Page): Promise<void> {
  const frame = page.locator('[data-seq][data-busy="false"]').or(ended(page)).first()
  await frame.waitFor()
  const seq = await frame.getAttribute('data-seq')
  if (seq === null) return
  if (!(await page.locator('[data-confirm]:not([disabled])').isVisible())) {
    const plan = page.getByRole('button', { name: /^Set the (table|rest)/ }).first()
    await page.locator('body').press((await plan.isVisible()) ? 'l' : '1')
  }
  await page.locator('[data-confirm]:not([disabled])').or(ended(page)).first().waitFor()
  if (await ended(page).isVisible()) return
  await confirmButton(page).click()
  await page.locator(`[data-busy="false"]:not([data-seq="${seq}"])`).or(ended(page)).first().waitFor()
}

async function playInBrowsers(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) {
    const page = await whoeverIsAsked(pages)
    if (await ended(page).isVisible()) return
    await answerByKeys(page)
  }
}

test('two people play a whole short game: its beginning and its end in two browsers', async ({ browser }) => {
  const { anna, erik, table, troubles } = await pairAt(browser, ['me', 'open'], short(2), desk)
  const both = [anna, erik]
  let answers = 0
  await playInBrowsers(both, () => Promise.resolve(++answers > 8))

  // Hands are hidden from the other.
  expect((await stateOf<Seen>(anna, table)).view.hand).not.toEqual((await stateOf<Seen>(erik, table)).view.hand)

  await playQuietly(both, table, ({ view }) => view.round === 6 && view.phase === 'feast')
  await playInBrowsers(both, () => ended(anna).isVisible())
  await Promise.all([ended(anna).waitFor(), ended(erik).waitFor()])
  await expect(anna.getByRole('heading', { level: 1 })).toContainText(/win/i)
  await expect(anna.getByRole('table')).toContainText('Uncovered −1s, home board')
  await expect(anna.getByText('Loading the score')).toBeHidden({ timeout: 60_000 })
  await expectNoViolations(anna)
  expect(troubles).toEqual([])
})

test('alone, a whole game comes to its end', async ({ browser }) => {
  const { anna, table } = await alone(browser)
  let answers = 0
  await playInBrowsers([anna], () => Promise.resolve(++answers > 6))
  await playQuietly([anna], table, ({ view }) => view.round === 6 && view.phase === 'feast')
  await playInBrowsers([anna], () => ended(anna).isVisible())
  await expect(anna.getByRole('table')).toContainText('Points')
})

test('Vikings are placed, items mined and a tile laid on the boards themselves', async ({ browser }) => {
  const { anna, table } = await alone(browser)
  await playInBrowsers([anna], async () => (await stateOf<Seen>(anna, table)).question?.prompt.key === 'feast-ask-turn')

  // The mountain: the stage opens with the strips, the last item wanted is pressed.
  await take(anna, 'go mountain_2')
  const strips = anna.locator('.stage [data-choice^="mine "]')
  const mine = (await strips.nth(1).getAttribute('data-choice')) ?? ''
  await take(anna, mine)
  await playInBrowsers([anna], async () => (await stateOf<Seen>(anna, table)).question?.prompt.key === 'feast-ask-turn')

  // A green tile: flax into linen, taken up by a tap, aimed by a click, turned by a key.
  await take(anna, 'go craft_linen')
  await playInBrowsers([anna], async () => (await stateOf<Seen>(anna, table)).question?.prompt.key === 'feast-ask-turn')
  await anna.locator('[data-place="stock-linen"]').click()
  await expect(anna.getByRole('heading', { name: /Where do you place the/ })).toBeVisible()
  await expect(confirmButton(anna)).toHaveText('Place it here')
  const before = await anna.locator('[data-choice][aria-pressed="true"]').first().getAttribute('data-choice')
  await anna.locator('body').press('r')
  await expect(anna.locator(`[data-choice="${before}"][aria-pressed="true"]`)).toHaveCount(0)
  const board = anna.locator('[data-place="board-home"] svg').first()
  const box = await board.boundingBox()
  if (!box) throw new Error('the home board is not drawn')
  await board.click({ position: { x: box.width * 0.08, y: box.height * 0.8 } })
  await expect(confirmButton(anna)).toBeEnabled()
  const seq = await seqOf(anna)
  await confirmButton(anna).click()
  await expect.poll(() => seqOf(anna)).toBeGreaterThan(seq)
  await expect(anna.locator('[data-place^="tile-home-"]')).toHaveCount(1)
})

test('any open cell of the banquet table can be filled next, by keyboard', async ({ browser }) => {
  const { anna, table } = await alone(browser)
  const isFeast = ({ question }: Seen) => question?.prompt.key === 'feast-ask-feast'
  await playQuietly([anna], table, isFeast)
  const cell = anna.locator('button[data-choice^="cell "]').last()
  const number = Number((await cell.getAttribute('data-choice'))?.split(' ')[1])
  await cell.focus()
  await anna.keyboard.press('Enter')
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  await expect(confirmButton(anna)).toBeEnabled()
  const seq = await seqOf(anna)
  await anna.keyboard.press('Enter')
  await expect.poll(() => seqOf(anna)).toBeGreaterThan(seq)
  const now = (await stateOf<Seen>(anna, table)).view.table as { next: number } | null
  expect(now?.next).toBe(number - 1)
})

test('a tile is dragged from the stock to the board', async ({ browser }) => {
  const { anna, table } = await alone(browser)
  await playInBrowsers([anna], async () => (await stateOf<Seen>(anna, table)).question?.prompt.key === 'feast-ask-turn')
  await take(anna, 'go craft_linen')
  const tile = await anna.locator('[data-place="stock-linen"]').boundingBox()
  const board = await anna.locator('[data-place="board-home"]').boundingBox()
  if (!tile || !board) throw new Error('nothing to drag')
  await anna.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2)
  await anna.mouse.down()
  await anna.mouse.move(board.x + board.width * 0.3, board.y + board.height * 0.8, { steps: 6 })
  await expect(anna.getByRole('heading', { name: /Where do you place the/ })).toBeVisible()
  await anna.mouse.move(board.x + board.width * 0.25, board.y + board.height * 0.75, { steps: 4 })
  await expect(confirmButton(anna)).toHaveText('Place it here')
  await anna.mouse.up()
  await confirmButton(anna).click()
  await expect(anna.locator('[data-place^="tile-home-"]')).toHaveCount(1)
})

test('a space that is closed says why', async ({ browser }) => {
  const { anna, table } = await alone(browser)
  await playInBrowsers([anna], async () => (await stateOf<Seen>(anna, table)).question?.prompt.key === 'feast-ask-turn')
  await anna.locator('[data-place="space-plunder"]').click()
  await expect(anna.getByRole('alert').or(anna.getByRole('status')).filter({ hasText: /\w/ }).first()).toBeVisible()
  await expect(anna.getByText(/longship|ship/i).first()).toBeVisible()
})

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['small phone', 360, 740],
  ['tablet', 820, 1180],
] as const) {
  test(`on a ${name} nothing overflows and the choice stays in sight`, async ({ browser }) => {
    const { anna, table } = await annaAt(browser, ['me', 'guest'], short(2), {
      viewport: { width, height },
      hasTouch: true,
    })
    await asked(anna).waitFor()
    await playQuietly([anna], table, ({ question }) => question?.prompt.key === 'feast-ask-turn')
    await anna.locator('[data-choice^="go "]').first().click()
    await expect(confirmButton(anna)).toBeEnabled()
    await expect(confirmButton(anna)).toBeInViewport()
    await expectNoSidewaysScroll(anna)
    if (name === 'phone') await expectNoViolations(anna)
  })
}

test('by day and by night the table has no barriers', async ({ browser }) => {
  const { anna, table } = await annaAt(browser, ['me', 'guest'], short(2), desk)
  await asked(anna).waitFor()
  await playQuietly([anna], table, ({ question }) => question?.prompt.key === 'feast-ask-turn')
  await anna.locator('[data-choice^="go "]').first().click()
  await expect(confirmButton(anna)).toBeEnabled()
  await expectNoSidewaysScroll(anna)
  await expectNoViolationsByDayAndNight(anna)
})

test('the guided first game on a phone opens what it speaks of', async ({ browser }) => {
  const anna = await person(browser, 'Anna', phone)
  await anna.goto('/learn/feast')
  const guide = anna.getByRole('complementary', { name: 'Your guide' })
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(anna.locator('[data-place="board-home"]')).toBeInViewport()
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(anna.locator('[data-place="actions"]')).toBeInViewport()
  await expect(anna.locator('[data-place="board-home"]')).toHaveCount(0)
})

test('the guided first game says what to do and follows what is done', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  const troubles = watchConsole(anna.context())
  await anna.goto('/learn/feast')
  await anna.waitForURL(/\/table\//)
  const guide = anna.getByRole('complementary', { name: 'Your guide' })
  await expect(guide).toContainText('six rounds')
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(guide).toContainText('home board')
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(guide).toContainText('action board')
  await guide.getByRole('button', { name: 'Next' }).click()
  await expect(guide).toContainText('Three Vikings are left')
  await anna.locator('[data-choice="go craft_linen"]').click()
  await confirmButton(anna).click()
  await expect(guide).not.toContainText('Three Vikings are left')
  expect(troubles).toEqual([])
})
