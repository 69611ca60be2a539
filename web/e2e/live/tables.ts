// What the tests of the table share: sitting down, and playing on until something holds. Everything waits on what the
// page shows, never on time.
import { expect, test as base, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'

export { expectNoSidewaysScroll, expectNoViolations, expectNoViolationsByDayAndNight } from '../laws'

export type Wish = 'me' | 'open' | 'guest'

const shapes = ['shield', 'axe', 'ship', 'raven', 'hammer'] as const

/** Everybody leaves when a test ends: open pages would go on watching their tables beside the tests that follow. */
export const test = base.extend<{ before: readonly BrowserContext[] }>({
  before: [
    async ({ browser }, use) => {
      const before = browser.contexts()
      await use(before)
      const came = browser.contexts().filter((context) => !before.includes(context))
      await Promise.all(came.map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** Windows that people have. */
export const desk = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

type Options = Parameters<Browser['newContext']>[0]
type Sitting = { anna: Page; table: string; troubles: string[] }

/** Anna at a table that has begun; the other seats are bots'. */
export async function annaAt(
  browser: Browser,
  seats: Wish[],
  more: Record<string, unknown> = {},
  options: Options = {},
): Promise<Sitting> {
  const anna = await person(browser, 'Anna', options)
  const troubles = watchConsole(anna.context())
  const table = await layOut(anna, seats, more)
  await sitAt(anna, table)
  return { anna, table, troubles }
}

/** Anna and Erik at a table that has begun, each in a browser of their own. */
export async function pairAt(
  browser: Browser,
  seats: Wish[],
  more: Record<string, unknown> = {},
  options: Options = {},
): Promise<Sitting & { erik: Page }> {
  const anna = await person(browser, 'Anna', options)
  const erik = await person(browser, 'Erik_', options)
  const troubles = watchConsole(anna.context())
  const table = await layOut(anna, seats, more)
  await join(erik, table)
  await start(anna, table)
  await Promise.all([sitAt(anna, table), sitAt(erik, table)])
  return { anna, erik, table, troubles }
}

/** A browser of its own for one person. */
export async function person(browser: Browser, name: string, options: Options = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await introduce(page, name)
  return page
}

async function introduce(page: Page, name: string): Promise<void> {
  const shape = shapes[name.length % shapes.length]
  // The first visit brings the cookie that stands for this person.
  await page.goto('/')
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0)
  const answer = await page.request.post('/api/me', { data: { name, shape }, headers: sameOrigin(page) })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function layOut(page: Page, seats: Wish[], more: Record<string, unknown> = {}): Promise<string> {
  const wish = (seat: Wish) => (seat === 'guest' ? { kind: 'bot', level: 'guest' } : { kind: seat })
  const answer = await page.request.post('/api/tables', {
    data: {
      game: 'asgard',
      name: 'Test evening',
      setup: { players: seats.length, options: {} },
      seats: seats.map(wish),
      access: 'invitation',
      clock: { kind: 'none' },
      lesson: false,
      ...more,
    },
    headers: sameOrigin(page),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: string }).id
}

export async function join(page: Page, table: string): Promise<void> {
  const answer = await page.request.post(`/api/tables/${table}/join`, {
    data: { seat: null },
    headers: sameOrigin(page),
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function start(page: Page, table: string): Promise<void> {
  const answer = await page.request.post(`/api/tables/${table}/start`, { data: null, headers: sameOrigin(page) })
  // A table without a free seat has begun by itself.
  expect([200, 409]).toContain(answer.status())
}

function sameOrigin(page: Page): Record<string, string> {
  return { origin: new URL(page.url()).origin }
}

export async function sitAt(page: Page, table: string): Promise<void> {
  await page.goto(`/table/${table}`)
  await page.locator('[data-seq]').waitFor()
}

export const asked = (page: Page) => page.locator('[data-asked="true"]')
export const ended = (page: Page) => page.locator('[data-ended]')
export const confirmButton = (page: Page) => page.locator('[data-confirm]')

export async function seqOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-seq]').getAttribute('data-seq'))
}

/** Answers one question with the first choice of the list, by keyboard. Who is asked is heard: nothing is tried twice. */
export async function answer(page: Page): Promise<void> {
  await asked(page).waitFor()
  const seq = await seqOf(page)
  await page.locator('body').press('1')
  await confirmFrom(page, seq)
}

/** Confirms what is chosen and waits until the table has gone on. */
export async function confirm(page: Page): Promise<void> {
  await confirmFrom(page, await seqOf(page))
}

/** Confirms what is chosen. Where it would lose something, that is said once, and confirmed. */
export async function confirmFrom(page: Page, seq: number): Promise<void> {
  const button = confirmButton(page).and(page.locator(':enabled'))
  await button.click()
  const warned = page.locator(`[data-seq="${seq}"] [data-objection]`)
  await page.locator(`[data-seq]:not([data-seq="${seq}"])`).or(ended(page)).or(warned).first().waitFor()
  if (await warned.isVisible()) await button.click()
  await movedOn(page, seq)
}

/** Answers by walking over the pieces with these keys; whoever plays so always sees where the keyboard stands. */
export async function answerByKeys(page: Page, ...keys: string[]): Promise<void> {
  await asked(page).waitFor()
  const seq = await seqOf(page)
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(confirmButton(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await movedOn(page, seq)
  await asked(page).waitFor()
  await expect(page.locator('[data-seq] :focus-visible')).toBeVisible()
}

/** The table has gone on from this entry of its log and has taken what was sent, or is over. */
export async function movedOn(page: Page, seq: number): Promise<void> {
  await page.locator(`[data-busy="false"]:not([data-seq="${seq}"])`).or(ended(page)).first().waitFor()
}

/** The first page whose reader is asked or whose game is over. */
export function whoeverIsAsked(pages: readonly Page[]): Promise<Page> {
  const waiting = pages.map(async (page) => {
    await asked(page).or(ended(page)).first().waitFor()
    return page
  })
  return Promise.race(waiting)
}

/** Whoever is asked answers, until `done` holds. */
export async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) {
    const page = await whoeverIsAsked(pages)
    if (await ended(page).isVisible()) return
    await answer(page)
  }
}

/** The table as the server tells it to who reads this page. */
export async function stateOf<State>(page: Page, table: string): Promise<State> {
  return (await (await page.request.get(`/api/tables/${table}`)).json()) as State
}

/** An action over the wire. Somebody else may have acted meanwhile: then it says no, and the next look knows better. */
export async function actByWire(page: Page, table: string, seq: number, action: string): Promise<boolean> {
  const answered = await page.request.post(`/api/tables/${table}/act`, {
    data: { seq, action },
    headers: sameOrigin(page),
  })
  expect([200, 409], `${action}: ${await answered.text()}`).toContain(answered.status())
  return answered.status() === 200
}

/** Goes through the steps of a lesson that say these words; the guide's note is handed back. */
export async function guideSays(page: Page, steps: readonly string[]): Promise<Locator> {
  const guide = page.getByRole('complementary', { name: 'Your guide' })
  const next = guide.getByRole('button', { name: 'Next' })
  // A mouse that stays where it clicked would point at what lies under the guide next; a finger does not.
  const byTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  for (const words of steps) {
    await expect(guide).toContainText(words)
    await (byTouch ? next.tap() : next.click())
  }
  return guide
}

/** Chooses a language at the table; `button` is the word for it in the present one. */
export async function switchLanguage(page: Page, button: string, language: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByText(language).click()
  await page.keyboard.press('Escape')
}

/** Whether a page shows the table as far as this entry of its log, or its end. */
async function hasSeen(page: Page, seq: number): Promise<boolean> {
  return page.evaluate((wanted) => {
    const table = document.querySelector<HTMLElement>('[data-seq]')
    return table ? Number(table.dataset['seq']) >= wanted : document.querySelector('[data-ended]') !== null
  }, seq)
}

/** The same over the wire while the browsers look on, until `done` holds of the view: a long game has many decisions. */
export async function playByWire<View>(
  pages: readonly Page[],
  table: string,
  done: (view: View) => boolean,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    const page = pages[turn % pages.length] as Page
    const state = await stateOf<{
      seq: number
      view: View
      choices: { action: string }[] | null
    }>(page, table)
    if (done(state.view)) {
      // A page that looked on draws every move; a busy machine is slow at it.
      for (const each of pages) await expect.poll(() => hasSeen(each, state.seq), { timeout: 120_000 }).toBe(true)
      return
    }
    const action = state.choices?.[0]?.action
    if (action === undefined) continue
    await actByWire(page, table, state.seq, action)
  }
}

/** So many decisions of the reader over the wire, each the middle one of those listed: not always the first and dullest. */
export async function playMoves(
  page: Page,
  table: string,
  count: number,
  /** Takes an action that begins so, wherever there is one. */ prefers?: string,
): Promise<void> {
  for (let made = 0; made < count;) {
    const state = await stateOf<{
      seq: number
      table: { status: string }
      choices: { action: string }[] | null
    }>(page, table)
    if (state.table.status !== 'running') break
    const choices = state.choices ?? []
    const preferred = choices.find(({ action }) => prefers !== undefined && action.startsWith(prefers))
    const action = (preferred ?? choices[Math.floor(choices.length / 2)])?.action
    if (action === undefined) continue
    if (await actByWire(page, table, state.seq, action)) made++
  }
  const { seq } = await stateOf<{ seq: number }>(page, table)
  await expect.poll(() => hasSeen(page, seq), { timeout: 120_000 }).toBe(true)
}

/** What goes wrong on the pages from here on: errors, and words that are missing. */
export function watchConsole(context: BrowserContext): string[] {
  const said: string[] = []
  context.on('weberror', (error) => said.push(error.error().message))
  context.on(
    'console',
    (message) => message.type() === 'error' && message.text().includes('no words') && said.push(message.text()),
  )
  return said
}
