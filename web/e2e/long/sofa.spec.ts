// Two people on one device finish a whole game of each of the five. The first decisions are made on the page, the rest
// over the wire while the page passes the device on. Long: `npm run e2e:long`.
import { expect } from '@playwright/test'
import { gameIds } from '../../src/games/ids'
import { Ear, playAtSofa } from '../live/sofaDriver'
import { ended, layOut, person, test } from '../live/tables'

test.setTimeout(1_200_000)

for (const game of gameIds)
  test(`two people on one device finish a game of ${game}`, async ({ browser }) => {
    const oksana = await person(browser, 'Oksana', { viewport: { width: 1440, height: 900 } })
    const ear = new Ear(oksana, game)
    const table = await layOut(oksana, [], {
      game,
      setup: { players: 2, options: {} },
      seats: [{ kind: 'me' }, { kind: 'guest', name: 'Olena' }],
    })
    await oksana.goto(`/table/${table}`)
    const { curtains, moves } = await playAtSofa(oksana, table, { byPage: 20 })
    await expect(ended(oksana)).toBeVisible()
    test.info().annotations.push({ type: 'played', description: `${moves} decisions, ${curtains} curtains` })
    expect(curtains).toBeGreaterThan(3)
    expect(ear.heard).toBeGreaterThan(moves)
    expect(ear.wrong).toEqual([])
  })
