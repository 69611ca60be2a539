import { expect, test } from 'vitest'
import { hyphenate } from './hyphens'

const shown = (name: string) => hyphenate(name).replaceAll('\u00ad', '|')

test('long names may break between syllables', () => {
  expect(shown('Хранилище пива')).toBe('Хра|ни|ли|ще пива')
  expect(shown('Пивоварня')).toBe('Пи|во|вар|ня')
  expect(shown('Таинственный дар')).toBe('Таинс|твен|ный дар')
  expect(shown('Кістколом')).toBe('Кіс|тко|лом')
})

test('English breaks between two consonants', () => {
  expect(shown('Gold Container')).toBe('Gold Con|tainer')
  expect(shown('Beer Specialist')).toBe('Beer Specialist')
})

test('short names stay as they are', () => {
  expect(shown('Меч')).toBe('Меч')
  expect(shown('Beer Mugs')).toBe('Beer Mugs')
})

test('a break never leaves one letter alone', () => {
  for (const name of ['Благословение', 'Плавильня', 'Курострел', 'Хранилище', 'Эльф-лучник', 'Сховище'])
    for (const part of shown(name).split('|')) expect(part.length).toBeGreaterThan(1)
})
