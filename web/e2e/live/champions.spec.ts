// A table of Champions of Midgard as people use it, against the real server.
import { expect, type Locator, type Page } from '@playwright/test'
import {
  annaAt,
  answer,
  answerByKeys,
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
  test,
} from './tables'

// Whole games on a busy machine take their time; nothing here waits for a clock.
test.setTimeout(900_000)

const champions = { game: 'champions' }

const roundNow = (page: Page) => page.getByRole('group', { name: 'Game progress' })

test('two people and a bot play a whole game to the score sheet', async ({ browser }) => {
  const { anna, erik, table, troubles } = await pairAt(browser, ['me', 'open', 'guest'], champions)
  // The first and the last round are played in the browsers; between them they look on.
  const people = [anna, erik]
  await playUntil(people, async () => !(await roundNow(anna).getByText('Round 1 of 8').isVisible()))
  await playByWire<{ round: number }>(people, table, (view) => view.round === 8)
  await playUntil(people, () => ended(anna).isVisible())
  await Promise.all([ended(anna).waitFor(), ended(erik).waitFor()])
  await expect(anna.getByRole('heading', { level: 1 })).toContainText(/win/)
  const sheet = anna.getByRole('table')
  for (const line of ['Glory', 'Destinies', 'Enemy sets', 'Runes', 'Favor', 'Coins', 'Blame'])
    await expect(sheet).toContainText(line)
  expect(troubles).toEqual([])
})

/** What of the board answers a question, in the order in which it is looked for. */
const onBoard = (page: Page): [string, Locator][] => [
  ['die', page.getByRole('group', { name: 'The dice' }).locator('[data-choice^="reroll"]')],
  ['stand', page.locator('[data-choice="stand"]')],
  ['loss', page.locator('[data-choice^="lose "]')],
  [
    'crew',
    page.getByRole('group', { name: /^(sword|spear|axe)$/ }).getByRole('button', { name: /^More/, disabled: false }),
  ],
  ['food', page.getByRole('group', { name: 'Food' }).getByRole('button', { name: /^More/, disabled: false })],
  ['shore', page.locator('[data-place^="place-shore"][data-choice]')],
  ['fight', page.locator('[data-choice="work troll"], [data-choice^="work draugr"]')],
  ['ship', page.locator('[data-choice="work small-longship"], [data-choice="work large-longship"]')],
  ['place', page.locator('[data-choice^="work "]')],
  ['card', page.getByRole('group', { name: 'What you can choose' }).locator('[data-choice]')],
  // Nobody is left to be sent.
  ['settled', page.locator('[data-choice="done"]')],
]

test('the main decisions are answered on the board itself', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], champions, desk)
  const used = new Set<string>()
  const wanted = ['card', 'place', 'fight', 'ship', 'shore', 'crew', 'die']
  for (let turn = 0; !wanted.every((name) => used.has(name)); turn++) {
    await asked(anna).or(ended(anna)).first().waitFor()
    expect(await ended(anna).isVisible(), `only ${[...used].join(', ')} came up in a whole game`).toBe(false)
    // Workers go in turn for warriors, to a fight, and to a ship.
    const skipped = [['fight', 'ship'], ['ship'], ['fight']][turn % 3] ?? []
    for (const [name, pieces] of onBoard(anna)) {
      if (skipped.includes(name) || (await pieces.count()) === 0) continue
      await pieces.first().click()
      used.add(name)
      // Losses are tapped until there are enough; everything else is complete with one.
      for (let more = 1; name === 'loss' && more < (await pieces.count()); more++)
        if (await confirmButton(anna).isDisabled()) await pieces.nth(more).click()
      break
    }
    await confirm(anna)
  }
})

test('a crew is composed by steppers, and its chance is told before it is sent', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], champions, desk)
  const muster = anna.getByRole('region', { name: 'Send out your warriors' })
  await fightUntil(anna, muster.getByRole('button', { name: /^More/, disabled: false }).first())
  await expect(muster).toContainText('At home')
  await muster.getByRole('button', { name: /^More/, disabled: false }).first().click()
  await expect(muster.getByText(/^Chance to win: /).first()).toBeVisible()
  await muster
    .getByRole('button', { name: /^Fewer/, disabled: false })
    .first()
    .click()
  await expect(confirmButton(anna)).toHaveText(/no one/i)
  await muster.getByRole('button', { name: /^More/, disabled: false }).first().click()
  await confirm(anna)
})

/** Reserves fights and sends warriors to them, and lets the list decide the rest, until something is in sight. */
async function fightUntil(page: Page, inSight: Locator): Promise<void> {
  const fight = page.locator('[data-choice="work troll"], [data-choice^="work draugr"]')
  const crew = page.getByRole('button', { name: /^More: (sword|spear|axe)$/, disabled: false })
  for (;;) {
    await asked(page).waitFor()
    if (await inSight.isVisible()) return
    if (await fight.first().isVisible()) await fight.first().click()
    else if (await crew.first().isVisible()) await crew.first().click()
    else {
      await answer(page)
      continue
    }
    await confirm(page)
  }
}

test('a closed place says why', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], champions, desk)
  await asked(anna).waitFor()
  await anna.locator('[data-choice^="lead "]').first().click()
  await confirm(anna)
  await asked(anna).waitFor()
  await expect(anna.getByRole('heading', { name: /^Place a worker/ })).toBeVisible()
  await anna.getByRole('button', { name: /^Private longship/ }).click()
  await expect(anna.getByText('You have no private longship.')).toBeVisible()
  await expect(confirmButton(anna)).toBeDisabled()
})

test('places are walked and taken with the keyboard alone', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], champions, desk)
  // A leader, two workers: the focus goes on from decision to decision.
  await answerByKeys(anna, 'ArrowRight')
  await answerByKeys(anna, 'ArrowRight', 'ArrowDown', 'ArrowRight')
  await answerByKeys(anna, 'ArrowLeft')
})

for (const [name, width, height] of [
  ['small phone', 360, 740],
  ['phone', 390, 844],
  ['tablet', 768, 1024],
] as const) {
  test(`on a ${name} plates, stock and confirm stay in reach`, async ({ browser }) => {
    const { anna } = await annaAt(browser, ['me', 'guest', 'guest', 'guest'], champions, {
      viewport: { width, height },
      hasTouch: true,
      locale: 'uk',
    })
    await asked(anna).waitFor()
    await expectNoSidewaysScroll(anna)
    await anna.locator('[data-choice^="lead "]').first().click()
    await expect(confirmButton(anna)).toBeInViewport()
    await confirm(anna)
    await asked(anna).waitFor()
    // Why not is said beside the confirm button, not on the pieces, and goes with the next choice.
    const why = anna.locator('[data-preview]').getByText('У вас немає корабля вождя.')
    await anna.locator('[data-place="place-private-longship"]').click()
    await expect(why).toBeInViewport()
    const plate = anna.locator('[data-choice^="work "]').first()
    await plate.click()
    await expect(why).toBeHidden()
    await expect(anna.locator('[data-place="idle-0"]').first()).toBeInViewport()
    await expect(confirmButton(anna)).toBeEnabled()
    await expect(confirmButton(anna)).toBeInViewport()
    await expect(anna.locator('[data-place="food-0"]').first()).toBeInViewport()
    expect((await plate.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    await expectNoSidewaysScroll(anna)
    await expectNoViolations(anna)
  })
}

test('by day and by night the table has no barriers, in the town and in a fight', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest', 'guest', 'guest'], champions, desk)
  await asked(anna).waitFor()
  await expectNoViolationsByDayAndNight(anna)
  await answer(anna)
  await asked(anna).waitFor()
  await anna.locator('[data-choice^="work "]').first().click()
  await expect(confirmButton(anna)).toBeEnabled()
  await expectNoViolationsByDayAndNight(anna)
  await fightUntil(anna, anna.getByRole('region', { name: 'The fight' }))
  await expectNoViolationsByDayAndNight(anna)
  await expectNoSidewaysScroll(anna)
})

test('the lesson says what to do and holds back what does not fit', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { ...champions, lesson: true }, desk)
  const guide = await guideSays(anna, ['Welcome to the coast', 'At the top, in the mountains', 'These are your people'])
  await expect(guide).toContainText('reserve a fight')
  await anna.locator('[data-choice="work market"]').click()
  await confirmButton(anna).click()
  await expect(anna.getByText('Reserve a fight with this worker')).toBeVisible()
  await anna.locator('[data-choice="work draugr-2"]').click()
  await confirm(anna)
  await expect(guide).toContainText('One worker is left')
})
