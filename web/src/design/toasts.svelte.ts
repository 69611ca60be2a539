// Short notices above the page. They go by themselves, except a trouble, which stays until it is closed or over.

/** `way`: where the notice leads. */
export type Way = { href: string; words: string }
export type Notice = { id: number; kind: 'news' | 'call' | 'trouble'; words: string; way?: Way | undefined }

const shownForMs = 6_000
const wayShownForMs = 30_000
const shownMost = 4
let nextId = 1

export const notices = $state<Notice[]>([])

export function notify(words: string, kind: Notice['kind'] = 'news', way?: Way): void {
  if (notices.some((notice) => notice.words === words)) return
  const id = nextId++
  notices.push({ id, kind, words, way })
  if (notices.length > shownMost) notices.shift()
  if (kind !== 'trouble') setTimeout(() => dismiss(id), way ? wayShownForMs : shownForMs)
}

export function dismiss(id: number): void {
  const index = notices.findIndex((notice) => notice.id === id)
  if (index >= 0) notices.splice(index, 1)
}

/** What was in the way is so no longer: the next attempt went through, or the server is back. */
export function troubleIsOver(): void {
  for (const { id, kind } of [...notices]) if (kind === 'trouble') dismiss(id)
}
