// The reader's part of the seed of a table: made here, sent once the server is bound to its own part, and remembered
// so that it can be found again in what the server reveals at the end.
import type { TableId, TableState } from './protocol'

/** What was known when the part was sent. */
export type Sent = { part: string; commitment: string }

const bytes = 32
const key = (table: TableId) => `seed-part ${table}`

export function randomPart(): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

export function rememberPart(table: TableId, sent: Sent): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(sent))
  } catch {
    // Without storage the part cannot be looked for later; the game is as fair.
  }
}

export function rememberedPart(table: TableId): Sent | undefined {
  try {
    const written = localStorage.getItem(key(table))
    return written === null ? undefined : (JSON.parse(written) as Sent)
  } catch {
    return undefined
  }
}

/** What is wrong with the seed of a table that is over; nothing where all is as it should be. */
export type SeedFault = 'commitment' | 'seed' | 'part'

/** Computes the seed again from everything that was revealed. Mirrors `SeedOrigin` of the engine. */
export async function checkSeed(game: TableState, sent: Sent | undefined): Promise<SeedFault | undefined> {
  const server = game.server_part ?? game.seed
  if (server === null || (await sha256(`longhall seed ${server}`)) !== game.seed_commitment) return 'commitment'
  if (game.server_part === null) return undefined
  const named = game.seed_parts.map(({ seat, part }) => ` p${seat + 1} ${part}`).join('')
  if ((await sha256(`longhall table ${server}${named}`)) !== game.seed) return 'seed'
  for (const { seat, by, part } of game.seed_parts) {
    if (by === 'server' && (await sha256(`longhall part ${server} p${seat + 1}`)) !== part) return 'seed'
  }
  if (sent === undefined) return undefined
  if (sent.commitment !== game.seed_commitment) return 'commitment'
  return game.seed_parts.some(({ by, part }) => by === 'player' && part === sent.part) ? undefined : 'part'
}

async function sha256(words: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words))))
}

export function hex(numbers: Uint8Array): string {
  return [...numbers].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
