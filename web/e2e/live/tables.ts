// What the tests of the table share: sitting down, and playing on until something holds. Everything waits on what the
// page shows, never on time.
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'

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

/** A browser of its own for one person. */
export async function person(
  browser: Browser,
  name: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
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

/** The table has gone on from this entry of its log, or is over. */
export async function movedOn(page: Page, seq: number): Promise<void> {
  await page.locator(`[data-seq]:not([data-seq="${seq}"])`).or(ended(page)).first().waitFor()
}

/** Whoever is asked answers, until `done` holds. */
export async function playUntil(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) {
    const somebody = pages.map((page) =>
      asked(page)
        .or(ended(page))
        .first()
        .waitFor()
        .then(() => page),
    )
    const page = await Promise.race(somebody)
    if (await ended(page).isVisible()) return
    await answer(page)
  }
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
    const state = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
      seq: number
      view: View
      choices: { action: string }[] | null
    }
    if (done(state.view)) {
      // A page that looked on draws every move; a busy machine is slow at it.
      for (const each of pages) await expect.poll(() => hasSeen(each, state.seq), { timeout: 120_000 }).toBe(true)
      return
    }
    const action = state.choices?.[0]?.action
    if (action === undefined) continue
    const data = { seq: state.seq, action }
    const answered = await page.request.post(`/api/tables/${table}/act`, { data, headers: sameOrigin(page) })
    // Somebody else may have acted meanwhile; then the next look knows better.
    expect([200, 409], await answered.text()).toContain(answered.status())
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
    const state = (await (await page.request.get(`/api/tables/${table}`)).json()) as {
      seq: number
      table: { status: string }
      choices: { action: string }[] | null
    }
    if (state.table.status !== 'running') break
    const choices = state.choices ?? []
    const preferred = choices.find(({ action }) => prefers !== undefined && action.startsWith(prefers))
    const action = (preferred ?? choices[Math.floor(choices.length / 2)])?.action
    if (action === undefined) continue
    const data = { seq: state.seq, action }
    const answered = await page.request.post(`/api/tables/${table}/act`, { data, headers: sameOrigin(page) })
    expect([200, 409], await answered.text()).toContain(answered.status())
    if (answered.status() === 200) made++
  }
  const { seq } = (await (await page.request.get(`/api/tables/${table}`)).json()) as { seq: number }
  await expect.poll(() => hasSeen(page, seq), { timeout: 120_000 }).toBe(true)
}

export async function watchConsole(context: BrowserContext): Promise<string[]> {
  const said: string[] = []
  context.on('weberror', (error) => said.push(error.error().message))
  context.on(
    'console',
    (message) => message.type() === 'error' && message.text().includes('no words') && said.push(message.text()),
  )
  return said
}
