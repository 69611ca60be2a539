// A made-up hall for pictures of the pages: what the server would answer on a lively evening. Never shipped.

const hour = 3_600_000
const person = (name, shape, online = true) => ({ kind: 'person', name, shape, online })
const bot = (shape, level) => ({ kind: 'bot', level, shape, instead_of: null })
const open = { kind: 'open' }

const table = (id, game, name, status, seats, more = {}) => ({
  id,
  game,
  name,
  status,
  access: 'open',
  clock: { kind: 'none' },
  setup: { players: seats.length, options: {} },
  lesson: false,
  corrected: false,
  seats,
  host: 0,
  yours: null,
  your_turn: false,
  progress: null,
  pending: [],
  waiting_since_ms: Date.now() - 2 * hour,
  outcome: null,
  trouble: null,
  rematch: null,
  expires_ms: null,
  ...more,
})
const round = (round, rounds) => ({ round, rounds, phases: [], phase: 0, step: 0, steps: 0 })

export const me = { name: 'Oksana', shape: 'shield', account: null }
export const games = [
  { id: 'asgard', players: [2, 5], options: [], rules_version: 'asgard-1', corrected: false },
  { id: 'champions', players: [2, 4], options: [], rules_version: 'champions-1', corrected: false },
  { id: 'gonewild', players: [2, 4], options: [], rules_version: 'gonewild-1', corrected: false },
  { id: 'tinyepic', players: [1, 4], options: [], rules_version: 'tinyepic-1', corrected: false },
  { id: 'feast', players: [1, 4], options: [], rules_version: 'feast-1', corrected: false },
]
export const waiting = table(
  'waiting1',
  'asgard',
  'Thursday at Mark’s',
  'waiting',
  [person('Oksana', 'shield'), person('Anna', 'raven', false), bot('ship', 'karl'), open],
  { yours: 0, access: 'invitation', clock: { kind: 'per_move', seconds: 86_400 } },
)
export const lobby = {
  yours: [
    table(
      'a',
      'asgard',
      'Thursday at Mark’s',
      'running',
      [person('Oksana', 'shield'), person('Erik', 'axe'), person('Anna', 'raven'), person('Mark', 'ship')],
      { yours: 0, your_turn: true, progress: round(2, 3), pending: [0, 2] },
    ),
    table(
      'b',
      'feast',
      'Winter evenings',
      'running',
      [person('Lena', 'ship'), person('Oksana', 'shield'), person('Taras', 'hammer')],
      { yours: 1, progress: round(5, 7), pending: [0] },
    ),
    table('c', 'tinyepic', 'Lunch break', 'finished', [person('Anna', 'raven'), person('Oksana', 'shield')], {
      yours: 1,
      waiting_since_ms: Date.now() - 26 * hour,
      outcome: { places: [2, 1], points: [38, 41], tie_break: null, winners: [1] },
    }),
  ],
  open: [
    table('d', 'champions', 'Trolls before tea', 'waiting', [
      person('Ingrid', 'axe'),
      person('Ole', 'raven'),
      person('Mia', 'ship'),
      open,
    ]),
    table('e', 'gonewild', 'Slow brew', 'waiting', [person('Taras', 'hammer'), person('Ole', 'ship'), open, open], {
      clock: { kind: 'per_move', seconds: 86_400 },
    }),
    table('f', 'asgard', 'First time? Welcome', 'waiting', [person('Anna', 'raven'), bot('axe', 'guest'), open, open]),
  ],
  running: [
    table('g', 'asgard', '', 'running', [person('Ole', 'ship'), person('Mia', 'axe')], {
      progress: round(1, 3),
      pending: [0, 1],
    }),
  ],
  finished: [
    table('c', 'tinyepic', 'Lunch break', 'finished', [person('Anna', 'raven'), person('Oksana', 'shield')], {
      yours: 1,
      waiting_since_ms: Date.now() - 26 * hour,
      outcome: { places: [2, 1], points: [38, 41], tie_break: null, winners: [1] },
    }),
  ],
}
export const state = (card) => ({
  table: card,
  seq: 0,
  moves: 0,
  view: null,
  question: null,
  choices: null,
  undo: 'nothing',
  undo_asked: null,
  scores: { lines: [], totals: [] },
  clocks_ms: [],
  now_ms: Date.now(),
  ahead: null,
  seed_commitment: '',
  seed: null,
  server_part: null,
  seed_parts: [],
})

/** Makes a Playwright page believe that the server is there. */
const wants = { turn: true, clock: true, over: false, chat: false, rematch: false }
const news = {
  push_key: null,
  offers: ['mail', 'discord', 'matrix'],
  channels: [
    { id: '1', kind: 'push', browser: 'Safari', system: 'iPhone', wants, here: false, confirmed: true },
    {
      id: '2',
      kind: 'mail',
      browser: null,
      system: null,
      wants,
      here: false,
      label: 'anna@example.org',
      confirmed: false,
    },
  ],
  quiet: { from: 1380, to: 480, ahead: 120 },
  rules: [{ table: 'a', rule: 'clock' }],
  calls: [
    {
      kind: 'turn',
      reminder: false,
      channel: '1',
      table: 'a',
      name: '',
      game: 'asgard',
      at_ms: Date.now(),
      state: 'told',
    },
  ],
}

const relation = { own: true, follow: false, block: false, mute: false }
const people = [
  { id: '7', name: 'Erik', shape: 'axe', account: 'Erik', kind: 'follow' },
  { id: '8', name: 'Olena', shape: 'ship', account: null, kind: 'block' },
]
const sums = (game, players, with_people, places) => ({
  game,
  players,
  with_people,
  finished: places.reduce((sum, count) => sum + count, 0),
  broken_off: 1,
  left_early: 1,
  places,
  best: 84,
  points: 900,
})
const seat = (name, shape, place, points, owner) => ({
  name,
  shape,
  bot: null,
  place,
  points,
  left_early: false,
  owner,
})
const player = {
  name: 'Anna',
  shape: 'raven',
  account: 'Anna',
  since_ms: Date.now() - 200 * 86_400_000,
  followers: 3,
  you: relation,
  games: [
    sums('asgard', 4, true, [41, 30, 22, 15]),
    sums('feast', 3, true, [19, 22, 9]),
    sums('champions', 2, false, [12, 14]),
  ],
  last: [
    {
      table: 'a',
      name: 'Winter evenings',
      game: 'feast',
      finished: true,
      open: true,
      ended_ms: Date.now() - 2 * 86_400_000,
      seats: [seat('Anna', 'raven', 1, 84, true), seat('Erik', 'axe', 2, 71, false)],
    },
  ],
}
const points = [38, 42, 51, 47, 60, 84].map((one, index) => ({
  ended_ms: Date.now() - (6 - index) * 7 * 86_400_000,
  points: one,
  place: 1,
  players: 3,
}))

export async function fakeServer(page, answers = { me, games, lobby }) {
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname
    const json = (body) => route.fulfill({ json: body })
    if (path === '/api/games') return json(answers.games)
    if (path === '/api/me') return json(answers.me)
    if (path === '/api/lobby') return json(answers.lobby)
    if (path === '/api/news') return json(news)
    if (path === '/api/people') return json(people)
    if (path === '/api/me/player') return json(player)
    if (path === '/api/me/player/points') return json(points)
    if (path === `/api/tables/${waiting.id}/people`) return json([])
    const own = `/api/tables/${waiting.id}`
    if (path === own || path === `${own}/contribute`) return json(state(waiting))
    return route.fulfill({ status: 404, json: { reason: { key: 'trouble-table' }, seq: null } })
  })
  await page.routeWebSocket('**/api/socket', (socket) => {
    socket.onMessage((message) => {
      const asked = JSON.parse(String(message))
      if (asked.type === 'watch_lobby') socket.send(JSON.stringify({ type: 'lobby', lobby: answers.lobby }))
      if (asked.type === 'watch' && asked.table === waiting.id)
        socket.send(JSON.stringify({ type: 'table', state: state(waiting), log: [], chat: [] }))
    })
  })
}
