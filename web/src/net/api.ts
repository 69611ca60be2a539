// The REST side of the server, one function a call. A refusal carries the server's reason in words a player understands.
import type { Text } from '$i18n/text'
import type {
  Act,
  Acted,
  Credentials,
  Device,
  Fork,
  Frame,
  GameInfo,
  Hint,
  Lobby,
  Me,
  NewTable,
  PasswordChange,
  Profile,
  Refusal,
  Seat,
  TableCard,
  TableId,
  TableState,
} from './protocol'
import { freshNonce } from './nonce'
import { randomPart, rememberPart } from './seed'

/** The server understood and said no. */
export class Refused extends Error {
  constructor(
    readonly reason: Text,
    readonly status: number,
    /** Where corrections are wrong. */ readonly place?: Refusal['place'],
  ) {
    super(reason.key)
  }
}

/** The server could not be reached, or did not answer as itself. */
export class Unreachable extends Error {}

export const api = {
  games: () => get<GameInfo[]>('/games'),
  me: () => get<Me>('/me'),
  setMe: (profile: Profile) => post<Me>('/me', profile),
  register: (credentials: Credentials) => post<Me>('/account/register', credentials),
  login: (credentials: Credentials) => post<Me>('/account/login', credentials),
  logout: () => post<Me>('/account/logout'),
  logoutEverywhere: () => post<Me>('/account/logout/everywhere'),
  changePassword: (change: PasswordChange) => post<Me>('/account/password', change),
  devices: () => get<Device[]>('/account/devices'),
  logoutDevice: (device: string) => post<Device[]>(`/account/devices/${enc(device)}/logout`),
  lobby: () => get<Lobby>('/lobby'),
  /** Opens a table and contributes to its seed; a lesson has a fixed one. */
  newTable: async (table: Omit<NewTable, 'contributes'>): Promise<TableCard> => {
    const card = await post<TableCard>('/tables', { ...table, contributes: !table.lesson })
    return table.lesson ? card : contributed(card)
  },
  /** The table of a short code. */
  find: (code: string) => get<{ table: TableId }>(`/codes/${enc(code)}`),
  table: (id: TableId) => get<TableState>(`/tables/${enc(id)}`),
  join: async (id: TableId, seat: Seat | null = null): Promise<TableState> => {
    const part = await partFor(id)
    return post<TableState>(`/tables/${enc(id)}/join`, { seat, part })
  },
  /** Somebody else sits down at the reader's device. */
  joinGuest: (id: TableId, guest: string) => post<TableState>(`/tables/${enc(id)}/join`, { seat: null, guest }),
  /** With everybody at the device, or one of them. */
  leave: (id: TableId, seat?: Seat) => post<TableState>(`/tables/${enc(id)}/leave${forSeat(seat)}`),
  start: (id: TableId) => post<TableState>(`/tables/${enc(id)}/start`),
  close: (id: TableId) => post<TableState>(`/tables/${enc(id)}/close`),
  nudge: (id: TableId, seat: Seat) => post<TableState>(`/tables/${enc(id)}/nudge`, { seat }),
  replace: (id: TableId, seat: Seat) => post<TableState>(`/tables/${enc(id)}/replace`, { seat }),
  end: (id: TableId, agree: boolean) => post<TableState>(`/tables/${enc(id)}/end`, { agree }),
  remove: (id: TableId, seat: Seat) => post<TableState>(`/tables/${enc(id)}/remove`, { seat }),
  rematch: async (id: TableId): Promise<TableCard> =>
    contributed(await post<TableCard>(`/tables/${enc(id)}/rematch`, { contributes: true })),
  act: (id: TableId, act: Act) => post<Acted>(`/tables/${enc(id)}/act`, act),
  hint: (id: TableId, seat?: Seat) => post<Hint>(`/tables/${enc(id)}/hint${forSeat(seat)}`),
  /** `steps` asks for the positions between the steps of the move too. */
  replay: (id: TableId, move: number, viewer: string, steps = false) =>
    get<Frame>(`/tables/${enc(id)}/replay?move=${move}&viewer=${enc(viewer)}${steps ? '&steps=1' : ''}`),
  fork: (id: TableId, fork: Fork) => post<TableCard>(`/tables/${enc(id)}/fork`, fork),
}

export const enc = encodeURIComponent

/** The seat that a call is for, where several people share a device. */
function forSeat(seat: Seat | undefined): string {
  return seat === undefined ? '' : `?seat=p${seat + 1}`
}

/** A part of the seed for a table whose server has bound itself to its own part already. */
async function partFor(table: TableId): Promise<string> {
  const { seed_commitment: commitment } = await api.table(table)
  const part = randomPart()
  rememberPart(table, { part, commitment })
  return part
}

/** Contributes to a table that waits. Where that fails, the table still waits and can be started by hand. */
async function contributed(card: TableCard): Promise<TableCard> {
  if (card.status !== 'waiting') return card
  try {
    const part = await partFor(card.id)
    return (await post<TableState>(`/tables/${enc(card.id)}/contribute`, { part })).table
  } catch {
    return card
  }
}

export function get<T>(path: string): Promise<T> {
  return call<T>(path, { method: 'GET' })
}

/** Pauses before a call is made again whose answer was lost, or that came while the store of the server was away. */
const againAfterMs = [500, 1_000, 2_000]
const storageAway = 503

/** A call that changes something. Made again with the same nonce, it does nothing twice at a table. */
export async function post<T>(path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': freshNonce() }
  const request = { method: 'POST', headers, body: JSON.stringify(body ?? null) }
  if (!path.startsWith('/tables')) return call<T>(path, request)
  for (const pause of againAfterMs) {
    try {
      return await call<T>(path, request)
    } catch (thrown) {
      if (thrown instanceof Refused && thrown.status !== storageAway) throw thrown
      await new Promise((go) => setTimeout(go, pause))
    }
  }
  return call<T>(path, request)
}

async function call<T>(path: string, request: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, { ...request, credentials: 'same-origin' })
  } catch {
    throw new Unreachable()
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return body as T
  if (isRefusal(body)) throw new Refused(body.reason, response.status, body.place)
  throw new Unreachable()
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'reason' in body
}
