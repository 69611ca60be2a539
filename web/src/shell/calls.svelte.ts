// Calls the reader to their tables, wherever they are on the site: when a game begins, when it is their turn, and when
// others ask for them. A notice with a link, the title in words, the sign of the page, and a horn where sound is on.
import { mount } from 'svelte'
import { notify } from '$design/toasts.svelte'
import { t, wantWords } from '$i18n/i18n.svelte'
import type { TableCard, TableId } from '$net/protocol'
import { watchYours } from '$net/socket.svelte'
import { here } from '../router/router.svelte'
import { play } from '../table/instruments'
import { callsOf, type Call } from './callsOf'
import { rememberSeats } from './seated'
import { tableName } from './tableLine'
import TurnStrip from './TurnStrip.svelte'
import { waitingFirst } from './waiting'

let listening = false
let called = $state.raw<readonly TableCard[]>([])
let known: ReadonlyMap<TableId, TableCard> | undefined
/** The title of the page while a call stands in its place. */
let title: string | undefined

/** The tables that wait for the reader, the most urgent first. */
export function awaiting(): readonly TableCard[] {
  return called
}

/** Listens from now on; once is enough. */
export function listen(): void {
  if (listening) return
  listening = true
  document.addEventListener('visibilitychange', giveTitleBack)
  void wantWords('calls').then(() => {
    watchYours(hear)
    showStrip()
  })
}

function hear(yours: readonly TableCard[]): void {
  const calls = callsOf(known, yours)
  called = waitingFirst(yours)
  known = new Map(yours.map((table) => [table.id, table]))
  rememberSeats(yours.some(({ status }) => status === 'waiting' || status === 'running'))
  showSign(yours.some(({ your_turn }) => your_turn))
  for (const { kind, table } of calls) call(kind, table)
}

function call(kind: Call['kind'], table: TableCard): void {
  const path = `/table/${table.id}`
  const there = here().path === path
  // Who looks at the table sees it begin and go on; only being asked for is said there too.
  if (there && !document.hidden && kind !== 'nudged') return
  const words = t(`call-${kind}`, { table: tableName(table) })
  if (!there || kind === 'nudged') notify(words, 'call', there ? undefined : { href: path, words: t('call-go') })
  // A table that is open blows its own horn when it is the reader's turn.
  if (!there || kind !== 'turn') play('horn')
  if (document.hidden) {
    title ??= document.title
    document.title = words
  }
}

/** Under the bar, over the page. */
function showStrip(): void {
  const page = document.getElementById('main')
  if (page?.parentElement) mount(TurnStrip, { target: page.parentElement, anchor: page })
}

function giveTitleBack(): void {
  if (document.hidden || title === undefined) return
  document.title = title
  title = undefined
}

function showSign(called: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', called ? '/icon-call.svg' : '/icon.svg')
}
