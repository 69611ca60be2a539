// The one live connection to the server. It comes back by itself, watches again what was watched, and asks each
// table for what it missed. Pages say what they want to follow; they never see the connection come and go. A request
// whose answer was lost is asked again with the same nonce: the server does nothing twice.
import { untrack } from 'svelte'
import type { Text } from '$i18n/text'
import { Refused, Unreachable } from './api'
import { afterMessage, asShown } from './lists'
import { freshNonce } from './nonce'
import type {
  Batch,
  ChatLine,
  Checked,
  Lobby,
  Seat,
  TableCard,
  TableId,
  TableState,
  ToClient,
  ToServer,
  Tried,
} from './protocol'

export type TableListener = {
  /** The log as far as the listener has it; undefined asks for everything. */
  seq: () => number | undefined
  /** Whose view: that of a seat (`p2`), what all may see (`public`), or undefined for that of the reader's only seat. */
  viewer?: string | undefined
  onTable: (state: TableState, log: Batch[], chat: ChatLine[]) => void
  onUpdate: (batches: Batch[], state: TableState) => void
  onChat: (line: ChatLine) => void
}

type Request = Extract<ToServer, { request: number }>
/** A request without its number and its nonce; the socket gives it both. */
type Unnumbered<R extends Request> = R extends Request ? Omit<R, 'request' | 'nonce'> : never
export type Ask = Unnumbered<Exclude<Request, { type: 'check' | 'try' }>>
type Answer = Extract<ToClient, { type: 'done' | 'checked' | 'tried' }>

const retryFirstMs = 500
const retryMostMs = 15_000
const pingEveryMs = 25_000
const silenceMostMs = 60_000
const answerMostMs = 15_000
/** The store of the server is away for a moment: ask again after this long. */
const storageRetryMs = 1_000
const storageRefusal = 'refused-storage'
/** The server closes with this code when the reader is signed out, here or from another device. */
const signedOutCode = 4001

let status = $state<'idle' | 'connecting' | 'live' | 'lost'>('idle')
let socket: WebSocket | undefined
let retries = 0
let lastHeardAt = 0
let ping: ReturnType<typeof setInterval> | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let nextRequest = 1
/** Counts attempts to connect, so that a slow one gives way to a later one. */
let attempt = 0
let before: () => Promise<void> = () => Promise.resolve()
let signedOut: () => void = () => {}

const lobbyListeners = new Set<(lobby: Lobby) => void>()
let yoursListener: ((yours: readonly TableCard[]) => void) | undefined
/** The lists as the server last told them. */
let lists: Lobby | undefined
const tableListeners = new Map<TableId, TableListener>()
type Waiting = {
  /** The request as it goes over the wire; one with a nonce may be sent again. */
  message: Request
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
  limit: ReturnType<typeof setTimeout>
}
const waiting = new Map<number, Waiting>()

/** How the connection stands, for the words at the top of the page. */
export function connection(): 'idle' | 'connecting' | 'live' | 'lost' {
  return status
}

/** Follows the lists of the hall until the returned function is called. */
export function watchLobby(listener: (lobby: Lobby) => void): () => void {
  lobbyListeners.add(listener)
  // A page's effect that begins to watch must not depend on how the connection stands.
  untrack(() => tell({ type: 'watch_lobby' }))
  return () => {
    lobbyListeners.delete(listener)
    if (lobbyListeners.size === 0) tell({ type: yoursListener ? 'watch_yours' : 'leave_lobby' })
    restIfUnused()
  }
}

/** Follows the reader's own tables from now on, on whatever page they are. */
export function watchYours(listener: (yours: readonly TableCard[]) => void): void {
  yoursListener = listener
  // Who follows all lists hears of their own tables too, but has missed the beginning.
  untrack(() => tell({ type: lobbyListeners.size > 0 ? 'watch_lobby' : 'watch_yours' }))
}

/** Follows one table until the returned function is called. */
export function watchTable(table: TableId, listener: TableListener): () => void {
  tableListeners.set(table, listener)
  untrack(() => tell(watching(table, listener)))
  return () => {
    if (tableListeners.get(table) !== listener) return
    tableListeners.delete(table)
    // Who goes on with another view of the same table has not left it.
    queueMicrotask(() => {
      if (tableListeners.has(table)) return
      tell({ type: 'leave', table })
      restIfUnused()
    })
  }
}

function watching(table: TableId, listener: TableListener): ToServer {
  const { viewer } = listener
  return { type: 'watch', table, since: listener.seq() ?? null, ...(viewer !== undefined && { viewer }) }
}

/** Sends a request and waits until it is done: the seq of the log after it. */
export async function ask(what: Ask): Promise<number> {
  const answer = await request({ ...what, nonce: freshNonce() })
  if (answer.type !== 'done') throw new Unreachable()
  return answer.seq
}

/** Asks whether an action would be legal, and what it would do. */
export async function check(
  table: TableId,
  action: string,
  after: readonly string[] = [],
  seat?: Seat,
): Promise<Checked> {
  const tried = after.length > 0 ? { after: [...after] } : {}
  const answer = await request({ type: 'check', table, action, ...tried, ...(seat !== undefined && { seat }) })
  if (answer.type !== 'checked') throw new Unreachable()
  return answer.checked
}

/** Asks where the table would stand after these actions. */
export async function tryOut(table: TableId, actions: readonly string[], seat?: Seat): Promise<Tried> {
  const answer = await request({ type: 'try', table, actions: [...actions], ...(seat !== undefined && { seat }) })
  if (answer.type !== 'tried') throw new Unreachable()
  return answer.tried
}

function request(what: Unnumbered<Request> & { nonce?: string }): Promise<Answer> {
  const number = nextRequest++
  return new Promise((resolve, reject) => {
    const open = socket?.readyState === WebSocket.OPEN
    if (!open && !(what.nonce && status === 'lost')) {
      reject(new Unreachable())
      return
    }
    const limit = setTimeout(() => {
      waiting.delete(number)
      reject(new Unreachable())
    }, answerMostMs)
    const message: Request = { ...what, request: number }
    waiting.set(number, { message, resolve, reject, limit })
    send(message)
  })
}

function send(message: ToServer): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

/** Gives up requests that wait for their answer: all, or those that must not be asked twice. */
function giveUp(which: (message: Request) => boolean): void {
  for (const [number, { message }] of waiting) if (which(message)) settle(number)?.reject(new Unreachable())
}

function canBeAskedAgain(message: Request): boolean {
  return 'nonce' in message
}

/** Has every connection wait for `first`: the server must know the reader by then. */
export function openAfter(first: () => Promise<void>): void {
  before = first
}

/** Calls `then` when the server takes the reader's token back. */
export function onSignedOut(then: () => void): void {
  signedOut = then
}

/** Closes the connection and opens another, because the reader is somebody else now. */
export function comeAnew(): void {
  retries = 0
  giveUp(() => true)
  socket?.close()
}

/** Tries at once instead of waiting for the next retry. */
export function reconnectNow(): void {
  retries = 0
  if (status === 'lost') connect()
}

function tell(message: ToServer): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  else if (status === 'idle') connect()
}

function connect(): void {
  clearTimeout(retry)
  if (socket && socket.readyState <= WebSocket.OPEN) return
  if (status === 'idle') status = 'connecting'
  const mine = ++attempt
  before().then(
    () => mine === attempt && open(),
    () => mine === attempt && lose(),
  )
}

function open(): void {
  const fresh = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
  socket = fresh
  fresh.onopen = () => {
    status = 'live'
    retries = 0
    lastHeardAt = Date.now()
    if (lobbyListeners.size > 0) tell({ type: 'watch_lobby' })
    else if (yoursListener) tell({ type: 'watch_yours' })
    for (const [table, listener] of tableListeners) tell(watching(table, listener))
    for (const { message } of waiting.values()) send(message)
    clearInterval(ping)
    ping = setInterval(checkPulse, pingEveryMs)
  }
  fresh.onmessage = (event) => {
    lastHeardAt = Date.now()
    if (typeof event.data === 'string') hear(JSON.parse(event.data) as ToClient)
  }
  fresh.onclose = (event) => {
    if (socket !== fresh) return
    if (event.code === signedOutCode) {
      giveUp(() => true)
      signedOut()
    }
    lose()
  }
}

function checkPulse(): void {
  if (Date.now() - lastHeardAt > silenceMostMs) socket?.close()
  else tell({ type: 'ping', away: document.hidden })
}

function lose(): void {
  clearInterval(ping)
  socket = undefined
  giveUp((message) => !canBeAskedAgain(message))
  if (isUnused()) {
    giveUp(() => true)
    status = 'idle'
    return
  }
  status = 'lost'
  // Between half and all of it, by chance, so that a restarted server is not greeted by everybody at once.
  const most = Math.min(retryMostMs, retryFirstMs * 2 ** retries++)
  retry = setTimeout(connect, most * (0.5 + Math.random() / 2))
}

function isUnused(): boolean {
  return lobbyListeners.size === 0 && tableListeners.size === 0 && !yoursListener
}

function restIfUnused(): void {
  if (!isUnused()) return
  clearTimeout(retry)
  if (!socket) {
    giveUp(() => true)
    status = 'idle'
  }
}

function hear(message: ToClient): void {
  switch (message.type) {
    case 'lobby':
    case 'lobby_changed':
    case 'your_tables':
      lists = afterMessage(lists, message)
      if (lists) for (const listener of lobbyListeners) listener(asShown(lists))
      if (message.type !== 'lobby_changed') yoursListener?.('yours' in message ? message.yours : message.lobby.yours)
      break
    case 'table':
      tableListeners.get(message.state.table.id)?.onTable(message.state, message.log, message.chat)
      break
    case 'update':
      tableListeners.get(message.table)?.onUpdate(message.batches, message.state)
      break
    case 'chat':
      tableListeners.get(message.table)?.onChat(message.line)
      break
    case 'done':
    case 'checked':
    case 'tried':
      settle(message.request)?.resolve(message)
      break
    case 'refused':
      refuse(message.request, message.refusal.reason)
      break
    case 'closing':
      socket?.close()
      break
    case 'pong':
      break
  }
}

/** While the store of the server is away, a request that may be asked again is. */
function refuse(number: number, reason: Text): void {
  const asked = waiting.get(number)
  if (asked && reason.key === storageRefusal && canBeAskedAgain(asked.message)) {
    setTimeout(() => waiting.get(number) === asked && send(asked.message), storageRetryMs)
  } else settle(number)?.reject(new Refused(reason, 409))
}

function settle(request: number) {
  const found = waiting.get(request)
  if (found) {
    clearTimeout(found.limit)
    waiting.delete(request)
  }
  return found
}

addEventListener('online', reconnectNow)
