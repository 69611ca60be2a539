// A table of Vikings Gone Wild as people use it, against the real server.
import { expect, type Page } from '@playwright/test'
import {
  annaAt,
  answerByKeys,
  asked,
  confirm,
  confirmButton,
  confirmFrom,
  desk,
  ended,
  expectNoViolations,
  expectNoViolationsByDayAndNight,
  guideSays,
  movedOn,
  pairAt,
  seqOf,
  switchLanguage,
  test,
  whoeverIsAsked,
} from './tables'

// Whole games on a busy machine take their time; nothing here waits for a clock.
test.setTimeout(600_000)

const gonewild = { game: 'gonewild' }

const log = (page: Page) => page.getByRole('log', { name: 'Log' })
/** A piece on the table, by the place events know. */
const at = (page: Page, place: string) => page.locator(`[data-place="${place}"]`)
/** Everything that can be chosen, by how its notation begins. */
const choice = (page: Page, beginning: string) => page.locator(`[data-choice^="${beginning}"]`)

/** Answers with a piece of the board, the first of these that is there; else with the first choice of the list. */
async function act(page: Page, wishes: readonly string[]): Promise<void> {
  const seq = await seqOf(page)
  const wish = await page.evaluate(
    (beginnings) =>
      beginnings
        .map((words) => document.querySelector<HTMLElement>(`[data-choice^="${words}"]`)?.dataset['choice'])
        .find((found) => found !== undefined),
    wishes,
  )
  if (wish !== undefined) await page.locator(`[data-choice="${wish}"]`).first().click()
  else if (await page.getByRole('button', { name: 'End turn' }).isVisible()) await page.keyboard.press('e')
  else if (await confirmButton(page).isDisabled()) await page.keyboard.press('1')
  // Sending a fighter needs no confirming; everything else does.
  if (wish?.startsWith('send ')) await movedOn(page, seq)
  else await confirmFrom(page, seq)
}

/** What the lesson says before the first move. */
const welcome = ['Welcome, chieftain', 'Points are tracked here', 'you draw five cards']

const busy = ['claim', 'send', 'attack p', 'build', 'buy']
const brisk = ['claim']

test('two people and a bot play a whole game on the board', async ({ browser }) => {
  const { anna, erik, troubles } = await pairAt(browser, ['me', 'open', 'guest'], gonewild, desk)
  const people = [anna, erik]
  for (;;) {
    const page = await whoeverIsAsked(people)
    if (await ended(page).isVisible()) break
    const round = Number(/\d+/.exec(await page.getByRole('group', { name: 'Game progress' }).innerText())?.[0])
    await act(page, round <= 2 ? busy : brisk)
  }
  await Promise.all(people.map((page) => ended(page).waitFor()))
  await expect(anna.getByRole('heading', { level: 1 })).toContainText(/win/)
  await expect(anna.getByRole('table')).toContainText('Achievements')
  expect(troubles).toEqual([])
})

test('the lesson: attack, buy, pay, claim and build with the pieces themselves', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { ...gonewild, lesson: true }, desk)
  const guide = await guideSays(anna, welcome)
  await expect(guide).toContainText('Fighters attack')

  await at(anna, 'pile-cannon').click()
  await confirmButton(anna).click()
  await expect(anna.getByText('First attack: choose the ringed Gold Factory')).toBeVisible()
  await at(anna, 'place-1-gold_factory1').click()
  await confirm(anna)
  await expect(guide).toContainText('each click adds a card')
  const seq = await seqOf(anna)
  await choice(anna, 'send viking_warrior').first().click()
  await movedOn(anna, seq)
  await expect(at(anna, 'striker-0')).toBeVisible()
  await confirm(anna)
  await expect(log(anna)).toContainText(/You attack \S+ Gold Factory/)
  await expect(guide).toContainText('A hit.')
  await guide.getByRole('button', { name: 'Next' }).click()

  // A Cannon costs two gold: automatic payment is proposed, and the token is paid instead.
  await at(anna, 'pile-cannon').click()
  await confirm(anna)
  await expect(confirmButton(anna)).toHaveText('Pay automatically')
  const before = await seqOf(anna)
  await choice(anna, 'token gold_factory1').click()
  await movedOn(anna, before)
  await expect(at(anna, 'place-0-gold_factory1')).toHaveAccessibleName(/0 gold/)
  if ((await anna.locator('[data-choice="pay auto"], [data-choice^="pay gold"]').count()) > 0) await confirm(anna)
  await expect(log(anna)).toContainText('You buy Cannon for 2 gold')
  await expect(guide).toContainText('Claim it')
  await choice(anna, 'claim shield').click()
  await confirm(anna)
  await expect(log(anna)).toContainText('You complete the mission Shield')
  await at(anna, 'pile-beer_container').click()
  await confirm(anna)
  await expect(at(anna, 'place-0-beer_container1')).toHaveAccessibleName(/under construction/)
  await expect(guide).toContainText('Scaffolding')
})

test('an attack that cannot be won says so before it is declared', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { ...gonewild, lesson: true }, desk)
  await asked(anna).waitFor()
  await anna.getByRole('button', { name: 'Hide the guide' }).click()
  await at(anna, 'place-1-hall').click()
  await confirm(anna)
  const seq = await seqOf(anna)
  await choice(anna, 'send viking_warrior').first().click()
  await movedOn(anna, seq)
  await expect(at(anna, 'attack')).toContainText('<')
  await expect(confirmButton(anna)).toContainText('Declare the attack though it fails: strength 1 against defense 4')
})

test('on a small phone the guide leaves free what it points at', async ({ browser }) => {
  const { anna } = await annaAt(
    browser,
    ['me', 'guest'],
    { ...gonewild, lesson: true },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  )
  const guide = await guideSays(anna, welcome)
  await expect(guide).toContainText('Gold Factory has only 1')
  await anna.getByRole('button', { name: 'Villages' }).tap()
  await choice(anna, 'attack p2 gold_factory1').tap()
  await confirm(anna)
})

test('what cannot be done is answered with the reason', async ({ browser }) => {
  // A lesson with a set-up of its own begins with the first move: a hand of five Beers.
  const setup = { players: 2, options: { achievements: 'random' } }
  const { anna } = await annaAt(browser, ['me', 'guest'], { ...gonewild, lesson: true, setup }, desk)
  await asked(anna).waitFor()
  await at(anna, 'pile-tavern').click()
  await expect(anna.getByText('You don’t have enough beer or gold')).toBeVisible()
  await at(anna, 'place-1-hall').click()
  await expect(anna.getByText('You have no Fighter or Hero to send')).toBeVisible()
  await at(anna, 'place-0-hall').click()
  await expect(confirmButton(anna)).toBeDisabled()
})

test('the table is played with the keyboard alone', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest'], { ...gonewild, lesson: true }, desk)
  await asked(anna).waitFor()
  await anna.getByRole('button', { name: 'Hide the guide' }).click()
  await answerByKeys(anna, 'ArrowDown', 'ArrowRight')
})

test('all that is open of a player is one click away', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest', 'guest'], gonewild, desk)
  await asked(anna).waitFor()
  await at(anna, 'village-1').click()
  const sheet = anna.getByRole('dialog')
  // Who begins has bought a card by now.
  await expect(sheet).toContainText(/All cards \(1[01]\)/)
  await expect(sheet).toContainText(/[67]×Beer/)
  await expect(sheet).toContainText('which of them are in hand is hidden')
  await expectNoViolations(anna)
  await anna.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('three languages, switched at the table', async ({ browser }) => {
  const { anna, troubles } = await annaAt(browser, ['me', 'guest'], gonewild, desk)
  await switchLanguage(anna, 'Language', 'Українська')
  await expect(anna.getByRole('heading', { name: 'Шлях Одіна' })).toBeVisible()
  await switchLanguage(anna, 'Мова', 'Русский')
  await expect(anna.getByRole('heading', { name: 'Путь Одина' })).toBeVisible()
  expect(troubles).toEqual([])
})

for (const [name, width, height] of [
  ['phone', 360, 740],
  ['tablet', 768, 1024],
] as const) {
  test(`on a ${name} market, hand and confirm stay in sight`, async ({ browser }) => {
    const { anna } = await annaAt(
      browser,
      ['me', 'guest', 'guest', 'guest'],
      { ...gonewild, lesson: true },
      { viewport: { width, height }, hasTouch: true },
    )
    await asked(anna).waitFor()
    await anna.getByRole('button', { name: 'Hide the guide' }).tap()
    await anna.getByRole('button', { name: 'Market' }).tap()
    await choice(anna, 'buy').or(choice(anna, 'build')).first().tap()
    await expect(confirmButton(anna)).toBeEnabled()
    for (const part of [confirmButton(anna), at(anna, 'hand-0'), at(anna, 'track'), at(anna, 'pile-elf_archer')])
      await expect(part).toBeInViewport()
    for (const button of await anna.locator('.frame button:visible').all()) {
      const box = await button.boundingBox()
      // Underlined words inside sentences explain themselves; they are no targets of their own.
      if (box && !(await button.evaluate((node) => node.classList.contains('asked'))))
        expect(Math.max(box.height, box.width), await button.innerText()).toBeGreaterThanOrEqual(40)
    }
    const wide = await anna.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await expectNoViolations(anna)
    await anna.getByRole('button', { name: 'Odin’s Path' }).tap()
    await expect(at(anna, 'dragon')).toBeVisible()
    await expectNoViolations(anna)
  })
}

test('by day and by night the table has no barriers', async ({ browser }) => {
  const { anna } = await annaAt(browser, ['me', 'guest', 'guest', 'guest'], gonewild, desk)
  await asked(anna).waitFor()
  await choice(anna, 'build').or(choice(anna, 'buy')).or(choice(anna, 'end')).first().click()
  await expect(confirmButton(anna)).toBeEnabled()
  const over = await anna.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
  expect(over).toBeLessThanOrEqual(0)
  await expectNoViolationsByDayAndNight(anna)
})
