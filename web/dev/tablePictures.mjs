// Takes pictures of a real table of Asgard at its telling moments, to be looked at beside the design:
// URL=http://127.0.0.1:4182 node dev/tablePictures.mjs [moment …]. Choose with WIDTHS, LIGHTS, LANGUAGES, PLAYERS, OUT.
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const list = (name, preset) => (process.env[name] ?? preset).split(',')
const url = process.env.URL ?? 'http://127.0.0.1:4182'
const out = process.env.OUT ?? 'test-results/tables'
const players = Number(process.env.PLAYERS ?? 4)
const moments = process.argv.length > 2 ? process.argv.slice(2) : ['draft', 'awakening', 'dispute', 'end']
const heights = { 1440: 900, 1280: 800, 1920: 1080, 768: 1024, 390: 844, 360: 740 }

const reached = {
  draft: (state) =>
    state.question &&
    state.view.phase === 'contest' &&
    state.view.round === 2 &&
    state.view.laid >= 1 &&
    !state.view.chosen,
  start: (state) => state.question !== null,
  awakening: (state) => state.table.your_turn && state.view.awake?.task.kind === 'goal_or_will',
  will: (state) =>
    state.table.your_turn &&
    state.view.awake &&
    ['loki', 'bragi'].includes(state.view.awake.god) &&
    state.view.awake.task.kind === 'will',
  dispute: (state) =>
    state.table.your_turn &&
    state.view.awake &&
    state.view.gods.some((god) => god.god === state.view.awake.god && god.dispute.length > 1),
  end: (state) => state.table.status === 'finished',
}

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url)
  const headers = { origin: new URL(url).origin }
  const post = async (path, data) => (await context.request.post(`${url}/api${path}`, { data, headers })).json()
  const get = async (path) => (await context.request.get(`${url}/api${path}`)).json()
  await post('/me', { name: 'Oksana', shape: 'shield' })
  const lay = (lesson = false) =>
    post('/tables', {
      game: 'asgard',
      name: 'Thursday at Mark’s',
      setup: { players, options: {} },
      seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'guest' }))],
      access: 'invitation',
      clock: { kind: 'none' },
      lesson,
    })
  let { id } = await lay()
  for (const moment of moments) {
    for (;;) {
      const state = await get(`/tables/${id}`)
      if (reached[moment](state)) break
      if (state.table.status === 'finished') ({ id } = await lay())
      else if (state.table.your_turn)
        await post(`/tables/${id}/act`, {
          seq: state.seq,
          action: state.choices[Math.floor(state.choices.length / 3)].action,
        })
      else await new Promise((resolve) => setTimeout(resolve, 60))
    }
    for (const width of list('WIDTHS', '1440,390').map(Number)) {
      for (const light of list('LIGHTS', 'light')) {
        for (const language of list('LANGUAGES', 'en')) {
          await page.setViewportSize({ width, height: heights[width] ?? 900 })
          await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
          await page.addInitScript(
            (code) => localStorage.setItem('longhall.settings', JSON.stringify({ language: code })),
            language,
          )
          await page.goto(`${url}/table/${id}`)
          await page.locator('[data-seq], [data-ended]').first().waitFor()
          await page.evaluate(() => document.fonts.ready)
          await page.waitForLoadState('networkidle')
          if (moment !== 'end') {
            await page
              .locator('[data-choice]')
              .first()
              .click({ trial: false })
              .catch(() => {})
            if (moment === 'draft') await page.locator('[data-choice]').nth(2).click()
            await page.waitForLoadState('networkidle')
          }
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (wide > 0) console.error(`${moment} at ${width} ${language} is ${wide} px too wide`)
          await page.screenshot({
            path: join(out, `${moment}-${width}-${light}-${language}-${players}.png`),
            fullPage: moment === 'end',
          })
        }
      }
    }
  }
} finally {
  await browser.close()
}
