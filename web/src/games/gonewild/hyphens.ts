// Soft hyphens for long names on narrow cards. Browsers seldom bring dictionaries for our languages, and a word
// broken between any two letters is hard to read; these few syllable patterns never leave a single letter alone.

const vowel = '[аеёиоуыэюяіїє]'
const consonant = '[бвгґджзклмнпрстфхцчшщ]'
const sign = "[йьъ'’]"
const any = '[а-яёіїєґ]'
const soft = '\u00ad'

const breaks = [
  [`(${sign})(${any}${any})`, `$1${soft}$2`],
  [`(${vowel}${consonant})(${consonant}${consonant}${vowel})`, `$1${soft}$2`],
  [`(${vowel}${consonant}${consonant})(${consonant}${consonant}${vowel})`, `$1${soft}$2`],
  [`(${vowel}${consonant})(${consonant}${vowel})`, `$1${soft}$2`],
  [`(${consonant}${vowel})(${consonant}${vowel})`, `$1${soft}$2`],
  // English is broken between two consonants only, where that is hardly ever wrong.
  ['([aeiouy][bcdfghjklmnpqrstvwxz])([bcdfghjklmnpqrstvwxz][aeiouy])', `$1${soft}$2`],
].map(([pattern = '', by = '']) => ({ pattern: new RegExp(pattern, 'giu'), by }))

/** Words up to this length fit as they are. */
const shortEnough = 6

export function hyphenate(name: string): string {
  return name
    .split(/(?<=[ -])/)
    .map((word) => (word.trim().length > shortEnough ? inSyllables(word) : word))
    .join('')
}

function inSyllables(word: string): string {
  return breaks.reduce((text, { pattern, by }) => {
    // Neighbouring syllables share letters, so every pattern goes over the word twice.
    return text.replace(pattern, by).replace(pattern, by)
  }, word)
}
