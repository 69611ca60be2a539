// The Markdown that the rules are written in.
import { describe, expect, test } from 'vitest'
import { parseMarkdown, plainWords, type Block } from './markdown'

const words = (text: string) => ({ kind: 'words', words: text })

describe('blocks', () => {
  test('headings get an id that repeats never share', () => {
    expect(parseMarkdown('## Хід гри\n\n## Хід гри')).toEqual([
      { kind: 'heading', level: 2, id: 'хід-гри', inlines: [words('Хід гри')] },
      { kind: 'heading', level: 2, id: 'хід-гри-2', inlines: [words('Хід гри')] },
    ])
  })

  test('lines of a paragraph are joined', () => {
    expect(parseMarkdown('one\ntwo\n\nthree')).toEqual([
      { kind: 'paragraph', inlines: [words('one two')] },
      { kind: 'paragraph', inlines: [words('three')] },
    ])
  })

  test('a list ends a paragraph, holds long items and lists inside', () => {
    const [paragraph, list] = parseMarkdown('Do this:\n- first\n  goes on\n  - inner\n- second')
    expect(paragraph).toEqual({ kind: 'paragraph', inlines: [words('Do this:')] })
    expect(list).toEqual({
      kind: 'list',
      ordered: false,
      items: [
        {
          inlines: [words('first goes on')],
          children: [{ kind: 'list', ordered: false, items: [{ inlines: [words('inner')], children: [] }] }],
        },
        { inlines: [words('second')], children: [] },
      ],
    })
  })

  test('a numbered list is another list', () => {
    const blocks = parseMarkdown('1. one\n2. two\n\n- three')
    expect(blocks.map((block) => block.kind === 'list' && block.ordered)).toEqual([true, false])
  })

  test('a table has a head and rows', () => {
    expect(parseMarkdown('| God | Points |\n|---|---:|\n| Odin | 3 |')).toEqual([
      { kind: 'table', head: [[words('God')], [words('Points')]], rows: [[[words('Odin')], [words('3')]]] },
    ])
  })

  test('a quote and a rule', () => {
    expect(parseMarkdown('> an\n> example\n\n---')).toEqual([
      { kind: 'quote', inlines: [words('an example')] },
      { kind: 'rule' },
    ])
  })
})

describe('words inside a block', () => {
  const inlines = (source: string) => (parseMarkdown(source)[0] as Extract<Block, { kind: 'paragraph' }>).inlines

  test('bold, italic and code', () => {
    expect(inlines('a **b** *c* `d`')).toEqual([
      words('a '),
      { kind: 'strong', words: 'b' },
      words(' '),
      { kind: 'em', words: 'c' },
      words(' '),
      { kind: 'code', words: 'd' },
    ])
  })

  test('a multiplication sign made of a star is no emphasis', () => {
    expect(inlines('2 * 3 * 4')).toEqual([words('2 * 3 * 4')])
  })

  test('links to ourselves and to the web', () => {
    expect(inlines('[x](/rules/asgard) [y](#a)')).toEqual([
      { kind: 'link', words: 'x', href: '/rules/asgard' },
      words(' '),
      { kind: 'link', words: 'y', href: '#a' },
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere', 'vbscript:x'])(
    '%s never becomes a link',
    (href) => {
      expect(inlines(`[x](${href})`).some((inline) => inline.kind === 'link')).toBe(false)
    },
  )

  test('HTML stays words', () => {
    expect(inlines('<img src=x onerror=alert(1)>')).toEqual([words('<img src=x onerror=alert(1)>')])
  })
})

test('plain words of a block hold everything a reader could search for', () => {
  const [list, table] = parseMarkdown('- a **b**\n  - c\n\n| d | e |\n|--|--|\n| f | g |')
  expect(list && plainWords(list)).toBe('a b c')
  expect(table && plainWords(table)).toBe('d e f g')
})
