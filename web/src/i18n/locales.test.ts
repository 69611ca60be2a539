// The message files of all three languages against each other and against the code that uses them.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gameIds } from '../games/ids'
import { shownForms } from './format'

const locales = join(import.meta.dirname, '../../../locales')
const source = join(import.meta.dirname, '..')
const crates = join(import.meta.dirname, '../../../crates')
const languages = ['en', 'ru', 'uk']
const sets = [
  ...new Set(
    languages.flatMap((language) => readdirSync(join(locales, language)).filter((file) => file.endsWith('.ftl'))),
  ),
]

/** Every message and attribute of a file with the variables it uses. */
function messages(language: string, set: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const entry of new FluentResource(readFileSync(join(locales, language, set), 'utf8')).body) {
    if (entry.value !== null) found.set(entry.id, variables(entry.value))
    for (const [name, pattern] of Object.entries(entry.attributes)) found.set(`${entry.id}.${name}`, variables(pattern))
  }
  return found
}

function variables(pattern: unknown): string[] {
  const names = new Set<string>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'var' && 'name' in node) names.add(String(node.name))
    Object.values(node).forEach(visit)
  }
  visit(pattern)
  return [...names].sort()
}

/** Grammatical forms differ from language to language by their nature. */
const forms = [...shownForms, 'gender', 'animate'].join('|')
const isForm = (key: string) => new RegExp(`\\.(${forms})$`).test(key)
/** Which form of an argument a sentence uses is the language's own affair. */
const base = (variable: string) => variable.replace(new RegExp(`_(${forms}|you|count)$`), '')

describe.each(sets)('%s', (set) => {
  const english = messages('en', set)

  test.each(['ru', 'uk'])('has the same messages in %s as in English', (language) => {
    const keys = (found: Map<string, string[]>) => [...found.keys()].filter((key) => !isForm(key)).sort()
    expect(keys(messages(language, set))).toEqual(keys(english))
  })

  test.each(['ru', 'uk'])('uses no argument in %s that English does not have', (language) => {
    const unknown = [...messages(language, set)].flatMap(([key, used]) => {
      const known = new Set((english.get(key) ?? []).map(base))
      return used.filter((name) => english.has(key) && !known.has(base(name))).map((name) => `${key}: $${name}`)
    })
    expect(unknown).toEqual([])
  })

  test.each(languages)('has no message written twice in %s', (language) => {
    const ids = new FluentResource(readFileSync(join(locales, language, set), 'utf8')).body.map((entry) => entry.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each(languages)('is read to the last line in %s', (language) => {
    // Fluent skips what it cannot parse; a skipped message would go unnoticed.
    const text = readFileSync(join(locales, language, set), 'utf8')
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id)
    expect(new FluentResource(text).body.map((entry) => entry.id)).toEqual(written)
  })
})

describe('the words of the hall', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^generated/.test(file),
  )
  const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')
  const hall = [...messages('en', 'hall.ftl').keys()]
  const known = sets
    .filter((set) => !gameIds.some((id) => set === `${id}.ftl`))
    .flatMap((set) => [...messages('en', set).keys()])

  test('are all there for every key the code names', () => {
    const named = [...code.matchAll(/\bt\((?:[\w.!]+ \? )?'([\w.-]+)'(?: : '([\w.-]+)')?/g)]
      .flatMap(([, first, second]) => [first, second])
      .filter((key) => key !== undefined)
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((key) => !known.includes(key))).toEqual([])
  })

  test('are there for everything the server refuses', () => {
    const rust = readdirSync(crates, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'))
    const said = rust.flatMap((file) =>
      [...readFileSync(join(crates, file), 'utf8').matchAll(/"((?:refused|setup|table-trouble)-[a-z-]+)"/g)].map(
        ([, key]) => key,
      ),
    )
    expect(said).toContain('refused-malformed')
    expect(said.filter((key) => key !== undefined && !known.includes(key))).toEqual([])
  })

  test('name every term of the games’ judgements, and no other', () => {
    const rust = readdirSync(join(crates, 'games'), { recursive: true, encoding: 'utf8' })
    const named = rust
      .filter((file) => file.endsWith('.rs'))
      .flatMap((file) => [...readFileSync(join(crates, 'games', file), 'utf8').matchAll(/"([a-z]+-term-[a-z]+)"/g)])
      .map(([, key]) => key)
    expect([...new Set(named)].sort()).toEqual([...messages('en', 'terms.ftl').keys()].sort())
  })

  test('are all used', () => {
    const built = [...code.matchAll(/`([\w-]*)\$\{[^}]*\}([\w.-]*)`/g)].map(([, start, end]) => ({
      start: start ?? '',
      end: end ?? '',
    }))
    const isBuilt = (key: string) =>
      built.some(({ start, end }) => start.length > 2 && key.startsWith(start) && key.endsWith(end))
    expect(hall.filter((key) => !code.includes(`'${key}'`) && !isBuilt(key))).toEqual([])
  })
})

test.each(languages)('every game has a name and a line in %s', (language) => {
  const known = messages(language, 'hall.ftl')
  for (const id of gameIds) expect([known.has(`game-${id}`), known.has(`game-${id}.line`)], id).toEqual([true, true])
})
