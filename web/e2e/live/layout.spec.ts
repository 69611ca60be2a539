// One law for all boards: whatever can be clicked can be reached and lies under nothing else, in five games at several
// moments, in four windows, with every tab and sheet open, and in every language. The window itself never scrolls
// sideways. `moments.ts` says how much of it is looked at.
import { expect, type Page } from '@playwright/test'
import { gameIds } from '../../src/games/ids'
import { full, languages, moments, windows, type Language } from './moments'
import { expectNoSidewaysScroll, layOut, person, playMoves, sitAt, test } from './tables'

/** Buttons, links and fields that cannot be hit in their middle, after everything around them has been scrolled to them. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const clickable = 'button, a[href], input, select, summary, [role="tab"]'
    const name = (element: Element) =>
      `${element.getAttribute('aria-label') ?? (element.textContent ?? '').trim().slice(0, 40)} [${element.getAttribute('class') ?? ''}]`
    const scrollers = (element: Element) => {
      const found: Element[] = []
      for (let node = element.parentElement; node; node = node.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(node)
        if (/auto|scroll/.test(overflowX + overflowY)) found.push(node)
      }
      return found
    }
    for (const element of (dialog ?? document).querySelectorAll(clickable)) {
      const hidden =
        !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"], [inert]')
      // The link that skips to the content comes into sight with the focus.
      if (hidden || element.matches(':disabled, .hidden-label, .hidden-label *, .skip')) continue
      // Buttons of the keyboard alone, where a pointer aims at the drawing.
      if (getComputedStyle(element).pointerEvents === 'none') continue
      for (const scroller of scrollers(element)) {
        const [box, room] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
        scroller.scrollBy({
          left: box.left + box.width / 2 - room.left - room.width / 2,
          top: box.top + box.height / 2 - room.top - room.height / 2,
          behavior: 'instant',
        })
      }
      const box = element.getBoundingClientRect()
      if (box.width < 1 || box.height < 1) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const hit = document.elementFromPoint(x, y)
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) faults.add(`outside the window: ${name(element)}`)
      // What is told passes by, as does a battle that is over; the note about a piece is asked for.
      else if (hit?.closest('[aria-live], [popover], [data-passes]')) continue
      else if (!hit || !(element.contains(hit) || hit.closest('label')?.contains(element)))
        faults.add(`under ${hit ? name(hit.closest('button, section, [class]') ?? hit) : 'nothing'}: ${name(element)}`)
    }
    return [...faults]
  })
}

/** Boards measure themselves when their room changes: what is looked at has been drawn since. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function look(page: Page, where: string): Promise<string[]> {
  await drawn(page)
  await expectNoSidewaysScroll(page)
  return (await outOfReach(page)).map((fault) => `${where}: ${fault}`)
}

/** The table as it lies, then with every tab or sheet open. */
async function lookEverywhere(page: Page, wide: boolean): Promise<string[]> {
  const faults = await look(page, 'table')
  if (wide) {
    const tabs = page.locator('aside [role="tab"]')
    for (let index = (await tabs.count()) - 1; index >= 0; index--) {
      await tabs.nth(index).click()
      faults.push(...(await look(page, `tab ${index}`)))
    }
    return faults
  }
  for (const sheet of ['players', 'aside', 'log', 'rules']) {
    const tab = page.locator(`[data-place="sheet-${sheet}"]`)
    if ((await tab.count()) === 0) continue
    await tab.click()
    await page.locator('dialog[open]').waitFor()
    faults.push(...(await look(page, sheet)))
    await closeSheet(page)
  }
  return faults
}

async function closeSheet(page: Page): Promise<void> {
  await page.locator('dialog[open] header button').click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** The sheets that the bar of the table opens: icons, the way out, settings. */
async function lookAtSheets(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const sheet of ['legend', 'leave', 'settings']) {
    await page.locator(`[data-sheet="${sheet}"]`).click()
    await page.locator('dialog[open]').waitFor()
    faults.push(...(await look(page, `sheet of ${sheet}`)))
    await closeSheet(page)
  }
  return faults
}

/** The same table in another language, as its reader has set it. */
async function speak(page: Page, language: Language): Promise<void> {
  const now = await page.evaluate(() => document.documentElement.lang)
  if (now === language) return
  await page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('longhall.settings') ?? '{}') as Record<string, unknown>
    localStorage.setItem('longhall.settings', JSON.stringify({ ...kept, language: code }))
  }, language)
  await page.reload()
  await page.locator('[data-seq]').waitFor()
}

/** With something chosen, its preview takes room: nothing may be pushed out by it. */
async function lookAtPreview(page: Page): Promise<string[]> {
  if ((await page.locator('[data-asked="true"]').count()) === 0) return []
  await page.locator('body').press('1')
  const faults = await look(page, 'chosen')
  await page.locator('body').press('Escape')
  return faults
}

for (const [number, game] of gameIds.entries())
  test(`nothing of ${game} that can be clicked lies under something else or outside the window`, async ({
    browser,
  }) => {
    test.setTimeout(full ? 1_800_000 : 420_000)
    const page = await person(browser, 'Ada', { viewport: windows[0] })
    const table = await layOut(page, ['me', 'guest', 'guest'], { game })
    await sitAt(page, table)
    const faults: string[] = []
    let made = 0
    for (const [turn, moment] of moments.entries()) {
      // A tile in hand is the tightest moment of Feast.
      await playMoves(page, table, moment - made, moment === 2 ? 'lay ' : undefined)
      made = moment
      for (const [size, window] of windows.entries()) {
        const wide = window.width > 1000
        await page.setViewportSize(window)
        // Each window meets each language in the long run; in the short one a game has its own.
        const language = languages[full ? (turn + size) % 3 : number % 3] ?? 'en'
        await speak(page, language)
        await page
          .locator(wide ? 'aside [role="tab"]' : '[data-place="sheet-table"]')
          .first()
          .waitFor()
        const where = `${moment} decisions, ${window.width}×${window.height}, ${language}`
        const found = [...(await lookEverywhere(page, wide)), ...(await lookAtPreview(page))]
        // The sheets of the bar are the same at every moment.
        if (turn === 0) found.push(...(await lookAtSheets(page)))
        faults.push(...found.map((fault) => `${where}, ${fault}`))
      }
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

test('the law finds a button under something else and one outside the window', async ({ browser }) => {
  const page = await person(browser, 'Ada', { viewport: windows[2] })
  await sitAt(page, await layOut(page, ['me', 'guest']))
  expect(await look(page, 'table')).toEqual([])
  const plant = (style: string) =>
    page.evaluate((looks) => {
      document.querySelector('.planted')?.remove()
      const planted = document.createElement('button')
      planted.className = 'planted'
      planted.textContent = 'Planted'
      planted.setAttribute('style', looks)
      document.body.append(planted)
    }, style)
  const box = await page.locator('[data-place="sheet-log"]').boundingBox()
  if (!box) throw new Error('the log has no tab')
  await plant(`position:fixed;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`)
  expect(await look(page, 'table')).toEqual([expect.stringContaining('under Planted [planted]')])
  await plant('position:fixed;left:50px;top:-60px;width:40px;height:40px')
  expect(await look(page, 'table')).toEqual([expect.stringContaining('outside the window: Planted')])
})
