// People in the browser: other channels of news with real receivers, the page of a player, blocks, the owner's page.
import { expect, type Page } from '@playwright/test'
import { createHmac } from 'node:crypto'
import { createServer as httpServer } from 'node:http'
import { createServer as netServer, type AddressInfo } from 'node:net'
import { expectNoSidewaysScroll, expectNoViolationsByDayAndNight, join, layOut, person, test } from './tables'

test.setTimeout(180_000)

/** Where the server under test sends mail, and the token of its owner; keep in step with playwright.config.ts. */
const mailPort = 4183
const owner = 'e2e-owner'

const headers = (page: Page) => ({ origin: new URL(page.url()).origin })

async function register(page: Page, account: string): Promise<void> {
  const data = { account, password: 'correct horse' }
  const answer = await page.request.post('/api/account/register', { data, headers: headers(page) })
  expect(answer.status(), await answer.text()).toBe(200)
}

type State = { seq: number; table: { status: string }; choices: { action: string }[] | null }

/** Both play by the first choice to the end, without looking at the board. */
async function playOut(pages: readonly Page[], table: string): Promise<void> {
  for (;;)
    for (const page of pages) {
      const state = (await (await page.request.get(`/api/tables/${table}`)).json()) as State
      if (state.table.status === 'finished') return
      const action = state.choices?.[0]?.action
      if (action === undefined) continue
      await page.request.post(`/api/tables/${table}/act`, { data: { seq: state.seq, action }, headers: headers(page) })
    }
}

test('a program of one’s own gets signed letters, and mail comes after a confirmed link', async ({ browser }) => {
  const letters: { body: string; signature: string }[] = []
  const hook = httpServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      letters.push({ body, signature: String(request.headers['x-longhall-signature']) })
      answer.end()
    })
  })
  await new Promise<void>((go) => hook.listen(0, '127.0.0.1', () => go()))
  const mails: string[] = []
  const smtp = netServer((socket) => {
    let data: string[] | undefined
    let rest = ''
    socket.write('220 mail.test\r\n')
    socket.on('data', (part) => {
      const lines = (rest + part.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines)
        if (data && line === '.') {
          mails.push(data.join('\n').replaceAll('=\n', ''))
          data = undefined
          socket.write('250 taken\r\n')
        } else if (data) data.push(line)
        else if (line.startsWith('DATA')) {
          data = []
          socket.write('354 go on\r\n')
        } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((go) => smtp.listen(mailPort, '127.0.0.1', () => go()))

  const anna = await person(browser, 'Anna')
  await anna.goto('/settings')
  await anna.getByText('My own program').click()
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`
  await anna.getByLabel('Address of the webhook').fill(url)
  await anna.getByRole('button', { name: 'Add', exact: true }).click()
  const secret = await anna.getByLabel('Signing secret').inputValue()
  await anna.getByRole('button', { name: 'Send me one' }).click()
  await expect.poll(() => letters.length).toBe(1)
  const [time, signature] = letters[0]?.signature.match(/^t=(\d+),v1=(\w+)$/)?.slice(1) ?? []
  expect(createHmac('sha256', secret).update(`${time}.${letters[0]?.body}`).digest('hex')).toBe(signature)
  expect(JSON.parse(letters[0]?.body ?? '')).toMatchObject({ key: 'news-try', title: 'The hall can call you here' })

  await anna.getByText('E-mail', { exact: true }).click()
  await anna.getByLabel('E-mail address').fill('anna@example.org')
  await anna.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(anna.getByText('waiting for your confirmation')).toBeVisible()
  await expect.poll(() => mails.length).toBe(1)
  const link = mails[0]?.match(/https?:\/\/\S+\/mail\/confirm\/[\w-]+/)?.[0] ?? ''
  await expectNoSidewaysScroll(anna)
  await expectNoViolationsByDayAndNight(anna)
  await anna.goto(new URL(link).pathname)
  await anna.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(anna.getByText('News now comes to anna@example.org')).toBeVisible()
  await anna.goto('/settings')
  await anna.getByRole('button', { name: 'Send me one' }).last().click()
  await expect.poll(() => mails.length).toBe(2)
  expect(mails[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  hook.close()
  smtp.close()
})

for (const width of [1440, 390, 360])
  test(`the page of a player shows results, and a block hides them at ${width}`, async ({ browser }) => {
    const viewport = { width, height: width > 1000 ? 900 : 844 }
    const [astrid, bjorn] = [`Astrid ${width}`, `Bjorn ${width}`]
    const anna = await person(browser, astrid, { viewport })
    const erik = await person(browser, bjorn, { viewport })
    await register(anna, astrid)
    await register(erik, bjorn)
    const table = await layOut(anna, ['me', 'open'], { access: 'open' })
    await join(erik, table)
    await playOut([anna, erik], table)

    await erik.goto(`/player/${encodeURIComponent(astrid.toUpperCase())}`)
    await expect(erik.getByRole('heading', { level: 1, name: astrid })).toBeVisible()
    await expect(erik.getByRole('link', { name: 'Replay: Test evening' })).toBeVisible()
    await expect(erik.getByRole('img', { name: /1 game\. Best/ })).toBeVisible()
    await expectNoSidewaysScroll(erik)
    await expectNoViolationsByDayAndNight(erik)
    await erik.getByRole('button', { name: 'Follow' }).click()
    await expect(erik.getByRole('button', { name: 'Following' })).toBeVisible()
    await erik.getByRole('button', { name: 'Block', exact: true }).click()
    await erik.getByRole('button', { name: `Block ${astrid}` }).click()
    await expect(erik.getByRole('button', { name: 'Unblock' })).toBeVisible()
    await expect(erik.getByRole('link', { name: 'Replay: Test evening' })).toHaveCount(0)

    await anna.goto('/player')
    const saved = anna.waitForEvent('download')
    await anna.getByRole('button', { name: 'Picture to share: Test evening' }).click()
    expect((await saved).suggestedFilename()).toBe('longhall-asgard.png')
    await anna.goto('/settings')
    await expect(anna.getByRole('link', { name: 'Download everything' })).toBeVisible()
    await expectNoSidewaysScroll(anna)
    await anna.getByRole('button', { name: 'Delete everything' }).click()
    await anna.getByLabel('Password').fill('correct horse')
    await anna.getByRole('button', { name: 'Delete, no undo' }).click()
    await expect(anna.getByText('You are somebody new here')).toBeVisible()
  })

test('the owner reads a report and bans, with the token of the hall', async ({ browser }) => {
  const anna = await person(browser, 'Anna')
  const loud = await person(browser, 'Loud one')
  const table = await layOut(anna, ['me', 'open', 'open'])
  await join(loud, table)
  const data = { who: { by: 'seat', table, seat: 1 }, reason: 'words', words: 'too loud' }
  await anna.request.post('/api/reports', { data, headers: headers(anna) })
  const host = await person(browser, 'Owner')
  await host.goto('/host#wrong')
  await expect(host.getByText('not the token of this hall')).toBeVisible()
  await host.getByLabel('Token').fill(owner)
  await host.getByRole('button', { name: 'Enter' }).click()
  await expect(host.getByText('too loud')).toBeVisible()
  await expectNoSidewaysScroll(host)
  await expectNoViolationsByDayAndNight(host)
  await host.getByRole('button', { name: 'Ban Loud one' }).first().click()
  await host.getByRole('button', { name: 'Ban, bots play on for them' }).click()
  await expect(host.getByRole('button', { name: 'Lift the ban on Loud one' })).toBeVisible()
  const refused = await loud.request.post(`/api/tables/${table}/join`, { data: { seat: null }, headers: headers(loud) })
  expect(refused.status()).toBe(403)
})
