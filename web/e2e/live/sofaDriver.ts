// Several people at one device, driven as they would use it: the curtain is opened by holding or by two presses, choices
// are made on the page. Beside that it listens to every frame of the socket.
import { expect, type Page } from '@playwright/test'
import { asked, confirmFrom, ended, seqOf } from './tables'

type Shown = { table: { yours: number | null; status: string }; view: unknown }
type Frame = { type: string; state?: Shown; viewer?: string }

/** Whether a view holds something of a hand; each game keeps it elsewhere. */
export const holdsHand: Record<string, (view: never) => boolean> = {
  asgard: (view: { hand: unknown[]; chosen: unknown }) => view.hand.length > 0 || view.chosen !== null,
  champions: (view: { assignment: unknown; drawn: unknown[]; players: { destinies: unknown[] }[] }) =>
    view.assignment !== null || view.drawn.length > 0,
  gonewild: (view: { players: { hand: unknown }[] }) => view.players.some(({ hand }) => hand !== null),
  tinyepic: (view: { clans: { hand_cards: unknown }[] }) => view.clans.some(({ hand_cards }) => hand_cards !== null),
  feast: (view: { hand: unknown[] }) => view.hand.length > 0,
}

/** What comes over the socket, and whose view it was asked for. */
export class Ear {
  /** Frames that held another view than the one last asked for, once its answer had come. */
  readonly wrong: string[] = []
  heard = 0
  #asked: string | undefined
  #answered = false

  constructor(page: Page, game: string) {
    const hidden = holdsHand[game] as (view: unknown) => boolean
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { type, viewer } = JSON.parse(String(payload)) as Frame
        if (type === 'watch') {
          this.#asked = viewer
          this.#answered = false
        }
      })
      socket.on('framereceived', ({ payload }) => {
        const { type, state } = JSON.parse(String(payload)) as Frame
        if (!state) return
        this.heard++
        const whose = state.table.yours === null ? 'public' : `p${state.table.yours + 1}`
        if (type === 'table' && whose === (this.#asked ?? whose)) this.#answered = true
        if (!this.#answered || state.table.status !== 'running') return
        if (whose !== (this.#asked ?? whose)) this.wrong.push(`${whose} instead of ${this.#asked}`)
        if (whose === 'public' && state.view !== null && hidden(state.view)) this.wrong.push('a hand for all to see')
      })
    })
  }
}

export const curtain = (page: Page) => page.locator('[data-curtain]')

/** While the curtain is down nothing of the table is on the page but the curtain itself. */
export async function expectNothingHidden(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    if (!document.querySelector('[data-curtain]')) return []
    const main = document.querySelector('main')
    const others = [...(main?.children ?? [])].filter((child) => !child.matches('[data-curtain]'))
    return others.map((child) => child.outerHTML.slice(0, 200))
  })
  expect(left).toEqual([])
}

/** Opens the curtain as a switch would: by two separate presses. */
export async function openByPresses(page: Page): Promise<void> {
  const ring = page.locator('[data-hold]')
  await ring.dispatchEvent('click', { detail: 0 })
  await expect(page.getByText('Press once more to open')).toBeVisible()
  // The two presses must not be one nervous finger: the page itself asks for a moment between them.
  await expect
    .poll(async () => {
      if (await curtain(page).isVisible()) await ring.dispatchEvent('click', { detail: 0 }).catch(() => {})
      return page.locator('[data-door="open"]').isVisible()
    })
    .toBe(true)
}

/** Whoever is to move opens the curtain where there is one and takes one of the first choices, until the game is over. */
export async function playAtSofa(
  page: Page,
  table: string,
  options: { byPage: number; done?: () => Promise<boolean> },
): Promise<{ curtains: number; moves: number }> {
  let [curtains, moves] = [0, 0]
  for (;;) {
    await curtain(page).or(asked(page)).or(ended(page)).first().waitFor()
    if ((await ended(page).isVisible()) || (await options.done?.())) return { curtains, moves }
    if (await curtain(page).isVisible()) {
      await expectNothingHidden(page)
      curtains++
      await openByPresses(page)
      continue
    }
    const seat = Number(await page.locator('[data-door="open"]').getAttribute('data-seat'))
    const seq = await seqOf(page)
    moves++
    if (moves <= options.byPage && (await takeOnPage(page, seq, moves))) continue
    await takeByWire(page, table, seat, moves)
    await curtain(page)
      .or(ended(page))
      .or(page.locator(`[data-seq]:not([data-seq="${seq}"])`))
      .first()
      .waitFor()
  }
}

async function takeOnPage(page: Page, seq: number, move: number): Promise<boolean> {
  await page.locator('body').press(String((move % 3) + 1))
  if (!(await page.locator('[data-confirm]').isEnabled())) await page.locator('body').press('1')
  if (!(await page.locator('[data-confirm]').isEnabled())) return false
  await confirmAndPass(page, seq)
  return true
}

async function confirmAndPass(page: Page, seq: number): Promise<void> {
  const button = page.locator('[data-confirm]:enabled')
  await button.click()
  const warned = page.locator(`[data-seq="${seq}"] [data-objection]`)
  const gone = curtain(page)
    .or(ended(page))
    .or(page.locator(`[data-seq]:not([data-seq="${seq}"])`))
  await gone.or(warned).first().waitFor()
  if (await warned.isVisible()) {
    await button.click()
    await gone.first().waitFor()
  }
}

/** What the board composes is asked of the bot, and everything else is any listed choice. */
async function takeByWire(page: Page, table: string, seat: number, move: number): Promise<void> {
  const named = `?seat=p${seat + 1}`
  const headers = { origin: new URL(page.url()).origin }
  const state = (await (await page.request.get(`/api/tables/${table}${named}`)).json()) as {
    seq: number
    choices: { action: string }[] | null
  }
  const listed = state.choices ?? []
  const hint = async () =>
    (
      (await (await page.request.post(`/api/tables/${table}/hint${named}`, { headers })).json()) as {
        choices: { action: string }[]
      }
    ).choices
  const choices = listed.length > 0 ? listed : await hint()
  const action = choices[(move * 7) % choices.length]?.action
  if (action === undefined) return
  const answer = await page.request.post(`/api/tables/${table}/act${named}`, {
    data: { seq: state.seq, action },
    headers,
  })
  expect([200, 409], await answer.text()).toContain(answer.status())
}

export { confirmFrom }
