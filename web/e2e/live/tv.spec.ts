// The board on a television, the hand on a phone: scanning sits down, the phone decides, the television shows it.
import { expect } from '@playwright/test'
import { Ear } from './sofaDriver'
import {
  confirmButton,
  expectNoSidewaysScroll,
  expectNoViolationsByDayAndNight,
  join,
  layOut,
  person,
  seqOf,
  test,
} from './tables'

test.setTimeout(180_000)

const tv = { viewport: { width: 1920, height: 1080 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

test('a phone scans the television, sits down, and decides with its hand', async ({ browser }) => {
  const television = await person(browser, 'Screen', tv)
  const anna = await person(browser, 'Anna', phone)
  const table = await layOut(anna, ['me', 'open'])
  const { table: card } = (await (await anna.request.get(`/api/tables/${table}`)).json()) as { table: { code: string } }
  const ear = new Ear(television, 'asgard')
  await television.goto(`/tv/${card.code}`)
  await expect(television.getByRole('heading', { name: 'Your phone is your hand' })).toBeVisible()
  const scanned = (await television.locator('[data-qr]').getAttribute('data-qr')) ?? ''
  expect(scanned).toContain(`/sit/${card.code}`)
  await expectNoViolationsByDayAndNight(television)
  await expectNoSidewaysScroll(television)

  const erik = await person(browser, 'Erik', phone)
  await erik.evaluate(() => localStorage.removeItem('longhall.introduced'))
  await erik.goto(new URL(scanned).pathname)
  // A stranger says who they are first.
  await erik.getByRole('dialog').getByLabel('Your name').fill('Erik')
  await erik.getByRole('button', { name: 'Continue' }).click()
  await expect(erik).toHaveURL(new RegExp(`/table/${table}\\?hand$`))
  await expect(erik.locator('[data-hand-first]')).toBeVisible()
  await expectNoSidewaysScroll(erik)
  await expectNoViolationsByDayAndNight(erik)

  // Anna's page is not open yet: her seat still waits for its phone.
  await expect(television.locator('[data-tv-code="large"]')).toBeVisible()
  await anna.goto(`/sit/${card.code}`)
  await expect(anna).toHaveURL(/\?hand$/)
  await expect(television.locator('[data-tv-code="small"]')).toBeVisible()

  const before = await seqOf(television)
  for (const each of [erik, anna]) {
    await each.locator('[data-hand-first] ol button').first().click()
    await confirmButton(each).and(each.locator(':enabled')).click()
    await expect.poll(async () => seqOf(each)).toBeGreaterThan(before)
  }
  await expect.poll(async () => seqOf(television)).toBeGreaterThan(before + 1)
  await expect(television.locator('[data-tv-seat]')).toHaveCount(2)
  await expectNoViolationsByDayAndNight(television)
  expect(ear.heard).toBeGreaterThan(2)
  expect(ear.wrong).toEqual([])
  // Nothing on a television can be pressed.
  const buttons = await television.evaluate(
    () =>
      [...document.querySelectorAll('main button, main a, main input')].filter((one) => !one.closest('[inert]')).length,
  )
  expect(buttons).toBe(0)
})

test('who sits at the table and opens its television sees no hand there', async ({ browser }) => {
  const anna = await person(browser, 'Anna', tv)
  const erik = await person(browser, 'Erik', phone)
  const table = await layOut(anna, ['me', 'open'])
  await join(erik, table)
  const { table: card } = (await (await anna.request.get(`/api/tables/${table}`)).json()) as { table: { code: string } }
  const ear = new Ear(anna, 'asgard')
  await anna.goto(`/tv/${card.code}`)
  await expect(anna.locator('[data-tv]')).toBeVisible()
  await expect(anna.locator('[data-seq]')).toHaveAttribute('data-seq', '0')
  await expect(anna.getByText('⟦')).toHaveCount(0)
  expect(ear.heard).toBeGreaterThan(0)
  expect(ear.wrong).toEqual([])
})

test('an invitation has a code to scan, and the phone offers its share sheet', async ({ browser }) => {
  const anna = await person(browser, 'Anna', phone)
  const table = await layOut(anna, ['me', 'open'])
  await anna.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: ShareData) => {
        document.title = `shared ${what.url ?? ''}`
        return Promise.resolve()
      },
    })
  })
  await anna.goto(`/table/${table}`)
  await expect(anna.locator('[data-qr]')).toBeVisible()
  await anna.getByRole('button', { name: 'Share' }).click()
  await expect(anna).toHaveTitle(new RegExp(`^shared .*/table/${table}$`))
  await expectNoSidewaysScroll(anna)
  await expectNoViolationsByDayAndNight(anna)
})
