// The REST side of the server, one function a call. A refusal carries the server's reason in words a player understands.
import type { Text } from '$i18n/text'
import type {
  Act,
  Acted,
  ContentItem,
  Credentials,
  Fork,
  Frame,
  GameInfo,
  Hint,
  Lobby,
  Me,
  NewTable,
  Profile,
  Refusal,
  Seat,
  TableCard,
  TableId,
  TableState,
} from './protocol'

/** The server understood and said no. */
export class Refused extends Error {
  constructor(
    readonly reason: Text,
    readonly status: number,
  ) {
    super(reason.key)
  }
}

/** The server could not be reached, or did not answer as itself. */
export class Unreachable extends Error {}

export const api = {
  games: () => get<GameInfo[]>('/games'),
  content: (game: string) => get<ContentItem[]>(`/games/${enc(game)}/content`),
  me: () => get<Me>('/me'),
  setMe: (profile: Profile) => post<Me>('/me', profile),
  register: (credentials: Credentials) => post<Me>('/account/register', credentials),
  login: (credentials: Credentials) => post<Me>('/account/login', credentials),
  logout: () => post<Me>('/account/logout'),
  lobby: () => get<Lobby>('/lobby'),
  newTable: (table: NewTable) => post<TableCard>('/tables', table),
  table: (id: TableId) => get<TableState>(`/tables/${enc(id)}`),
  join: (id: TableId, seat: Seat | null = null) => post<TableState>(`/tables/${enc(id)}/join`, { seat }),
  leave: (id: TableId) => post<TableState>(`/tables/${enc(id)}/leave`),
  start: (id: TableId) => post<TableState>(`/tables/${enc(id)}/start`),
  close: (id: TableId) => post<TableState>(`/tables/${enc(id)}/close`),
  rematch: (id: TableId) => post<TableCard>(`/tables/${enc(id)}/rematch`),
  act: (id: TableId, act: Act) => post<Acted>(`/tables/${enc(id)}/act`, act),
  hint: (id: TableId) => post<Hint>(`/tables/${enc(id)}/hint`),
  replay: (id: TableId, move: number, viewer: string) =>
    get<Frame>(`/tables/${enc(id)}/replay?move=${move}&viewer=${enc(viewer)}`),
  fork: (id: TableId, fork: Fork) => post<TableCard>(`/tables/${enc(id)}/fork`, fork),
}

const enc = encodeURIComponent

function get<T>(path: string): Promise<T> {
  return call<T>(path, { method: 'GET' })
}

function post<T>(path: string, body?: unknown): Promise<T> {
  return call<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? null),
  })
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
  if (isRefusal(body)) throw new Refused(body.reason, response.status)
  throw new Unreachable()
}

function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'reason' in body
}
