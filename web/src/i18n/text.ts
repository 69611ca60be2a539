// A sentence as the engine speaks it: a key and values, no words.

export type Value = { number: number } | { term: string } | { seat: number } | { text: Text } | { list: Value[] }
export type Text = { key: string; args?: [name: string, value: Value][] }

/** What a sentence needs to know about a seat: its player's name and whether it is the reader's own. */
export type SeatName = { name: string; you: boolean }

/** A sentence in pieces, so that a log can put a drawing before a term and a badge before a person. */
export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'term'; words: string; key: string; icon: string | undefined }
  | { kind: 'seat'; words: string; seat: number }

/** Words said one after the other, each ended by one full stop. */
export const inSentences = (words: readonly (string | false | null | undefined)[]): string =>
  words
    .filter((each) => typeof each === 'string' && each !== '')
    .map((each) => (/[.!?…]$/.test(String(each)) ? each : `${String(each)}.`))
    .join(' ')
