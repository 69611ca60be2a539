// The lesson of every game, played from its fixed position to its end by following the guide, on a desk and on a phone:
// a few steps, nothing that is needed under the note, and two ways on.
import { expect, type Page } from '@playwright/test'
import { actByWire, asked, confirmButton, movedOn, seqOf, stateOf, test } from './tables'

test.setTimeout(300_000)

/** About five minutes: notes that are read and decisions that are made. */
const stepsMost = 24

type Script = {
  /** What the guide asks for: clicked where it lies. A click fails where something covers it. */
  clicks: readonly string[]
  /** What is answered to everything else, by how the notation begins; the first choice where nothing fits. */
  answers: readonly string[]
}

const lessons: Record<string, Script> = {
  asgard: { clicks: ['play heimdall/thor'], answers: ['goal', 'score', 'double heimdall'] },
  champions: {
    clicks: ['work draugr-2', 'work hunting-grounds'],
    answers: ['done', 'send draugr-2 swordsman:2', 'go', 'stand', 'lose'],
  },
  gonewild: {
    clicks: ['attack p2 gold_factory1', 'send viking_warrior', 'buy cannon', 'claim shield 1', 'build beer_container'],
    answers: ['strike', 'pay auto', 'end'],
  },
  tinyepic: {
    clicks: ['play leif', 'fight vigdis'],
    answers: ['land 2', 'sail b4 ulfey-ostholm', 'collect', 'favor', 'retreat', 'skip'],
  },
  feast: {
    clicks: ['go craft_linen', 'lay linen'],
    answers: [
      'keep',
      'at',
      'go mountain_1_upgrade_1',
      'mine',
      'up',
      'go hunt_game_1',
      'roll',
      'fail',
      'serve',
      'skip',
      'done',
    ],
  },
}

type State = { seq: number; choices: { action: string }[] | null }

const tableOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** On a phone it may lie on another page of the board or of the drawer: the guide rings the tab. */
async function uncover(page: Page, action: string): Promise<void> {
  const piece = page.locator(`[data-choice="${action}"]:visible`).first()
  for (const tab of await page.locator('[data-place^="page-"]:visible, [data-place="sheet-aside"]:visible').all())
    if (!(await piece.isVisible())) await tab.click()
}

async function answerWith(page: Page, { clicks, answers }: Script): Promise<void> {
  const { seq, choices } = await stateOf<State>(page, tableOf(page))
  const listed = (choices ?? []).map(({ action }) => action)
  const asks = clicks.find((action) => listed.includes(action))
  if (asks !== undefined && seq === (await seqOf(page))) {
    await uncover(page, asks)
    await page.locator(`[data-choice="${asks}"]:visible`).first().click()
    // Sending a fighter needs no confirming; everything else does.
    if (asks.startsWith('send ')) return movedOn(page, seq)
    if (!(await confirmButton(page).isVisible())) await page.locator('[data-place="sheet-table"]').click()
    await confirmButton(page).click()
  } else if (listed.length > 0) {
    const answer = answers.map((words) => listed.find((action) => action.startsWith(words))).find(Boolean) ?? listed[0]
    await actByWire(page, tableOf(page), seq, answer ?? '')
  }
  await movedOn(page, seq)
}

for (const [game, script] of Object.entries(lessons))
  for (const [name, width, height] of [
    ['desk', 1440, 900],
    ['phone', 390, 844],
  ] as const)
    test(`the lesson of ${game} ends after a few steps, on a ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`/learn/${game}`)
      await page.locator('[data-seq]').waitFor()
      const guide = page.getByRole('complementary', { name: 'Your guide' })
      const next = guide.getByRole('button', { name: 'Next' })
      const over = guide.getByRole('link', { name: 'A real game' })
      const summary = page.getByRole('dialog')
      /** A battle lies open over the board until it is put away. */
      const battle = page.locator('[data-battle-close]')
      let steps = 0
      for (;;) {
        await next.or(over).or(asked(page)).or(summary).or(battle).first().waitFor()
        if (await summary.isVisible()) await page.keyboard.press('Escape')
        else if (await battle.isVisible()) await battle.click()
        else if (await over.isVisible()) break
        else if (await next.isVisible()) {
          const said = await guide.innerText()
          await next.click()
          await expect(guide).not.toHaveText(said)
          steps++
        } else {
          await answerWith(page, script)
          steps++
        }
      }
      expect(steps).toBeGreaterThanOrEqual(8)
      expect(steps).toBeLessThanOrEqual(stepsMost)
      test.info().annotations.push({ type: 'steps', description: `${game}, ${name}: ${steps}` })
      await expect(guide.getByRole('button', { name: 'Play on' })).toBeVisible()
      // The pointer rests on a piece, which explains itself.
      await page.mouse.move(0, 0)
      await over.click()
      await expect(page).toHaveURL(new RegExp(`/new\\?game=${game}`))
    })
