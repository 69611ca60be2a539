// What undo promises and what it does agree, in every game: it goes back to the move it named, the position is the one
// that stood there, and exactly what it named is gone from the log.
import { expect, type Page } from '@playwright/test'
import { gameIds } from '../../src/games/ids'
import { full } from './moments'
import { answer, asked, layOut, person, sitAt, test } from './tables'

type Undo = 'nothing' | { free: { to: number } } | { by_consent: { to: number } }
type State = { seq: number; moves: number; view: unknown; undo: Undo }

/** So many times undo is tried in each game, after one more answer each time. */
const times = full ? 12 : 3

const stateOf = async (page: Page, table: string): Promise<State> =>
  (await (await page.request.get(`/api/tables/${table}`)).json()) as State

async function viewAt(page: Page, table: string, move: number): Promise<unknown> {
  const answered = await page.request.get(`/api/tables/${table}/replay?move=${move}&viewer=p1`)
  return ((await answered.json()) as { view: unknown }).view
}

/** Takes the last step back and says what was named as lost: a number where others have acted, else the own step. */
async function takeBack(page: Page): Promise<number> {
  const redo = page.getByRole('button', { name: 'Redo' })
  const named = page.locator('[data-lost]')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(named.or(redo).first()).toBeVisible()
  if (!(await named.isVisible())) return 1
  const lost = Number(await named.getAttribute('data-lost'))
  await page.locator('[data-undo-yes]').click()
  await expect(redo).toBeVisible()
  return lost
}

for (const game of gameIds)
  test(`${game}: undo goes back to where it says, and loses what it names`, async ({ browser }) => {
    test.setTimeout(full ? 900_000 : 240_000)
    const page = await person(browser, 'Ada', { viewport: { width: 1440, height: 900 } })
    const table = await layOut(page, ['me', 'guest'], { game })
    await sitAt(page, table)
    for (let time = 0; time < times; time++) {
      await answer(page)
      await asked(page).waitFor()
      const before = await stateOf(page, table)
      if (typeof before.undo === 'string') throw new Error(`nothing to take back: ${before.undo}`)
      // Against bots alone nobody has to be asked.
      if (!('free' in before.undo)) throw new Error('undo against bots asks somebody')
      const { to } = before.undo.free
      const promised = await viewAt(page, table, to)
      const lost = await takeBack(page)
      expect(lost, 'what was named').toBe(before.moves - to)
      const after = await stateOf(page, table)
      expect(after.moves, 'actions in force').toBe(to)
      expect(after.view).toEqual(promised)
      await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(after.seq))
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect.poll(async () => (await stateOf(page, table)).moves).toBeGreaterThan(to)
      await asked(page).waitFor()
    }
  })
