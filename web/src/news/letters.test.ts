// The sentences of the service worker, in three languages, for every key the server sends.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLetter, Sentences, type Letter } from './letters'

const root = join(import.meta.dirname, '../../..')
const words = (language: string) =>
  ['news', 'hall'].map((set) => readFileSync(join(root, 'locales', language, `${set}.ftl`), 'utf8')).join('\n')

/** Keys that stand in the sources of the server. */
const folder = join(root, 'crates/server/src')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'))
const sent = new Set(
  sources
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/key: "(news-[a-z]+)"|=> "(news-[a-z]+)"/g),
    ])
    .map(([, one, other]) => one ?? other ?? ''),
)

const letter: Letter = {
  key: 'news-turn',
  args: { table: '', game: 'feast' },
  table: 'abc',
  tag: 'turn-abc',
  waiting: 2,
  id: '1',
}

describe.each(['en', 'ru', 'uk'])('letters in %s', (language) => {
  const sentences = new Sentences(language, words(language))

  test('every key that is sent has a title and a body without a gap', () => {
    expect(sent.size).toBeGreaterThan(8)
    for (const key of sent) {
      const args = { table: 'Winter', game: 'feast', name: 'Ada', count: 12, until_ms: 7_500_000 }
      const { title, body } = sentences.letter({ ...letter, key, args }, 0)
      expect(`${title} ${body}`, key).not.toMatch(/[{}⟦]|undefined/)
      expect(title.length * body.length, key).toBeGreaterThan(0)
    }
  })

  test('a table without a name is called by its game', () => {
    expect(sentences.letter(letter, 0).title).toContain(sentences.say('game-feast'))
  })
})

test('a reminder says how much time is left, at the moment it is read', () => {
  const sentences = new Sentences('en', words('en'))
  const reminder = { ...letter, key: 'news-clock', args: { ...letter.args, until_ms: 7_500_000 } }
  expect(sentences.letter(reminder, 0).body).toContain('2 hours left')
  expect(sentences.letter(reminder, 6_000_000).body).toContain('25 minutes left')
  expect(sentences.letter(reminder, 9_000_000).body).toContain('1 minute left')
})

test('a letter leads to its table, a digest to all of them', () => {
  const sentences = new Sentences('uk', words('uk'))
  expect(sentences.letter(letter, 0).path).toBe('/table/abc')
  const digest = { ...letter, key: 'news-digest', table: null, args: { table: '', game: '', count: 12 } }
  expect(sentences.letter(digest, 0)).toMatchObject({ path: '/tables', title: 'На вас чекають 12 столів' })
})

test('what is no letter is not shown', () => {
  expect(readLetter('')).toBeUndefined()
  expect(readLetter('{"key":1}')).toBeUndefined()
  expect(readLetter(JSON.stringify(letter))).toEqual(letter)
})
