// One thing has one word: the glossaries in locales/<language>/glossary name it, and the words they refuse stand in no
// message of that game, nor in its lesson, its rules or its part of the terminal.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const locales = join(import.meta.dirname, '../../../locales')
const languages = ['en', 'ru', 'uk']
const frame = ['hall.ftl', 'table.ftl', 'server.ftl', 'refused.ftl', 'engine.ftl']

type Said = { where: string; words: string }

/** The words of a message file line by line, without keys, variables and comments. */
function messages(language: string, set: string, keys = /./): Said[] {
  let key = ''
  return readFileSync(join(locales, language, set), 'utf8')
    .split('\n')
    .flatMap((line) => {
      key = /^([a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? key
      const words = line.replace(/^[a-zA-Z][\w-]* *=|^ +\.[a-z]+ =|\$\w+|\{ [a-z]+-[\w-]+ \}/g, ' ')
      return line.startsWith('#') || / \.icon = /.test(line) || !keys.test(key)
        ? []
        : [{ where: `${set}: ${key}`, words }]
    })
}

function said(language: string, subject: string): Said[] {
  if (subject === 'frame') return frame.flatMap((set) => messages(language, set))
  const sets = readdirSync(join(locales, language)).filter(
    (set) => set === `${subject}.ftl` || set.startsWith(`${subject}-`),
  )
  const rules = readFileSync(join(locales, language, 'rules', `${subject}.md`), 'utf8')
  return [
    ...sets.flatMap((set) => messages(language, set)),
    ...messages(language, 'cli.ftl', new RegExp(`^cli-${subject}-`)),
    ...messages(language, 'hall.ftl', new RegExp(`^game-${subject}$`)),
    ...rules.split('\n').map((words) => ({ where: `rules/${subject}.md`, words })),
  ]
}

/** The last column of the table: words that are refused; `*` is any ending, `=` heeds capitals. */
function refused(language: string, subject: string): RegExp[] {
  const rows = readFileSync(join(locales, language, 'glossary', `${subject}.md`), 'utf8').split('\n')
  return rows
    .filter((row) => row.startsWith('| '))
    .slice(1)
    .flatMap((row) => row.split('|')[3]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = word.replace('=', '').replaceAll('.', '\\.').replaceAll('*', '\\p{L}*')
      return new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, word.startsWith('=') ? 'u' : 'iu')
    })
}

describe.each(languages)('%s', (language) => {
  const subjects = readdirSync(join(locales, language, 'glossary')).map((file) => file.replace('.md', ''))

  test('has a glossary for the frame and for every game', () => {
    const games = readdirSync(join(locales, language, 'rules')).map((file) => file.replace('.md', ''))
    expect(subjects.toSorted()).toEqual([...games, 'frame'].toSorted())
  })

  test.each(subjects)('says one thing by one word: %s', (subject) => {
    const words = refused(language, subject)
    expect(words.length).toBeGreaterThan(4)
    const faults = said(language, subject).flatMap(({ where, words: line }) =>
      words.filter((word) => word.test(line)).map((word) => `${where}: ${word.source} in “${line.trim()}”`),
    )
    expect(faults).toEqual([])
  })
})
