// The words of the page in the reader's language. Files come from locales/ and are fetched per language and per set,
// so that a game's words load with the game. Switching the language re-renders everything that says something.
import { Words, type Args } from './format'
import type { Part, SeatName, Text } from './text'

export const languages = ['en', 'uk', 'ru'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, { short: string; full: string }> = {
  en: { short: 'EN', full: 'English' },
  uk: { short: 'УКР', full: 'Українська' },
  ru: { short: 'РУС', full: 'Русский' },
}

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' })

/** The words every page needs; scripts/weigh.mjs counts them into the first visit. */
const always = ['hall', 'engine', 'server']

/** Sets of words the page has asked for: some always, then the table's and one for each game opened. */
const wanted = new Set(always)

type Spoken = { language: Language; words: Words; sets: ReadonlySet<string> }
let words = $state.raw<Spoken>({ language: 'en', words: new Words('en'), sets: new Set() })
/** Guards against a slow answer overtaking a later switch. */
let latest = 0
let speaking: Promise<void> = Promise.resolve()

export function language(): Language {
  return words.language
}

/** The message `key` in the reader's language. */
export function t(key: string, args?: Args): string {
  return words.words.say(key, args)
}

/** The message if there is one. */
export function tIfAny(key: string, args?: Args): string | undefined {
  return words.words.sayIfAny(key, args)
}

/** A sentence of the engine, as words or in pieces. */
export function sentence(text: Text, seats: readonly SeatName[] = []): string {
  return words.words.sentence(text, seats)
}
export function sentenceParts(text: Text, seats: readonly SeatName[] = []): Part[] {
  return words.words.parts(text, seats)
}

/** Loads everything wanted in `next`, then shows it all at once. */
export function speak(next: Language): Promise<void> {
  speaking = change(next, ++latest)
  return speaking
}

async function change(next: Language, mine: number): Promise<void> {
  const sets = new Set(wanted)
  const sources = await Promise.all([...sets].map((set) => load(next, set)))
  // Whoever waits for an overtaken change waits for the one that overtook it.
  if (mine !== latest) return speaking
  const fresh = new Words(next, (key) =>
    // eslint-disable-next-line no-console -- the tests listen for a missing message
    console.error(`no words for ${key} in ${next}`),
  )
  for (const source of sources) fresh.add(source)
  words = { language: next, words: fresh, sets }
  document.documentElement.lang = next
}

/** Whether the words of `set` are there; what needs them waits until they are. */
export function hasWords(set: string): boolean {
  return words.sets.has(set)
}

/** Makes the words of `set` (a game, say) available now and in every language chosen later. */
export async function wantWords(...sets: string[]): Promise<void> {
  if (sets.every((set) => words.sets.has(set))) return
  for (const set of sets) wanted.add(set)
  await speak(words.language)
}

/** Which language to begin with: the stored one, else the browser's first that we speak. */
export function firstLanguage(stored: string | undefined): Language {
  const candidates = [stored, ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return languages.find((known) => known === candidates.find((tag) => languages.some((each) => each === tag))) ?? 'en'
}

async function load(lang: Language, set: string): Promise<string> {
  return (await files[`../../../locales/${lang}/${set}.ftl`]?.()) ?? ''
}

/** A moment from now or ago in words, e.g. "2 hours ago". */
export function ago(then: Date, now: Date = new Date()): string {
  const seconds = Math.round((then.getTime() - now.getTime()) / 1000)
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, length] of spans) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'minute')
}

/** The time of day, e.g. "18:40". */
export function clockTime(then: Date): string {
  return new Intl.DateTimeFormat(words.language, { hour: 'numeric', minute: '2-digit' }).format(then)
}

/** How long something has lasted, e.g. "2 hours"; undefined under a minute. */
export function lasting(since: Date, now: Date = new Date()): string | undefined {
  const seconds = Math.max(0, (now.getTime() - since.getTime()) / 1000)
  for (const [unit, length] of spans) {
    if (seconds >= length)
      return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' }).format(
        Math.trunc(seconds / length),
      )
  }
  return undefined
}

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
