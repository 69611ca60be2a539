// Searching in a rule page: which blocks hold the words, and where inside them.

export type Piece = { words: string; found: boolean }

/** The shortest search that narrows anything down. */
const shortest = 2

/** Cuts `words` at every place where `find` stands, whatever the case. */
export function cutAt(words: string, find: string): Piece[] {
  const wanted = find.trim().toLowerCase()
  if (wanted.length < shortest) return [{ words, found: false }]
  const pieces: Piece[] = []
  const lower = words.toLowerCase()
  let end = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, end)) {
    if (at > end) pieces.push({ words: words.slice(end, at), found: false })
    end = at + wanted.length
    pieces.push({ words: words.slice(at, end), found: true })
  }
  if (end < words.length) pieces.push({ words: words.slice(end), found: false })
  return pieces
}

/** How often `find` stands in `words`; undefined when there is nothing to search for. */
export function countIn(words: string, find: string): number | undefined {
  if (find.trim().length < shortest) return undefined
  return cutAt(words, find).filter((piece) => piece.found).length
}
