// A letter of the server as a notice that a person reads: key and values become a sentence in the reader's language.
// The service worker makes it, so that the server holds no sentence. Pure, so that it can be tested.
import { FluentBundle, FluentResource } from '@fluent/bundle'

/** What the server sends; `crates/server/src/news/mod.rs` is where it is made. */
export type Letter = {
  key: string
  args: { table: string; game: string; name?: string; count?: number; until_ms?: number }
  /** The table to open, where it is about one. */
  table: string | null
  tag: string
  waiting: number
  id: string
}

export type Shown = {
  title: string
  body: string
  tag: string
  /** Whether it makes itself heard although one with its tag is there already. */
  again: boolean
  path: string
}

/** What the server sent, where it is that. */
export function readLetter(text: string): Letter | undefined {
  try {
    const letter = JSON.parse(text) as Partial<Letter>
    const whole = typeof letter.key === 'string' && typeof letter.tag === 'string' && typeof letter.args === 'object'
    return whole ? (letter as Letter) : undefined
  } catch {
    return undefined
  }
}

/** The words of one language. */
export class Sentences {
  readonly #bundle: FluentBundle

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#bundle.addResource(new FluentResource(source))
  }

  say(key: string, args: Record<string, string | number> = {}, attribute?: string): string {
    const message = this.#bundle.getMessage(key)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : ''
  }

  letter({ key, args, table, tag }: Letter, nowMs: number): Shown {
    const values = {
      table: args.table === '' ? this.say(`game-${args.game}`) : args.table,
      name: args.name ?? '',
      count: args.count ?? 0,
      left: left(this.language, (args.until_ms ?? nowMs) - nowMs),
    }
    return {
      title: this.say(key, values),
      body: this.say(key, values, 'body'),
      tag,
      again: key !== 'news-turn',
      path: table === null ? '/tables' : `/table/${table}`,
    }
  }
}

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A rest of time in its largest unit, such as "5 hours". */
function left(language: string, ms: number): string {
  const [unit, length] = spans.find(([, length]) => ms >= length) ?? spans[2]
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.floor(ms / length)))
}
