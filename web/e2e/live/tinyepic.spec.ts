// A table of Tiny Epic Vikings as people use it, against the real server.
import { expect, type Page } from '@playwright/test'
import {
  actByWire,
  annaAt,
  answer,
  asked,
  confirm,
  confirmButton,
  desk,
  ended,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectNoViolationsByDayAndNight,
  guideSays,
  pairAt,
  playByWire,
  playUntil,
  seqOf,
  stateOf,
  switchLanguage,
  test,
} from './tables'

// Whole games on a busy machine take their time; nothing here waits for a clock.
test.setTimeout(900_000)

const game = { game: 'tinyepic' }

type State = {
  table: { status: string }
  choices: { action: string }[] | null
  view: {
    phase: string
    era: number
    eras: unknown[]
    now: Record<string, unknown> | string | null
    clans: { hand_cards: unknown }[]
  }
}

const lastEra = (view: State['view']) => view.era === view.eras.length

function taskOf({ view }: State): string {
  if (view.phase !== 'deeds') return view.phase
  if (view.now === null) return 'nothing'
  return typeof view.now === 'string' ? view.now : (Object.keys(view.now)[0] ?? '')
}

/** Does an action over the wire, as a quick way to the moment a test is about. */
async function act(page: Page, table: string, action: string): Promise<void> {
  const seq = await seqOf(page)
  await actByWire(page, table, seq, action)
  await expect.poll(async () => ((await ended(page).isVisible()) ? Infinity : seqOf(page))).toBeGreaterThan(seq)
}

/** Plays on until one of these questions is asked, choosing cards that lead there; says which it is. */
async function reach(page: Page, table: string, tasks: readonly string[]): Promise<string> {
  for (;;) {
    await asked(page).or(ended(page)).first().waitFor()
    const state = await stateOf<State>(page, table)
    if (state.table.status !== 'running') return 'over'
    const task = taskOf(state)
    if (tasks.includes(task)) return task
    const actions = (state.choices ?? []).map(({ action }) => action)
    // Leave what is not looked for; cards are played face up.
    const action = actions.find((each) => each === 'skip') ?? actions.find((each) => !each.startsWith('recall')) ?? ''
    await act(page, table, action)
  }
}

/** What is told over the chart is put away, so that the chart can be used. */
async function putAway(page: Page): Promise<void> {
  const stage = page.locator('[data-battle-close]')
  if (await stage.isVisible()) await stage.click()
  const turn = page.getByRole('region', { name: 'The enemy’s turn' })
  if (await turn.isVisible()) await turn.getByRole('button', { name: 'Close' }).click()
}

test('two people play a whole game in two browsers, and both see the same end', async ({ browser }) => {
  const { anna, erik, table, troubles } = await pairAt(browser, ['me', 'open'], game)
  await expect(anna.getByText('Neutral clan')).toBeVisible()

  // Nobody sees the hand of the other.
  await playUntil([anna, erik], async () => (await stateOf<State>(anna, table)).view.phase === 'draft')
  const seen = await stateOf<State>(erik, table)
  expect(seen.view.clans[0]?.hand_cards).toBeNull()
  expect(seen.view.clans[1]?.hand_cards).not.toBeNull()

  // The eras between are played over the wire, while both look on.
  await playByWire<State['view']>([anna, erik], table, lastEra)
  await playUntil([anna, erik], () => ended(anna).isVisible())
  await Promise.all([ended(anna).waitFor(), ended(erik).waitFor()])
  await expect(anna.getByRole('table')).toContainText('islands')
  expect(await erik.getByRole('table').innerText()).toBe(await anna.getByRole('table').innerText())
  await expectNoViolations(anna)
  expect(troubles).toEqual([])
})

test('a solo game is played to its end', async ({ browser }) => {
  const { anna, table, troubles } = await annaAt(browser, ['me'], game)
  await playByWire<State['view']>([anna], table, lastEra)
  await playUntil([anna], () => ended(anna).isVisible())
  await ended(anna).waitFor()
  await expectNoViolations(anna)
  expect(troubles).toEqual([])
})

test('the board itself is used: launching, drafting, playing, sailing, landing', async ({ browser }) => {
  const { anna, table } = await annaAt(browser, ['me', 'guest'], game, desk)
  await asked(anna).waitFor()
  const fjord = anna.locator('[data-target].fjord').first()
  await fjord.click()
  await expect(fjord).toHaveAttribute('aria-pressed', 'true')
  await confirm(anna)

  await asked(anna).waitFor()
  await anna.locator('[data-choice^="keep "]').first().click()
  await expect(anna.locator('[data-place="hand-chosen"]')).toBeVisible()
  await confirm(anna)
  await expect
    .poll(async () => (await stateOf<State>(anna, table)).view.phase === 'deeds' || (await asked(anna).isVisible()))
    .toBe(true)

  expect(await reach(anna, table, ['play_card'])).toBe('play_card')
  await putAway(anna)
  const card = anna.locator('[data-choice^="play "]').first()
  await card.click()
  await expect(confirmButton(anna)).toContainText('Play')
  // The key turns the chosen card face down and up again.
  await anna.locator('body').press('f')
  await expect(confirmButton(anna)).toContainText('Fight')
  await anna.locator('body').press('f')
  await expect(confirmButton(anna)).toContainText('Play')
  await confirm(anna)

  const task = await reach(anna, table, ['sail'])
  expect(task).toBe('sail')
  await putAway(anna)
  const boat = anna.locator('.source[data-choice^="sail b"]')
  if ((await boat.count()) > 0) await boat.first().click()
  const dock = anna.locator('[data-target].dock').first()
  await dock.hover()
  await dock.click()
  await expect(dock).toHaveAttribute('aria-pressed', 'true')
  await confirm(anna)
  expect(taskOf(await stateOf<State>(anna, table))).toBe('land')
  await anna.getByRole('button', { name: 'Stay and land no one' }).click()
  await confirm(anna)
})

test('a battle of the log is told once more', async ({ browser }) => {
  const { anna, table } = await annaAt(browser, ['me', 'guest'], game, desk)
  const stage = anna.getByRole('region', { name: 'Battle' })
  const close = anna.locator('[data-battle-close]')
  while (!(await close.isVisible())) {
    await asked(anna).or(close).first().waitFor()
    if (await close.isVisible()) break
    const actions = ((await stateOf<State>(anna, table)).choices ?? []).map(({ action }) => action)
    await act(anna, table, actions.find((each) => each.startsWith('fight')) ?? actions[0] ?? '')
  }
  await close.click()
  await expect(stage).toBeHidden()
  const fought = anna.getByRole('listitem').filter({ hasText: /battle/i })
  await fought.getByRole('button', { name: 'Show again' }).first().click()
  await expect(stage).toContainText('At stake')
  // The key puts it away as the button does.
  await anna.locator('body').press('n')
  await expect(stage).toBeHidden()
})

test('a place out of reach is answered with the rule', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], game, desk)
  await asked(anna).waitFor()
  const seq = await seqOf(anna)
  await anna.locator('[data-attempt="launch whale"]').click()
  await expect(anna.getByText('A starting boat goes in a fjord at the edge of the map.')).toBeVisible()
  expect(await seqOf(anna)).toBe(seq)
})

test('the table is played with the keyboard alone', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], game)
  await asked(anna).waitFor()
  const seq = await seqOf(anna)
  await anna.keyboard.press('ArrowDown')
  await anna.keyboard.press('ArrowRight')
  await anna.keyboard.press('Enter')
  await expect(confirmButton(anna)).toBeEnabled()
  await anna.keyboard.press('Enter')
  await expect.poll(() => seqOf(anna)).toBeGreaterThan(seq)
})

test('three languages, switched at the table', async ({ browser }) => {
  const { anna, troubles } = await annaAt(browser, ['me', 'guest', 'guest'], game)
  await answer(anna)
  await switchLanguage(anna, 'Language', 'Українська')
  await expect(anna.getByRole('heading', { name: 'Карти прихильності' })).toBeVisible()
  await switchLanguage(anna, 'Мова', 'Русский')
  await expect(anna.getByRole('heading', { name: 'Карты благосклонности' })).toBeVisible()
  await expect(anna.getByText('⟦')).toHaveCount(0)
  expect(troubles).toEqual([])
})

for (const [name, width, height] of [
  ['small phone', 360, 740],
  ['phone', 390, 844],
  ['tablet', 768, 1024],
] as const) {
  test(`on a ${name} chart, hand and confirm stay in sight`, async ({ browser }) => {
    const { anna, table } = await annaAt(browser, ['me', 'guest', 'guest', 'guest'], game, {
      viewport: { width, height },
      hasTouch: true,
    })
    await answer(anna)
    await asked(anna).waitFor()
    await anna.locator('[data-choice^="keep "]').first().click()
    await expect(confirmButton(anna)).toBeEnabled()
    for (const part of [
      confirmButton(anna),
      anna.locator('[data-place="hand-chosen"]'),
      anna.locator('[data-place="island-midey"]'),
    ])
      await expect(part).toBeInViewport()
    await expectNoSidewaysScroll(anna)
    await expectNoViolations(anna)
    await confirmButton(anna).click()
    await reach(anna, table, ['play_card'])
    await putAway(anna)
    await anna.locator('[data-choice^="play "]').first().click()
    await expect(confirmButton(anna)).toBeInViewport()
    // The chart can be drawn large enough for fingers.
    await anna.getByRole('button', { name: 'Zoom in' }).click()
    await expect(anna.getByRole('button', { name: 'Zoom out' })).toBeVisible()
    await expectNoSidewaysScroll(anna)
    await anna.getByRole('button', { name: 'Clans' }).click()
    await expect(anna.getByRole('dialog')).toContainText('Favor cards')
  })
}

test('by day and by night the table has no barriers', async ({ browser }) => {
  const { anna, table } = await annaAt(browser, ['me', 'guest'], game, desk)
  await reach(anna, table, ['play_card'])
  await putAway(anna)
  await anna.locator('[data-choice^="play "]').first().click()
  await expect(confirmButton(anna)).toBeEnabled()
  await expectNoViolationsByDayAndNight(anna)
  await reach(anna, table, ['sail', 'harvest', 'explore'])
  await putAway(anna)
  await expectNoViolationsByDayAndNight(anna)
})

test('the lesson says what to do and holds back what does not fit', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { ...game, lesson: true })
  const guide = await guideSays(anna, ['Welcome to the Runic Isles', 'Every island has a rune', 'Each plate shows'])
  await expect(guide).toContainText('Leif sails three fjords')
  await anna.locator('[data-choice="fight vigdis"]').click()
  // What is at stake stands there before the card is sent: chance, steel and what a defeat costs.
  const stakes = anna.getByRole('status').filter({ hasText: 'Chance to win against' })
  await expect(stakes).toContainText('You must pay 1 steel')
  await expect(stakes).toContainText(/\d+\s%/)
  await confirmButton(anna).click()
  await expect(anna.getByText('First play Leif face up')).toBeVisible()
  await anna.locator('[data-choice="play leif"]').click()
  await confirmButton(anna).click()
  await expect(guide).toContainText('Sail: click a ringed place')
})
