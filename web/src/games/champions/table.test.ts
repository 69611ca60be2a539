// Everything the box holds has its place, its picture and its words on the table.
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foeArt } from './foeArt'
import { bandOf, placesOf, streetWidth } from './layout'
import lesson from './lesson'
import { destinyIcons, leaderIcons, runeIcons, type Place, type PlaceView } from './names'

const root = join(import.meta.dirname, '../../../..')
const content = (file: string) => readFileSync(join(root, 'content/champions', `${file}.toml`), 'utf8')

/** The ids of one kind of thing in a content file. */
function ids(file: string, kind: string): string[] {
  return [...content(file).matchAll(new RegExp(`^\\[\\[${kind}\\]\\]\\s+id = "([^"]+)"`, 'gm'))].map(
    ([, id]) => id ?? '',
  )
}

const words = (language: string, set: string) =>
  new Set(
    new FluentResource(readFileSync(join(root, 'locales', language, `${set}.ftl`), 'utf8')).body.map(({ id }) => id),
  )

test('every enemy is drawn', () => {
  const families = ['troll', 'draugr', 'monster']
    .flatMap((kind) => ids('foes', kind))
    .map((id) => id.replace(/-(red|blue|yellow)$/, ''))
  expect(families.length).toBeGreaterThan(20)
  expect([...new Set(families)].filter((family) => !(family in foeArt))).toEqual([])
})

test('every rune and destiny has its sign', () => {
  expect(ids('cards', 'rune').sort()).toEqual(Object.keys(runeIcons).sort())
  expect(ids('cards', 'destiny').sort()).toEqual(Object.keys(destinyIcons).sort())
  expect(Object.keys(leaderIcons)).toHaveLength(5)
})

describe('the coast', () => {
  const at = (place: string) => ({ place: place as Place }) as PlaceView

  test('keeps enemies in the mountains, ships in the harbour and tents at the end of the town', () => {
    expect(bandOf('troll')).toBe('north')
    expect(bandOf('large-longship')).toBe('harbour')
    const town = placesOf('town', ['skald', 'market', 'swordsmith', 'troll', 'militia'].map(at))
    expect(town.map(({ place }) => place)).toEqual(['swordsmith', 'market', 'skald', 'militia'])
  })

  test('has two streets, the upper one longer', () => {
    expect([12, 13, 14].map(streetWidth)).toEqual([6, 7, 7])
  })
})

describe('the words', () => {
  const source = readdirSync(import.meta.dirname)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const terminal = join(import.meta.dirname, '../../../../crates/longhall/src/boards/champions.rs')
  const drawn = readFileSync(terminal, 'utf8')

  test('of the board are all used', () => {
    const built = [...source.matchAll(/`(champions-board-[\w-]*)\$\{/g)].map(([, start]) => start ?? '')
    const unused = [...words('en', 'champions-board')].filter(
      (key) =>
        !source.includes(`'${key}'`) &&
        !drawn.includes(`"${key}"`) &&
        !built.some((start) => start !== 'champions-board-' && key.startsWith(start)),
    )
    const things = [
      'glory',
      'food',
      'wood',
      'coin',
      'favor',
      'blame',
      'swordsman',
      'spearman',
      'axeman',
      'red',
      'blue',
      'yellow',
    ]
    expect(unused.filter((key) => !things.includes(key.replace('champions-board-', '')))).toEqual([])
  })

  test.each(['en', 'ru', 'uk'])('of the lesson are all there in %s', (language) => {
    // How a lesson ends is said in the words of the frame.
    const own = [...lesson.steps, ...lesson.tips].filter(({ until }) => until !== 'end')
    const said = own.flatMap(({ say, otherwise }) => [say, ...(otherwise ? [otherwise] : [])])
    const known = words(language, 'champions-lesson')
    expect(said.filter((key) => !known.has(key))).toEqual([])
    expect([...known].filter((key) => !said.includes(key))).toEqual([])
  })
})
