// A small Markdown reader for our own rule pages: headings, paragraphs, lists, tables, quotes, bold, italic, code and links.
// It makes a tree that components draw, never HTML, so nothing in a page can be more than words.

export type Inline =
  | { kind: 'words'; words: string }
  | { kind: 'strong' | 'em' | 'code'; words: string }
  | { kind: 'link'; words: string; href: string }
export type Item = { inlines: Inline[]; children: Block[] }
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; id: string; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'quote'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

export function parseMarkdown(source: string): Block[] {
  return parseLines(source.replaceAll('\r\n', '\n').split('\n'), new Map())
}

/** Plain words of a block, for searching. */
export function plainWords(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return inlineWords(block.inlines)
    case 'list':
      return block.items
        .map((item) => [inlineWords(item.inlines), ...item.children.map(plainWords)].join(' '))
        .join(' ')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineWords).join(' ')).join(' ')
    case 'rule':
      return ''
  }
}

export function inlineWords(inlines: readonly Inline[]): string {
  return inlines.map((inline) => inline.words).join('')
}

function parseLines(lines: readonly string[], ids: Map<string, number>): Block[] {
  const blocks: Block[] = []
  let at = 0
  const peek = () => lines[at] ?? ''
  while (at < lines.length) {
    const line = peek()
    const heading = /^(#{1,4})\s+(.*?)\s*#*$/.exec(line)
    if (line.trim() === '') {
      at++
    } else if (heading) {
      const inlines = parseInlines(heading[2] ?? '')
      blocks.push({
        kind: 'heading',
        level: (heading[1] ?? '#').length as 1 | 2 | 3 | 4,
        id: uniqueId(inlineWords(inlines), ids),
        inlines,
      })
      at++
    } else if (/^(-{3,}|\*{3,})\s*$/.test(line)) {
      blocks.push({ kind: 'rule' })
      at++
    } else if (line.startsWith('|') && isDivider(lines[at + 1] ?? '')) {
      const head = cells(line)
      const rows: Inline[][][] = []
      for (at += 2; peek().startsWith('|'); at++) rows.push(cells(peek()))
      blocks.push({ kind: 'table', head, rows })
    } else if (listMark.test(line)) {
      const ordered = /^\s*\d/.test(line)
      const items: Item[] = []
      while (at < lines.length && listMark.test(peek()) && /^\s*\d/.test(peek()) === ordered) {
        const mark = listMark.exec(peek())
        const indent = mark?.[0].length ?? 2
        const words = [peek().slice(indent)]
        const inner: string[] = []
        for (at++; at < lines.length; at++) {
          const next = peek()
          if (next.trim() === '' ? !/^\s{2,}\S/.test(lines[at + 1] ?? '') : !/^\s{2,}/.test(next)) break
          if (inner.length > 0 || next.trim() === '' || listMark.test(next.trimStart()))
            inner.push(next.replace(/^\s{2,4}/, ''))
          else words.push(next.trim())
        }
        items.push({ inlines: parseInlines(words.join(' ')), children: parseLines(inner, ids) })
      }
      blocks.push({ kind: 'list', ordered, items })
    } else if (line.startsWith('>')) {
      const words: string[] = []
      for (; peek().startsWith('>'); at++) words.push(peek().replace(/^>\s?/, ''))
      blocks.push({ kind: 'quote', inlines: parseInlines(words.join(' ')) })
    } else {
      const words: string[] = []
      do {
        words.push(peek().trim())
        at++
      } while (at < lines.length && peek().trim() !== '' && !startsBlock(peek(), lines[at + 1] ?? ''))
      blocks.push({ kind: 'paragraph', inlines: parseInlines(words.join(' ')) })
    }
  }
  return blocks
}

const listMark = /^(?:[-*+]|\d{1,3}[.)])\s+/

function startsBlock(line: string, next: string): boolean {
  return (
    /^#{1,4}\s/.test(line) || line.startsWith('>') || listMark.test(line) || (line.startsWith('|') && isDivider(next))
  )
}

function isDivider(line: string): boolean {
  return /^\|(\s*:?-{2,}:?\s*\|)+\s*$/.test(line)
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInlines(cell.trim()))
}

function parseInlines(words: string): Inline[] {
  const found: Inline[] = []
  const pattern = /\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/g
  let end = 0
  for (const match of words.matchAll(pattern)) {
    if (match.index > end) found.push({ kind: 'words', words: words.slice(end, match.index) })
    end = match.index + match[0].length
    const [whole, strong, em, code, label, href] = match
    if (strong !== undefined) found.push({ kind: 'strong', words: strong })
    else if (em !== undefined) found.push({ kind: 'em', words: em })
    else if (code !== undefined) found.push({ kind: 'code', words: code })
    else if (label !== undefined && href !== undefined && isSafe(href)) found.push({ kind: 'link', words: label, href })
    else found.push({ kind: 'words', words: label ?? whole })
  }
  if (end < words.length) found.push({ kind: 'words', words: words.slice(end) })
  return found
}

/** Only addresses of our own and plain web links; never a script. */
function isSafe(href: string): boolean {
  return /^(?:#|\/(?!\/)|https?:\/\/)/.test(href)
}

function uniqueId(words: string, ids: Map<string, number>): string {
  const base = words
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const count = ids.get(base) ?? 0
  ids.set(base, count + 1)
  return count === 0 ? base : `${base}-${count + 1}`
}
