// The reader's own corrections of each game, gathered in this browser until a table is opened with them. The text is
// the truth: the server lays every change over it, says what differs, and whether the game can be played with it.
import { t } from '$i18n/i18n.svelte'
import { contentApi } from '$net/contentApi'
import type { Corrections, ItemName, NumberChange } from '$net/protocol'

const none: Corrections = { text: '', changes: [] }
const kept = $state<Record<string, Corrections>>({})

const storageKey = (game: string) => `longhall.corrections.${game}`

export function correctionsOf(game: string): Corrections {
  return kept[game] ?? none
}

/** Fetches what the stored text means; without storage or server there is nothing to show. */
export async function wantCorrections(game: string): Promise<void> {
  if (kept[game]) return
  const text = stored(game)
  if (text === '') return
  try {
    kept[game] = await contentApi.correct(game, { text, reset: [], numbers: [] })
  } catch {
    // A text that the game no longer takes stays stored; a file can be uploaded over it.
  }
}

/** What the corrections would be with these numbers, without keeping them. */
export async function tryNumbers(game: string, numbers: readonly NumberChange[]): Promise<Corrections> {
  return contentApi.correct(game, { text: correctionsOf(game).text, reset: [], numbers: [...numbers] })
}

export async function resetItem(game: string, { kind, id }: ItemName): Promise<void> {
  keep(game, await contentApi.correct(game, { text: correctionsOf(game).text, reset: [{ kind, id }], numbers: [] }))
}

export function removeAll(game: string): void {
  keep(game, none)
}

/** Takes the text of a file instead of what is there. */
export async function replaceText(game: string, text: string): Promise<void> {
  keep(game, await contentApi.correct(game, { text, reset: [], numbers: [] }))
}

export function keep(game: string, next: Corrections): void {
  kept[game] = next
  try {
    if (next.text === '') localStorage.removeItem(storageKey(game))
    else localStorage.setItem(storageKey(game), next.text)
  } catch {
    // A browser without storage keeps them until the page is closed.
  }
}

/** The file for a host: the same text that a table is opened with, with a line on where it belongs. */
export function fileOf(game: string): string {
  const note = t('corrections-file-note', { game: t(`game-${game}`), id: game })
  return `# ${note}\n\n${correctionsOf(game).text}`
}

/** The items that differ, each once, in the order of the files. */
export function correctedItems({ changes }: Corrections): ItemName[] {
  const items: ItemName[] = []
  for (const { kind, id } of changes)
    if (!items.some((item) => item.kind === kind && item.id === id)) items.push({ kind, id })
  return items
}

function stored(game: string): string {
  try {
    return localStorage.getItem(storageKey(game)) ?? ''
  } catch {
    return ''
  }
}
