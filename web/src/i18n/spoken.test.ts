// Every sentence of every game in every language, said with everything it may speak of: with 0, 1, 2, 5 and 21, with the
// reader as the one who acts, as the one it is done to, and as a spectator. What people would read is checked here; set
// SPOKEN to a folder and it is written there too, to be read by people.
import { FluentResource } from '@fluent/bundle'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Words } from './format'
import { checks, type Fault } from './spoken.checks'
import { arguments_, number, type Things } from './spoken.fixture'
import type { SeatName, Text, Value } from './text'

const locales = join(import.meta.dirname, '../../../locales')
const languages = ['en', 'ru', 'uk'] as const
const tried = [0, 1, 2, 5, 21]
/** Thousands of sentences, on a machine that may be busy. */
const patience = 60_000
const pronoun = { en: 'You', ru: 'Вы', uk: 'Ви' }
const people = { en: ['Anna', 'Mark'], ru: ['Анна', 'Марк'], uk: ['Анна', 'Марко'] }

const read = (language: string, set: string) => readFileSync(join(locales, language, set), 'utf8')
const entries = (language: string, set: string) => new FluentResource(read(language, set)).body

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name))
  Object.values(node).forEach((inner) => variables(inner, found))
  return found
}

/** The arguments a message names in any language; a form such as `$god_gen` belongs to `$god`. */
function argumentsOf(game: string): Map<string, Set<string>> {
  const known = arguments_[game] ?? {}
  const found = new Map<string, Set<string>>()
  for (const language of languages)
    for (const entry of [...entries(language, `${game}.ftl`)])
      for (const name of variables([entry.value, entry.attributes])) {
        const base = name in known ? name : name.replace(/_[a-z]+$/, '')
        found.set(entry.id, (found.get(entry.id) ?? new Set()).add(base))
      }
  return found
}

const keysOf = (game: string) =>
  readdirSync(join(locales, 'en'))
    .filter((set) => set === `${game}.ftl` || set === `${game}-occupations.ftl`)
    .flatMap((set) => entries('en', set).map((entry) => entry.id))

/** One value of each argument in turn, the others by their first; names, which no number changes, with one number only. */
function* combinations(key: string, names: string[], things: Record<string, Things>, n: number, keys: string[]) {
  const values = names.map((name): [string, Value[]] => [
    name,
    (things[`${key} ${name}`] ?? things[name])?.(n, keys) ?? [],
  ])
  const first = values.map(([name, [value]]): [string, Value] => [name, value ?? { number: n }])
  yield first
  for (const [index, [name, all]] of values.entries())
    for (const value of all.slice(1)) if (n === tried[1] || !('term' in value)) yield first.with(index, [name, value])
}

function* readers(language: keyof typeof pronoun): Generator<SeatName[]> {
  for (const reader of [-1, 0, 1])
    yield people[language].map((name, seat) => ({
      name: seat === reader ? pronoun[language] : name,
      you: seat === reader,
    }))
}

function say(language: (typeof languages)[number], game: string): { said: Map<string, Set<string>>; faults: Fault[] } {
  const faults: Fault[] = []
  const words = new Words(language, (missing) => faults.push({ key: missing, said: '', why: 'has no words' }))
  for (const set of ['engine.ftl', 'hall.ftl', `${game}.ftl`, ...(game === 'feast' ? ['feast-occupations.ftl'] : [])])
    words.add(read(language, set))
  const keys = keysOf(game)
  const named = argumentsOf(game)
  const said = new Map<string, Set<string>>()
  for (const { id } of entries(language, `${game}.ftl`)) {
    const lines = new Set<string>()
    for (const n of tried)
      for (const args of combinations(id, [...(named.get(id) ?? [])], arguments_[game] ?? {}, n, keys))
        for (const seats of readers(language)) lines.add(words.sentence({ key: id, args } satisfies Text, seats))
    said.set(id, lines)
    for (const line of lines) for (const why of checks(language, line)) faults.push({ key: id, said: line, why })
  }
  return { said, faults }
}

describe.each(Object.keys(arguments_))('%s', (game) => {
  test('has nothing in its sentences that is not tried', () => {
    const unknown = [...argumentsOf(game)].flatMap(([key, names]) =>
      [...names]
        .filter((name) => !(name in arguments_[game]!) && !(`${key} ${name}` in arguments_[game]!))
        .map((name) => `${key}: $${name}`),
    )
    expect(unknown).toEqual([])
  })

  test.each(languages)(
    'reads well in %s',
    (language) => {
      const { said, faults } = say(language, game)
      const folder = process.env['SPOKEN']
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true })
        const text = [...said].map(([key, lines]) => `${key}\n${[...lines].map((line) => `    ${line}`).join('\n')}`)
        writeFileSync(join(folder, `${language}-${game}.txt`), text.join('\n'))
      }
      expect(faults.slice(0, 40)).toEqual([])
    },
    patience,
  )
})

describe('the words of the frame, boards and lessons', () => {
  const sets = readdirSync(join(locales, 'en')).filter((set) => set.endsWith('.ftl'))

  test.each(languages)('have the signs of %s', (language) => {
    const faults = sets.flatMap((set) =>
      read(language, set)
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .flatMap((line) => (signs(line) ? [`${set}: ${line}`] : [])),
    )
    expect(faults).toEqual([])
  })

  test.each(languages)(
    'read well in %s',
    (language) => {
      const words = new Words(language)
      for (const set of sets) words.add(read(language, set))
      const plain = sets.filter((set) => arguments_[set.replace('.ftl', '')] === undefined)
      const faults = plain.flatMap((set) => entries(language, set)).flatMap((entry) => tryPlain(language, words, entry))
      expect(faults.slice(0, 40)).toEqual([])
    },
    patience,
  )
})

const plurals = ['zero', 'one', 'two', 'few', 'many', 'other']
const counted = new Set(
  Object.values(arguments_).flatMap((things) => Object.keys(things).filter((name) => things[name] === number)),
)

/** What the page itself says gets its arguments as words and numbers; a selector shows which words it knows. */
function tryPlain(
  language: (typeof languages)[number],
  words: Words,
  entry: ReturnType<typeof entries>[number],
): Fault[] {
  const chosen = selectors([entry.value, entry.attributes])
  const lines = new Set<string>()
  for (const key of [entry.id, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)])
    for (const n of tried)
      for (let turn = 0; turn < 3; turn++) {
        // A message that stands inside this one may need the amounts too.
        const args: Record<string, string | number> = { beer: n, gold: n }
        for (const name of variables([entry.value, entry.attributes])) {
          const options = chosen.get(name)?.filter((option) => !plurals.includes(option) && !/^\d+$/.test(option)) ?? []
          const isNumber = counted.has(name) || (chosen.has(name) && options.length === 0)
          args[name] = isNumber ? n : (options[turn % options.length] ?? people[language][0] ?? '')
        }
        lines.add(words.sayIfAny(key, args) ?? '')
      }
  return [...lines].flatMap((line) => checks(language, line).map((why) => ({ key: entry.id, said: line, why })))
}

/** Every variable that selects, with the variants it may choose. */
function selectors(node: unknown, found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof node !== 'object' || node === null) return found
  if ('type' in node && node.type === 'select' && 'selector' in node && 'variants' in node) {
    const { name } = node.selector as { name?: string }
    const keys = (node.variants as { key: { value: unknown } }[]).map(({ key }) => String(key.value))
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), ...keys])
  }
  Object.values(node).forEach((inner) => selectors(inner, found))
  return found
}

/** Quotes and apostrophes of the keyboard; Fluent itself needs the straight quote inside braces. */
const signs = (line: string) => /["']/.test(line.replace(/\{ ?"[^"]*" ?\}/g, ''))
