// Others' turns are played back in step with the board: at no moment does a table show what has not been told yet.
import { expect, type Page } from '@playwright/test'
import { gameIds } from '../../src/games/ids'
import { full } from './moments'
import { annaAt, answer, asked, desk, ended, layOut, person, sitAt, stateOf, test } from './tables'

// Bots take their turns between two answers; nothing here waits for a clock.
test.setTimeout(full ? 1_800_000 : 600_000)

/** So many own answers are given in each game. */
const answers = full ? 24 : 6

type Sample = { told: string; points: Record<string, string>; lines: number }
type Position = { told: number; scores: { totals: number[] } }
type Frame = { scores: { totals: number[] }; batch: { events: { text: unknown }[] } | null; steps?: Position[] }

/** A person whose page tells at full speed and writes down everything it shows. */
async function listener(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('longhall.settings', JSON.stringify({ telling: 'fast', summaries: 'off' }))
    const samples: Sample[] = []
    Object.assign(window, { samples })
    const look = () => {
      const told = document.querySelector<HTMLElement>('[data-told]')?.dataset['told']
      if (told === undefined) return
      const points: Record<string, string> = {}
      for (const seat of [0, 1, 2, 3]) {
        const shown = document.querySelector(`[data-place="points-${seat}"], [data-place="score-${seat}"]`)
        // A number below zero has a true minus sign.
        const number = /-?\d+/.exec((shown?.textContent ?? '').replace('−', '-'))?.[0]
        if (number !== undefined) points[seat] = number
      }
      samples.push({ told, points, lines: document.querySelectorAll('[data-entry]').length })
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
}

/** Everything the page has shown so far. */
const samplesOf = (page: Page) => page.evaluate(() => (window as unknown as { samples: Sample[] }).samples)

/** What a page has shown before it was told, and what it has told out of order. */
async function untold(page: Page, table: string, samples: readonly Sample[]): Promise<string[]> {
  const frames = new Map<number, Frame>()
  const frameOf = async (move: number) => {
    const known = frames.get(move)
    if (known) return known
    const answered = await page.request.get(`/api/tables/${table}/replay?move=${move}&viewer=p1&steps=1`)
    const frame = (await answered.json()) as Frame
    frames.set(move, frame)
    return frame
  }
  const faults = new Set<string>()
  let last = 0
  for (const { told, points } of samples) {
    const [entries = 0, events = 0] = told.split('.').map(Number)
    if (entries < last) faults.add(`${told} after ${last}`)
    last = entries
    // Nothing is taken back here: an entry of the log is a move.
    const before = await frameOf(entries)
    const during = events > 0 ? (await frameOf(entries + 1)).steps?.findLast((step) => step.told <= events) : undefined
    const { totals } = (during ?? before).scores
    for (const [seat, shown] of Object.entries(points))
      if (Number(shown) !== totals[Number(seat)]) faults.add(`${told}, seat ${seat}: ${shown}`)
  }
  return [...faults]
}

for (const game of gameIds)
  test(`${game}: the board never shows a position that has not been told`, async ({ browser }) => {
    const anna = await person(browser, 'Anna', desk)
    await listener(anna)
    const table = await layOut(anna, ['me', 'guest'], { game })
    await sitAt(anna, table)
    for (let given = 0; given < answers && !(await ended(anna).isVisible()); given++) await answer(anna)
    await asked(anna).or(ended(anna)).first().waitFor()
    const samples = await samplesOf(anna)
    expect(samples.length).toBeGreaterThan(0)
    expect(await untold(anna, table, samples)).toEqual([])
  })

test('the law finds points that are shown before they are told', async ({ browser }) => {
  const anna = await person(browser, 'Anna', desk)
  await listener(anna)
  const table = await layOut(anna, ['me', 'guest'])
  await sitAt(anna, table)
  await asked(anna).waitFor()
  expect(await untold(anna, table, await samplesOf(anna))).toEqual([])
  await anna.evaluate(() => {
    const shown = document.querySelector('[data-place="points-1"], [data-place="score-1"]')
    if (shown) shown.textContent = '77'
  })
  expect(await untold(anna, table, await samplesOf(anna))).toEqual([expect.stringMatching(/seat 1: 77$/)])
})

test('the telling is steered by key and by touch, and a decision waits for it', async ({ browser }) => {
  const anna = await person(browser, 'Anna')
  await anna.addInitScript(() =>
    localStorage.setItem('longhall.settings', JSON.stringify({ telling: 'slow', summaries: 'off' })),
  )
  const table = await layOut(anna, ['me', 'guest', 'guest'], { game: 'champions' })
  await sitAt(anna, table)
  const telling = anna.locator('[data-telling="true"]')
  await asked(anna).or(telling).first().waitFor()
  while (!(await telling.isVisible())) await answer(anna).catch(() => undefined)
  const step = anna.getByText(/^Step \d+ of \d+$/)
  await anna.keyboard.press('Space')
  await expect(anna.getByRole('button', { name: 'Go on' })).toBeVisible()
  await expect(asked(anna)).toHaveCount(0)
  const speed = () => anna.evaluate(() => localStorage.getItem('longhall.settings'))
  // A digit that was meant for a choice changes nothing.
  await anna.keyboard.press('4')
  expect(await speed()).toContain('"telling":"slow"')
  await anna.keyboard.press('ArrowUp')
  await expect.poll(speed).toContain('"telling":"normal"')
  await expect.poll(async () => Number(/of (\d+)/.exec((await step.textContent()) ?? '')?.[1])).toBeGreaterThan(1)
  const back = anna.locator('[data-telling-back]')
  while (await back.isEnabled()) await anna.keyboard.press('ArrowLeft')
  await expect(step).toContainText('Step 1')
  await anna.keyboard.press('ArrowRight')
  await expect(step).toContainText('Step 2')
  await back.click()
  await expect(step).toContainText('Step 1')
  await anna.locator('[data-telling-next]').click()
  await expect(step).toContainText('Step 2')
  await anna.keyboard.press('n')
  await expect(telling).toHaveCount(0)
  await asked(anna).or(telling).first().waitFor()
})

test('undo names what will be lost, loses exactly that, and can be redone', async ({ browser }) => {
  const { anna, table } = await annaAt(browser, ['me', 'guest'], { game: 'champions' }, desk)
  type State = { moves: number; undo: 'nothing' | { free: { to: number } } }
  const state = () => stateOf<State>(anna, table)
  const othersActed = anna.locator('[data-lost]')
  for (let given = 0; given < 12; given++) {
    await answer(anna)
    await asked(anna).waitFor()
    await anna.getByRole('button', { name: 'Undo', exact: true }).click()
    // Own steps alone are taken back at once; the bots' turns are named first.
    await expect(othersActed.or(anna.getByRole('button', { name: 'Redo' })).first()).toBeVisible()
    if (await othersActed.isVisible()) break
    await anna.getByRole('button', { name: 'Redo' }).click()
    await expect(anna.getByRole('button', { name: 'Redo' })).toHaveCount(0)
  }
  const { moves, undo } = await state()
  if (undo === 'nothing') throw new Error('nothing to undo')
  expect(Number(await othersActed.getAttribute('data-lost'))).toBe(moves - undo.free.to)
  await anna.locator('[data-undo-yes]').click()
  await expect.poll(async () => (await state()).moves).toBe(undo.free.to)
  await anna.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => (await state()).moves).toBeGreaterThan(undo.free.to)
})
