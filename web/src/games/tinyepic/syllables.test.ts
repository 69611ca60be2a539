import { expect, test } from 'vitest'
import { partable } from './syllables'

const shown = (word: string) => partable(word).replaceAll('\u00ad', '-')

test('long words part between syllables', () => {
  expect(shown('Вершниця')).toBe('Верш-ниця')
  expect(shown('Альфхільд')).toBe('Альф-хільд')
  expect(shown('Далекоплавка')).toBe('Дале-ко-плавка')
  expect(shown('Звездочётка')).toBe('Звез-до-чётка')
  expect(shown('Wanderer')).toBe('Wan-de-rer')
})

test('no syllable of fewer than three letters stands alone at either end', () => {
  for (const word of ['Мандрівниця', 'Хранителька', 'Стерничка', 'Далекоплавка']) {
    const parts = shown(word).split('-')
    expect(parts[0]?.length).toBeGreaterThanOrEqual(3)
    expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(3)
  }
})
