// The live connection with a made-up socket: what it says, when it comes back, and what it asks for then.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lobby, TableState, ToClient } from './protocol'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  said: unknown[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(words: string) {
    this.said.push(JSON.parse(words))
  }
  close(code = 1000) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  hear(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const lobby: Lobby = { yours: [], open: [], running: [], finished: [] }
const newest = () => FakeSocket.all.at(-1)!
/** Lets promises that are already settled take effect. */
const settle = () => vi.advanceTimersByTimeAsync(0)

let net: typeof import('./socket.svelte')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('location', { protocol: 'https:', host: 'hall.example' })
  vi.stubGlobal('addEventListener', () => {})
  net = await import('./socket.svelte')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listener(seq: number | undefined) {
  return { seq: () => seq, onTable: vi.fn(), onUpdate: vi.fn(), onChat: vi.fn() }
}

describe('the connection', () => {
  test('opens when something is watched, and tells the server what', async () => {
    const heard = vi.fn()
    net.watchLobby(heard)
    await settle()
    expect(newest().url).toBe('wss://hall.example/api/socket')
    newest().open()
    expect(newest().said).toEqual([{ type: 'watch_lobby' }])
    newest().hear({ type: 'lobby', lobby })
    expect(heard).toHaveBeenCalledWith(lobby)
    expect(net.connection()).toBe('live')
  })

  test('waits until the server knows the reader', async () => {
    let known = () => {}
    net.openAfter(() => new Promise((resolve) => (known = resolve)))
    net.watchLobby(() => {})
    await settle()
    expect(FakeSocket.all).toHaveLength(0)
    known()
    await settle()
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('comes back by itself and asks each table for what it missed', async () => {
    net.watchTable('t', listener(7))
    await settle()
    newest().open()
    newest().close()
    expect(net.connection()).toBe('lost')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSocket.all).toHaveLength(2)
    newest().open()
    expect(newest().said).toEqual([{ type: 'watch', table: 't', since: 7 }])
  })

  test('waits longer after each failure, but never longer than fifteen seconds', async () => {
    net.watchLobby(() => {})
    await settle()
    for (let failures = 0; failures < 10; failures++) {
      newest().close()
      await vi.advanceTimersByTimeAsync(15_000)
    }
    expect(FakeSocket.all.length).toBe(11)
  })

  test('is closed and opened anew when the reader becomes somebody else', async () => {
    net.watchLobby(() => {})
    await settle()
    newest().open()
    net.comeAnew()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('says that the reader was signed out, and only then', async () => {
    const signedOut = vi.fn()
    net.onSignedOut(signedOut)
    net.watchLobby(() => {})
    await settle()
    newest().open()
    newest().close()
    expect(signedOut).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    newest().open()
    newest().close(4001)
    expect(signedOut).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSocket.all).toHaveLength(3)
  })

  test('is not sought again when nobody watches any more', async () => {
    const leave = net.watchLobby(() => {})
    await settle()
    newest().open()
    leave()
    newest().close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(net.connection()).toBe('idle')
  })

  test('is given up when the server falls silent', async () => {
    net.watchLobby(() => {})
    await settle()
    newest().open()
    await vi.advanceTimersByTimeAsync(80_000)
    expect(FakeSocket.all[0]!.said).toContainEqual({ type: 'ping', away: false })
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })
})

describe('a request', () => {
  async function connected() {
    net.watchTable('t', listener(undefined))
    await settle()
    newest().open()
    return newest()
  }

  test('is answered by its number', async () => {
    const socket = await connected()
    const first = net.ask({ type: 'act', table: 't', seq: 0, action: 'pass' })
    const second = net.ask({ type: 'act', table: 't', seq: 1, action: 'pass' })
    const [a, b] = socket.said.slice(-2) as { request: number }[]
    socket.hear({ type: 'done', request: b!.request, seq: 9 })
    socket.hear({ type: 'refused', request: a!.request, refusal: { reason: { key: 'refused-stale' }, seq: 3 } })
    await expect(second).resolves.toBe(9)
    await expect(first).rejects.toMatchObject({ reason: { key: 'refused-stale' } })
  })

  test('asks what an action would do on the same connection', async () => {
    const socket = await connected()
    const asked = net.check('t', 'pass')
    const said = socket.said.at(-1) as { type: string; action: string; request: number }
    expect(said).toMatchObject({ type: 'check', table: 't', action: 'pass' })
    socket.hear({ type: 'checked', request: said.request, checked: { why_not: null, preview: null } })
    await expect(asked).resolves.toEqual({ why_not: null, preview: null })
  })

  test('is asked again with the same nonce when the connection is lost before the answer', async () => {
    const socket = await connected()
    const asked = net.ask({ type: 'say', table: 't', words: 'hello' })
    const first = socket.said.at(-1) as { nonce: string }
    expect(first.nonce).toMatch(/^[0-9a-f]{32}$/)
    socket.close()
    await vi.advanceTimersByTimeAsync(1_000)
    newest().open()
    const again = newest().said.at(-1) as { request: number; nonce: string }
    expect(newest().said[0]).toMatchObject({ type: 'watch' })
    expect(again).toEqual(first)
    newest().hear({ type: 'done', request: again.request, seq: 4 })
    await expect(asked).resolves.toBe(4)
  })

  test('made while the connection is lost goes out when it is back', async () => {
    const socket = await connected()
    socket.close()
    const asked = net.ask({ type: 'say', table: 't', words: 'hello' })
    await vi.advanceTimersByTimeAsync(1_000)
    newest().open()
    const said = newest().said.at(-1) as { request: number }
    newest().hear({ type: 'done', request: said.request, seq: 4 })
    await expect(asked).resolves.toBe(4)
  })

  test('is asked again while the store of the server is away', async () => {
    const socket = await connected()
    const asked = net.ask({ type: 'say', table: 't', words: 'hello' })
    const first = socket.said.at(-1) as { request: number }
    socket.hear({ type: 'refused', request: first.request, refusal: { reason: { key: 'refused-storage' }, seq: null } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(socket.said.slice(-2)).toEqual([first, first])
    socket.hear({ type: 'done', request: first.request, seq: 4 })
    await expect(asked).resolves.toBe(4)
  })

  test('is given up when no answer comes in time', async () => {
    const socket = await connected()
    const failure = expect(net.ask({ type: 'say', table: 't', words: 'hello' })).rejects.toThrow()
    socket.close()
    await vi.advanceTimersByTimeAsync(15_000)
    await failure
    newest().open()
    expect(newest().said).toHaveLength(1)
  })

  test('is given up when the reader becomes somebody else', async () => {
    const socket = await connected()
    const failure = expect(net.ask({ type: 'say', table: 't', words: 'hello' })).rejects.toThrow()
    socket.close(4001)
    await failure
    await vi.advanceTimersByTimeAsync(1_000)
    newest().open()
    expect(newest().said).toHaveLength(1)
  })

  test('that only looks is not repeated', async () => {
    const socket = await connected()
    const failure = expect(net.check('t', 'pass')).rejects.toThrow()
    socket.close()
    await failure
  })

  test('fails without a connection', async () => {
    await expect(net.ask({ type: 'say', table: 't', words: 'hello' })).rejects.toThrow()
  })
})

test('news of a table reach its listener and nobody else', async () => {
  const mine = listener(undefined)
  const other = listener(undefined)
  net.watchTable('mine', mine)
  net.watchTable('other', other)
  await settle()
  newest().open()
  const state = { table: { id: 'mine' } } as TableState
  newest().hear({ type: 'update', table: 'mine', batches: [], state })
  expect(mine.onUpdate).toHaveBeenCalledWith([], state)
  expect(other.onUpdate).not.toHaveBeenCalled()
})
