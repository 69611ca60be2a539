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
  const all = consonantsBeforeVowels(letters)
  if (!isLatin(letters[0] ?? '')) return new Set(all.map(({ cut }) => cut))
  // English is parted between two consonants, where that is hardly ever wrong, and elsewhere only if it must be.
  const sure = all.filter(({ between }) => between)
  return new Set((sure.length > 0 ? sure : all.slice(0, 1)).map(({ cut }) => cut))
}

/** Where syllables begin; `between` two consonants that are two sounds. */
function consonantsBeforeVowels(letters: string[]): { cut: number; between: boolean }[] {
  const isVowel = (at: number) => vowels.has(letters[at] ?? '')
  const isConsonant = (at: number) => at >= 0 && !isVowel(at) && !signs.has(letters[at] ?? '')
  const cuts: { cut: number; between: boolean }[] = []
  for (let at = 1; at < letters.length - 1; at++) {
    if (!isConsonant(at) || !isVowel(at + 1)) continue
    const afterConsonant = isConsonant(at - 1)
    const clings = afterConsonant && clinging.has(letters[at] ?? '') && letters[at] !== letters[at - 1]
    const oneSound = pairs.has(`${letters[at - 1]}${letters[at]}`)
    const cut = clings || oneSound ? at - 1 : at
    const hasVowelBefore = letters.slice(0, cut).some((_, index) => isVowel(index))
    if (hasVowelBefore && cut >= leastLetters && letters.length - cut >= leastLetters)
      cuts.push({ cut, between: afterConsonant && !clings && !oneSound })
  }
  return cuts
}

const isLatin = (letter: string) => letter >= 'a' && letter <= 'z'
