// Where a long word may be parted: soft hyphens between syllables, for names on narrow cards. Browsers seldom bring
// dictionaries for our languages, and a word broken between any two letters is hard to read.
const softHyphen = '\u00ad'
const vowels = new Set('аеёиоуыэюяєіїaeiouyåäö')
/** Letters that do not part from the consonant before them: Дале-ко-плав-ка. */
const clinging = new Set('лрlr')
/** Signs that belong to the letter before them. */
const signs = new Set("ьъй’'")
/** Two letters that are one sound. */
const pairs = new Set(['ch', 'ck', 'gh', 'ph', 'sh', 'th', 'wh'])
const longWord = /[\p{L}’']{7,}/gu
const leastLetters = 3

/** The same words, the long ones among them partable. */
export function partable(words: string): string {
  return words.replaceAll(longWord, (word) => {
    const cuts = cutsOf([...word.toLowerCase()])
    return [...word].map((letter, at) => (cuts.has(at) ? softHyphen + letter : letter)).join('')
  })
}

/** Before which letters the word may be cut: a consonant begins the syllable of the vowel after it. */
function cutsOf(letters: string[]): Set<number> {
  const isVowel = (at: number) => vowels.has(letters[at] ?? '')
  const isConsonant = (at: number) => at >= 0 && !isVowel(at) && !signs.has(letters[at] ?? '')
  const cuts = new Set<number>()
  for (let at = 1; at < letters.length - 1; at++) {
    if (!isConsonant(at) || !isVowel(at + 1)) continue
    const afterConsonant = isConsonant(at - 1)
    const clings = afterConsonant && clinging.has(letters[at] ?? '')
    if (isLatin(letters[at] ?? '')) {
      // English is parted between two consonants only, where that is hardly ever wrong.
      if (!afterConsonant || clings || pairs.has(`${letters[at - 1]}${letters[at]}`)) continue
    }
    const cut = clings ? at - 1 : at
    const hasVowelBefore = letters.slice(0, cut).some((_, index) => isVowel(index))
    if (hasVowelBefore && cut >= leastLetters && letters.length - cut >= leastLetters) cuts.add(cut)
  }
  return cuts
}

const isLatin = (letter: string) => letter >= 'a' && letter <= 'z'
