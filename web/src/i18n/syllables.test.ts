// Long words are parted where their language parts them.
import { expect, test } from 'vitest'
import { partable } from './syllables'

const shown = (words: string) => partable(words).replaceAll('\u00ad', '|')

test('long words part between syllables', () => {
  expect(shown('Вершниця')).toBe('Верш|ниця')
  expect(shown('Альфхільд')).toBe('Альф|хільд')
  expect(shown('Далекоплавка')).toBe('Дале|ко|плавка')
  expect(shown('Звездочётка')).toBe('Звез|до|чётка')
  expect(shown('Хранилище пива')).toBe('Хра|ни|лище пива')
  expect(shown('Пивоварня')).toBe('Пиво|варня')
  expect(shown('Таинственный дар')).toBe('Таинст|вен|ный дар')
  expect(shown('Кістколом')).toBe('Кіст|ко|лом')
  expect(shown('Кузница')).toBe('Куз|ница')
})

test('a sign stays with the letter before it', () => {
  expect(shown('Плавильня')).toBe('Пла|вильня')
  expect(shown('Сурм’яний')).toBe('Сурм’я|ний')
})

test('English parts between two consonants that are two sounds', () => {
  expect(shown('Gold Container')).toBe('Gold Con|tainer')
  expect(shown('Wanderer')).toBe('Wan|derer')
  expect(shown('Resurrection')).toBe('Resur|rec|tion')
})

test('an English word without such a pair parts once, never within one sound', () => {
  expect(shown('Beer Specialist')).toBe('Beer Spe|cialist')
  expect(shown('Treasure Chest')).toBe('Trea|sure Chest')
  expect(shown('Leather')).toBe('Lea|ther')
})

test('capitals part as small letters do', () => {
  expect(shown('ХРАНИЛИЩЕ')).toBe('ХРА|НИ|ЛИЩЕ')
})

test('short words stay as they are', () => {
  expect(shown('Меч')).toBe('Меч')
  expect(shown('Beer Mugs')).toBe('Beer Mugs')
  expect(shown('Эльф-лучник')).toBe('Эльф-лучник')
})

test('no syllable of fewer than three letters stands alone at either end, and none of one letter anywhere', () => {
  const words = ['Мандрівниця', 'Хранителька', 'Стерничка', 'Далекоплавка', 'Благословение', 'Плавильня', 'Курострел']
  for (const word of [...words, 'Хранилище', 'Сховище']) {
    const parts = shown(word).split('|')
    expect(parts.length).toBeGreaterThan(1)
    expect(parts[0]?.length).toBeGreaterThanOrEqual(3)
    expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(3)
    for (const part of parts) expect(part.length).toBeGreaterThan(1)
  }
})
