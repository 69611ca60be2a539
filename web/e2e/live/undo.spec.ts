// What undo promises and what it does agree, in every game: it goes back to the move it named, the position is the one
// that stood there, and exactly what it named is gone from the log.
import { expect, type Page } from '@playwright/test'
import { gameIds } from '../../src/games/ids'
import { full } from './moments'
import { annaAt, answer, asked, desk, stateOf, test } from './tables'

type Undo = 'nothing' | { free: { to: number } } | { by_consent: { to: number } }
type State = { seq: number; moves: number; view: unknown; undo: Undo }

/** So many times undo is tried in each game, after one more answer each time. */
const times = full ? 12 : 3
const bots = 1

async function viewAt(page: Page, table: string, move: number): Promise<unknown> {
  const answered = await page.request.get(`/api/tables/${table}/replay?move=${move}&viewer=p1`)
  return ((await answered.json()) as { view: unknown }).view
}

/** Takes the last step back. What others did meanwhile is named first: how many moves, or nothing where only own steps go. */
async function takeBack(page: Page, seq: number): Promise<number | undefined> {
  const named = page.locator('[data-lost]')
  const gone = page.locator(`[data-seq]:not([data-seq="${seq}"])`)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await named.or(gone).first().waitFor()
  if (!(await named.isVisible())) return undefined
  const lost = Number(await named.getAttribute('data-lost'))
  await page.locator('[data-undo-yes]').click()
  await gone.waitFor()
  return lost
}

for (const game of gameIds)
  test(`${game}: undo goes back to where it says, and loses what it names`, async ({ browser }) => {
    test.setTimeout(full ? 900_000 : 240_000)
    const { anna: page, table } = await annaAt(browser, ['me', 'guest'], { game }, desk)
    for (let time = 0; time < times; time++) {
      await answer(page)
      await asked(page).waitFor()
      const before = await stateOf<State>(page, table)
      if (typeof before.undo === 'string') throw new Error(`nothing to take back: ${before.undo}`)
      // Against bots alone nobody has to be asked.
      if (!('free' in before.undo)) throw new Error('undo against bots asks somebody')
      const { to } = before.undo.free
      const promised = await viewAt(page, table, to)
      const lost = await takeBack(page, before.seq)
      if (lost !== undefined) expect(lost, 'what was named').toBe(before.moves - to)
      expect(await viewAt(page, table, to), 'where it goes back to').toEqual(promised)
      const after = await stateOf<State>(page, table)
      // A bot that is asked at the same time may have answered again.
      expect(after.moves - to).toBeLessThanOrEqual(bots)
      if (after.moves === to) expect(after.view).toEqual(promised)
      await asked(page).waitFor()
      await answer(page)
      await asked(page).waitFor()
    }
  })
