// Types of the made-up hall for the tests.
import type { Page } from '@playwright/test'
import type { GameInfo, Lobby, Me, TableCard, TableState } from '../src/net/protocol'

export const me: Me
export const games: GameInfo[]
export const lobby: Lobby
export const waiting: TableCard
export function state(card: TableCard): TableState
export function fakeServer(page: Page, answers?: { me: Me; games: GameInfo[]; lobby: Lobby }): Promise<void>
