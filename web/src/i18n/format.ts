// Turns keys and values into sentences with Fluent. Knows nothing of the page: give it bundles, get words.
//
// Grammar: an argument `god` with the term `god-odin` becomes `$god` (the message `god-odin`) and, for every
// attribute of that message, `$god_gen`, `$god_dat` …; a sentence inside the sentence gives its attributes in the same
// way. A seat becomes `$seat` (the name), `$seat_you` ("yes" or "no") and, in the cases of `seat-name` and `seat-you`,
// `$seat_gen`, `$seat_dat` …: "your" or "Anna’s", so that a player can stand anywhere in a sentence.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { withTrueMinus } from './figure'
import type { Part, SeatName, Text, Value } from './text'

export type Args = Record<string, FluentVariable>

export class Words {
  readonly #bundle: FluentBundle
  readonly #missing: (key: string) => void
  readonly #join: Intl.ListFormat

  /** `missing` hears of every key without words; the page still shows that key, in brackets. */
  constructor(language: string, missing: (key: string) => void = () => {}) {
    // Isolation marks are for mixed writing directions; ours all run left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#missing = missing
    this.#join = new Intl.ListFormat(language, { type: 'conjunction' })
  }

  /** Adds the messages of one file. A later file never overrides an earlier one. */
  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The message `key`, or an attribute of it as `key.attribute`. */
  say(key: string, args?: Args): string {
    return this.#lookUp(key, args) ?? this.#reportMissing(key)
  }

  /** The message if there is one; for words that are allowed to be absent. */
  sayIfAny(key: string, args?: Args): string | undefined {
    return this.#lookUp(key, args)
  }

  /** A sentence of the engine as plain words. */
  sentence(text: Text, seats: readonly SeatName[]): string {
    return this.parts(text, seats)
      .map((part) => part.words)
      .join('')
  }

  /** A sentence of the engine in pieces. */
  parts(text: Text, seats: readonly SeatName[]): Part[] {
    const marked: Marked[] = []
    return cutAtMarks(this.#format(text, seats, marked), marked)
  }

  #format(text: Text, seats: readonly SeatName[], marked: Marked[]): string {
    return this.say(text.key, this.#arguments(text, seats, marked))
  }

  #arguments(text: Text, seats: readonly SeatName[], marked: Marked[]): Args {
    const args: Args = {}
    for (const [name, value] of text.args ?? []) this.#addArgument(args, name, value, seats, marked)
    return args
  }

  #addArgument(args: Args, name: string, value: Value, seats: readonly SeatName[], marked: Marked[]): void {
    if ('number' in value) {
      args[name] = value.number
    } else if ('seat' in value) {
      this.#addSeat(args, name, value.seat, seats[value.seat], marked)
    } else if ('list' in value) {
      this.#addList(args, name, value.list, seats, marked)
    } else {
      this.#addMessage(args, name, value, seats, marked)
    }
  }

  /** A term, or a sentence inside the sentence: its words and its attributes. */
  #addMessage(
    args: Args,
    name: string,
    value: { term: string } | { text: Text },
    seats: readonly SeatName[],
    marked: Marked[],
  ): void {
    const text: Text = 'text' in value ? value.text : { key: value.term }
    const inner = this.#arguments(text, seats, marked)
    const what: Marked | undefined =
      'term' in value ? { kind: 'term', key: text.key, icon: this.#lookUp(`${text.key}.icon`) } : undefined
    const shown = (words: string) => (what ? mark(marked, what, words) : words)
    args[name] = shown(this.say(text.key, inner))
    // Where a sentence may name a player, somebody who is none is never the reader.
    args[`${name}_you`] = 'no'
    for (const attribute of this.#attributes(text.key)) {
      const form = this.say(`${text.key}.${attribute}`, inner)
      // Grammatical forms are shown; facts such as the gender only steer a selector.
      args[`${name}_${attribute}`] = shownForms.has(attribute) ? shown(form) : form
    }
  }

  #addSeat(args: Args, name: string, index: number, seat: SeatName | undefined, marked: Marked[]): void {
    const what: Marked = { kind: 'seat', seat: index }
    const person = mark(marked, what, seat?.name ?? this.say('seat-unknown', { seat: index + 1 }))
    args[name] = person
    args[`${name}_you`] = seat?.you ? 'yes' : 'no'
    for (const form of this.#attributes('seat-name'))
      args[`${name}_${form}`] = seat?.you
        ? mark(marked, what, this.say(`seat-you.${form}`))
        : this.say(`seat-name.${form}`, { name: person })
  }

  /** A list is joined form by form: `$gods` and, where a member has it, `$gods_gen` …; `$gods_count` counts. */
  #addList(args: Args, name: string, values: readonly Value[], seats: readonly SeatName[], marked: Marked[]): void {
    const members = values.map((value) => {
      const member: Args = {}
      this.#addArgument(member, 'it', value, seats, marked)
      return member
    })
    args[`${name}_count`] = values.length
    args[name] = this.#join.format(members.map((member) => String(member['it'])))
    for (const form of shownForms) {
      if (!members.some((member) => `it_${form}` in member)) continue
      args[`${name}_${form}`] = this.#join.format(members.map((member) => String(member[`it_${form}`] ?? member['it'])))
    }
  }

  #attributes(key: string): string[] {
    return Object.keys(this.#bundle.getMessage(key)?.attributes ?? {})
  }

  #lookUp(key: string, args?: Args): string | undefined {
    const [id = key, attribute] = key.split('.')
    const message = this.#bundle.getMessage(id)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (!pattern) return undefined
    const errors: Error[] = []
    let words = this.#bundle.formatPattern(pattern, args, errors)
    if (errors.length > 0) {
      this.#missing(`${key}: ${errors.join('; ')}`)
      words = this.#bundle.formatPattern(pattern, withPlainForms(args ?? {}, errors), [])
    }
    return withTrueMinus(words)
  }

  #reportMissing(key: string): string {
    this.#missing(key)
    return `⟦${key}⟧`
  }
}

/** Cases, and the phrases that need an article or a preposition: "the Brewery", "on the home board". */
export const shownForms = new Set(['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'plural', 'the', 'on', 'to', 'at', 'your'])

/** With the plain words of every argument that was asked for in a form it does not have: better than the form's name. */
function withPlainForms(args: Args, errors: readonly Error[]): Args {
  const whole = { ...args }
  for (const { message } of errors) {
    const [, form = '', argument = ''] = /\$((\w+)_\w+)/.exec(message) ?? []
    whole[form] = args[argument] as FluentVariable
  }
  return whole
}

type Marked = { kind: 'term'; key: string; icon: string | undefined } | { kind: 'seat'; seat: number }

// Shown arguments travel through Fluent between private-use characters, so that they can be found again afterwards.
const open = '\uE000'
const close = '\uE001'
const firstIndex = 0xe100

function mark(marked: Marked[], what: Marked, words: string): string {
  let index = marked.indexOf(what)
  if (index < 0) index = marked.push(what) - 1
  return `${open}${String.fromCharCode(firstIndex + index)}${words}${close}`
}

function cutAtMarks(words: string, marked: readonly Marked[]): Part[] {
  const parts: Part[] = []
  for (const piece of words.split(/(\uE000[^\uE001]*\uE001)/)) {
    if (piece === '') continue
    const what = piece.startsWith(open) ? marked[piece.charCodeAt(1) - firstIndex] : undefined
    if (what === undefined) parts.push({ kind: 'words', words: piece })
    else parts.push({ ...what, words: piece.slice(2, -1) })
  }
  return parts
}
