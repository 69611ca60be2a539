// How messages are put together: arguments, grammatical cases, lists, the reader’s own seat, missing keys.
import { describe, expect, test } from 'vitest'
import { Words } from './format'
import { inSentences, type SeatName, type Text } from './text'

const seats: SeatName[] = [
  { name: 'Анна', you: false },
  { name: 'Марк', you: true },
]

function words(language: string, source: string, missing: string[] = []): Words {
  const made = new Words(language, (key) => missing.push(key))
  made.add(source)
  return made
}

const russian = `
god-loki = Локи
god-odin = Один
    .gen = Одина
    .dat = Одину
    .icon = odin
god-thor = Тор
    .gen = Тора
played = { $seat_you ->
    [yes] Вы служите { $god_dat }
   *[no] { $seat } служит { $god_dat }
}
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
wins = Победа { $god_gen }: { $what }
both = Милость { $gods_gen } ({ $gods_count })
all = Боги: { $gods }
`

describe('a sentence of the engine', () => {
  test('takes the grammatical case from the attribute of the term', () => {
    const text: Text = {
      key: 'played',
      args: [
        ['seat', { seat: 0 }],
        ['god', { term: 'god-odin' }],
      ],
    }
    expect(words('ru', russian).sentence(text, seats)).toBe('Анна служит Одину')
  })

  test('speaks to the reader about their own seat', () => {
    const text: Text = {
      key: 'played',
      args: [
        ['seat', { seat: 1 }],
        ['god', { term: 'god-odin' }],
      ],
    }
    expect(words('ru', russian).sentence(text, seats)).toBe('Вы служите Одину')
  })

  test.each([
    [1, '1 очко'],
    [3, '3 очка'],
    [5, '5 очков'],
    [21, '21 очко'],
    [112, '112 очков'],
  ])('counts %i as Russian does', (n, expected) => {
    expect(words('ru', russian).sentence({ key: 'points', args: [['n', { number: n }]] }, seats)).toBe(expected)
  })

  test('holds a sentence inside the sentence', () => {
    const text: Text = {
      key: 'wins',
      args: [
        ['god', { term: 'god-odin' }],
        ['what', { text: { key: 'points', args: [['n', { number: 2 }]] } }],
      ],
    }
    expect(words('ru', russian).sentence(text, seats)).toBe('Победа Одина: 2 очка')
  })

  test('names a thing plainly where it lacks the form, and reports it', () => {
    const missing: string[] = []
    const text: Text = {
      key: 'wins',
      args: [
        ['god', { term: 'god-loki' }],
        ['what', { term: 'god-thor' }],
      ],
    }
    expect(words('ru', russian, missing).sentence(text, seats)).toBe('Победа Локи: Тор')
    expect(missing).toHaveLength(1)
  })

  test('joins a list as the language does, in the case the sentence wants', () => {
    const gods = { list: [{ term: 'god-odin' }, { term: 'god-thor' }] }
    expect(words('ru', russian).sentence({ key: 'both', args: [['gods', gods]] }, seats)).toBe(
      'Милость Одина и Тора (2)',
    )
  })

  test('joins terms without case forms by their plain names', () => {
    const gods = { list: [{ term: 'god-odin' }, { term: 'god-loki' }, { term: 'god-thor' }] }
    expect(words('ru', russian).sentence({ key: 'all', args: [['gods', gods]] }, seats)).toBe('Боги: Один, Локи и Тор')
  })

  test('gives the forms of a sentence inside it, with that sentence’s own arguments', () => {
    const source = `
coins = { $n } монета
    .acc = { $n } монету
pay = Заплатить { $what_acc }
`
    const text: Text = { key: 'pay', args: [['what', { text: { key: 'coins', args: [['n', { number: 1 }]] } }]] }
    expect(words('ru', source).sentence(text, seats)).toBe('Заплатить 1 монету')
  })

  test('names a player in every case, and the reader by the pronoun', () => {
    const source = `
seat-name = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
seat-you = вы
    .gen = вас
    .dat = вам
given = Отдать { $to_dat }
from = Взять у { $players_gen }
`
    const given = (seat: number): Text => ({ key: 'given', args: [['to', { seat }]] })
    expect(words('ru', source).sentence(given(0), seats)).toBe('Отдать игроку Анна')
    expect(words('ru', source).sentence(given(1), seats)).toBe('Отдать вам')
    expect(words('ru', source).parts(given(0), seats)).toContainEqual({ kind: 'seat', seat: 0, words: 'Анна' })
    const from: Text = { key: 'from', args: [['players', { list: [{ seat: 0 }, { seat: 1 }] }]] }
    expect(words('ru', source).sentence(from, seats)).toBe('Взять у игрока Анна и вас')
  })

  test('joins a list in a case of which one member lacks the form', () => {
    const gods = { list: [{ term: 'god-odin' }, { term: 'god-loki' }] }
    expect(words('ru', russian).sentence({ key: 'both', args: [['gods', gods]] }, seats)).toBe(
      'Милость Одина и Локи (2)',
    )
  })

  test('comes in parts, so that a log can draw the term and the person', () => {
    const text: Text = {
      key: 'played',
      args: [
        ['seat', { seat: 0 }],
        ['god', { term: 'god-odin' }],
      ],
    }
    expect(words('ru', russian).parts(text, seats)).toEqual([
      { kind: 'seat', seat: 0, words: 'Анна' },
      { kind: 'words', words: ' служит ' },
      { kind: 'term', key: 'god-odin', icon: 'odin', words: 'Одину' },
    ])
  })

  test('needs no arguments', () => {
    expect(words('en', 'hello = Hello').sentence({ key: 'hello' }, [])).toBe('Hello')
  })
})

describe('a missing message', () => {
  test('shows its key and is reported', () => {
    const missing: string[] = []
    expect(words('en', '', missing).say('nowhere')).toBe('⟦nowhere⟧')
    expect(missing).toEqual(['nowhere'])
  })

  test('is reported when only an argument is missing', () => {
    const missing: string[] = []
    words('en', 'greeting = Hello, { $name }', missing).say('greeting')
    expect(missing).toHaveLength(1)
  })

  test('of a term shows the key of the term', () => {
    expect(words('en', 'see = { $what }').sentence({ key: 'see', args: [['what', { term: 'card-x' }]] }, [])).toBe(
      '⟦card-x⟧',
    )
  })

  test('may be asked for without complaint', () => {
    const missing: string[] = []
    expect(words('en', '', missing).sayIfAny('nowhere')).toBeUndefined()
    expect(missing).toEqual([])
  })
})

describe('a negative number', () => {
  test('has a true minus sign, and hyphens stay what they are', () => {
    const words = new Words('en')
    words.add('glory = { $count } glory (-{ 2 }), Hel-Sworn 3-4, Hel-2\n')
    expect(words.say('glory', { count: -21 })).toBe('−21 glory (−2), Hel-Sworn 3-4, Hel-2')
  })
})

test('words said one after the other end in one full stop each', () => {
  expect(inSentences(['Kitchen', 'Cook for all.', false, '', 'Taken?'])).toBe('Kitchen. Cook for all. Taken?')
})
