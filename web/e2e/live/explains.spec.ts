// Everything on a board explains itself: whatever can be chosen, every drawing and every number has a note, in all five
// games at several moments, on a desk and on a phone. Pointing, focus and long press show it, and none of them acts.
import { expect, type Browser, type Page } from '@playwright/test'
import { gameIds } from '../../src/games/ids'
import { full, moments } from './moments'
import { layOut, person, playMoves, sitAt, test, watchConsole } from './tables'

async function seated(browser: Browser, game: string, options: Parameters<Browser['newContext']>[0]) {
  const page = await person(browser, 'Ada', options)
  const said = watchConsole(page.context())
  const table = await layOut(page, ['me', 'guest'], { game })
  await sitAt(page, table)
  return { page, table, said }
}

/** Pieces without a note, and marks whose note says nothing. */
async function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const faults = new Set<string>()
    const marked = new Map<string, HTMLElement>()
    const name = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}” in ${
        element.parentElement?.closest('[class]')?.getAttribute('class') ?? ''
      }`
    const look = (element: Element) => {
      // What happened is told in sentences.
      if (element.closest('[aria-live]')) return
      const around = element.closest<HTMLElement>('[data-explain], [data-why]')
      if (!around) faults.add(name(element))
      else if (around.dataset['explain'] !== undefined)
        marked.set(`${around.dataset['explain']} ${around.dataset['choice'] ?? ''}`, around)
    }
    for (const board of document.querySelectorAll('[data-board]')) {
      const pieces = '[data-choice], [data-drawing^="icons-"], [data-drawing^="emblems-"]'
      for (const piece of board.querySelectorAll(pieces)) if (piece.checkVisibility()) look(piece)
      const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const element = node.parentElement
        // A number that stands alone; one inside a sentence is told by it.
        const said = (node.textContent ?? '').trim()
        if (/\d/.test(said) && said.split(/\s+/).length < 3 && element?.checkVisibility()) look(element)
      }
    }
    for (const [mark, element] of marked) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
      await new Promise((done) => setTimeout(done))
      const note = document.querySelector<HTMLElement>('[data-explained]')
      const heading = note?.querySelector('h3')?.textContent ?? ''
      const words = note?.querySelector('.words')?.textContent?.trim() ?? ''
      if (heading.trim() === '' || words === '' || note?.textContent?.includes('⟦'))
        faults.add(`no words about: ${mark}`)
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return [...faults]
  })
}

for (const game of gameIds)
  for (const [where, options] of [
    ['a desk', { viewport: { width: 1440, height: 900 } }],
    ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ] as const)
    test(`every choice and every piece of ${game} explains itself on ${where}`, async ({ browser }) => {
      test.setTimeout(full ? 900_000 : 240_000)
      const { page, table, said } = await seated(browser, game, options)
      let made = 0
      for (const moment of moments) {
        await playMoves(page, table, moment - made)
        made = moment
        expect(await unexplained(page), `after ${moment} decisions`).toEqual([])
      }
      expect(said).toEqual([])
      await page.context().close()
    })

test('pointing and the keyboard show a note beside the piece, and nothing is chosen', async ({ browser }) => {
  const { page } = await seated(browser, 'champions', { viewport: { width: 1440, height: 900 } })
  await page.locator('[data-asked="true"]').waitFor()
  const piece = page.locator('[data-board] [data-choice]').first()
  await piece.hover()
  const note = page.locator('[data-explained]')
  await expect(note).toBeVisible()
  await expect(piece).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await page.mouse.move(1, 1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('?')
  await expect(note).toBeVisible()
  const [box, decision] = await Promise.all([note.boundingBox(), page.locator('[data-decision]').boundingBox()])
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(decision?.x ?? 0)
  await page.context().close()
})

test('a long press explains and does not act; a tap beside it only closes it', async ({ browser }) => {
  const { page } = await seated(browser, 'champions', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.locator('[data-asked="true"]').waitFor()
  const piece = page.locator('[data-board] [data-choice]').first()
  await piece.scrollIntoViewIfNeeded()
  const box = await piece.boundingBox()
  if (!box) throw new Error('the piece is not drawn')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  const note = page.locator('[data-explained]')
  await expect(note).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(note).toBeVisible()
  await expect(page.locator('[data-choice][aria-pressed="true"]')).toHaveCount(0)
  await page.touchscreen.tap(195, 120)
  await expect(note).toHaveCount(0)
  await expect(page.locator('[data-choice][aria-pressed="true"]')).toHaveCount(0)
  await page.context().close()
})

test('the legend of the game is one tap away and has words for every sign', async ({ browser }) => {
  for (const game of gameIds) {
    const { page, said } = await seated(browser, game, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.getByRole('button', { name: 'Icons of the game' }).click()
    expect(await page.locator('[data-legend] li').count()).toBeGreaterThan(5)
    await expect(page.getByText('⟦')).toHaveCount(0)
    expect(said).toEqual([])
    await page.context().close()
  }
})
