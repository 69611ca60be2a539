// Several people at one device: named at the start, a curtain between their hands, undo, blur and reload, and whoever
// plays from far away. e2e/long/sofa.spec.ts plays whole games of all five.
import { expect } from '@playwright/test'
import { curtain, Ear, expectNothingHidden, openByPresses, playAtSofa } from './sofaDriver'
import {
  asked,
  ended,
  expectNoSidewaysScroll,
  expectNoViolationsByDayAndNight,
  join,
  layOut,
  person,
  seqOf,
  test,
} from './tables'

test.setTimeout(180_000)

const tablet = { viewport: { width: 1024, height: 768 } }

const olena = { kind: 'guest', name: 'Olena' }

test('two people at one device play a whole game, and no hand is on the page or the wire while the curtain is down', async ({
  browser,
}) => {
  const oksana = await person(browser, 'Oksana', tablet)
  const ear = new Ear(oksana, 'asgard')
  const table = await layOut(oksana, [], { setup: { players: 2, options: {} }, seats: [{ kind: 'me' }, olena] })
  await oksana.goto(`/table/${table}`)
  const { curtains, moves } = await playAtSofa(oksana, table, { byPage: Infinity })
  await expect(ended(oksana)).toBeVisible()
  expect(moves).toBeGreaterThan(30)
  expect(curtains).toBeGreaterThan(10)
  // After the contest of a round all hands are empty: the awakening is passed on without a curtain.
  expect(curtains).toBeLessThan(moves)
  expect(ear.heard).toBeGreaterThan(moves)
  expect(ear.wrong).toEqual([])
})

test('people are named in New table, and the curtain is opened by holding, by keys and by two presses', async ({
  page,
}) => {
  await page.setViewportSize(tablet.viewport)
  await page.goto('/new?game=asgard')
  await page.getByRole('group', { name: 'Players' }).getByText('2').click()
  await page.getByRole('group', { name: 'Seat 2' }).getByText('At this device').click()
  await page.getByLabel('Name in seat 2').fill('Olena')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('dialog').getByLabel('Your name').fill('Oksana')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Pass to Oksana' })).toBeVisible()
  await expectNothingHidden(page)
  const ring = page.locator('[data-hold]')

  // A short touch opens nothing.
  const box = await ring.boundingBox()
  if (!box) throw new Error('the ring is on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(curtain(page)).toBeVisible()
  await page.mouse.down()
  await expect(page.locator('[data-door="open"]')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Oksana plays')).toBeVisible()

  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(curtain(page)).toBeVisible()
  await expectNothingHidden(page)
  await ring.focus()
  await page.keyboard.down('Enter')
  await expect(page.locator('[data-door="open"]')).toBeVisible()
  await page.keyboard.up('Enter')

  // Reload and blur bring the curtain back.
  await page.reload()
  await expect(curtain(page)).toBeVisible()
  await openByPresses(page)
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expect(curtain(page)).toBeVisible()
  await expectNothingHidden(page)
  await expect(page).toHaveTitle(/^Pass to Oksana/)
})

test('a step is taken back across the curtain, and what happened is read there', async ({ browser }) => {
  const oksana = await person(browser, 'Oksana', tablet)
  const table = await layOut(oksana, [], { setup: { players: 2, options: {} }, seats: [{ kind: 'me' }, olena] })
  await oksana.goto(`/table/${table}`)
  await playAtSofa(oksana, table, {
    byPage: Infinity,
    done: async () => {
      if (!(await curtain(oksana).isVisible())) return false
      return (await oksana.locator('.note li').count()) > 1
    },
  })
  await expect(oksana.getByText('everyone may read this')).toBeVisible()
  const next = Number(await curtain(oksana).getAttribute('data-curtain'))
  // Whoever has just moved takes the device back and undoes.
  await oksana.getByRole('button', { name: `Pass to ${next === 0 ? 'Olena' : 'Oksana'}` }).click()
  await openByPresses(oksana)
  const seq = await seqOf(oksana)
  await oksana.keyboard.press('u')
  const sure = oksana.getByRole('dialog').getByRole('button', { name: /Take/ }).first()
  await expect
    .poll(async () => {
      if (await sure.isVisible()) await sure.click()
      return (await seqOf(oksana)) > seq
    })
    .toBe(true)
  await expect(asked(oksana)).toBeVisible()
})

test('somebody is added in the waiting room, and plays beside a far player on a phone', async ({ browser }) => {
  const oksana = await person(browser, 'Oksana', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const torvald = await person(browser, 'Torvald', tablet)
  const table = await layOut(oksana, ['me', 'open', 'open'])
  await oksana.goto(`/table/${table}`)
  await oksana.getByLabel('Somebody else at this device').fill('Oksana')
  await oksana.getByRole('button', { name: 'Add' }).click()
  await expect(oksana.getByText('already has a name like that')).toBeVisible()
  await oksana.getByLabel('Somebody else at this device').fill('Olena')
  await oksana.getByRole('button', { name: 'Add' }).click()
  await expect(oksana.getByText('at this device', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(oksana)
  await join(torvald, table)
  await expect(curtain(oksana)).toBeVisible()
  await expectNoSidewaysScroll(oksana)
  await expectNoViolationsByDayAndNight(oksana)
  await openByPresses(oksana)
  await expectNoSidewaysScroll(oksana)
  await expectNoViolationsByDayAndNight(oksana)
  await torvald.goto(`/table/${table}`)
  await expect(torvald.getByRole('img', { name: 'Olena' }).first()).toBeVisible()
  await expect(curtain(torvald)).toHaveCount(0)
})
