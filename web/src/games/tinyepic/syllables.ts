// Where a long word may be parted: soft hyphens between syllables, for names on narrow cards. The three languages of the
// house share the rule that a consonant begins the syllable of the vowel after it.
const softHyphen = '\u00ad'
const vowels = new Set('aeiouyåäöаеёиоуыэюяєіїAEIOUYАЕЁИОУЫЭЮЯЄІЇ')
/** Letters that do not part from the consonant before them: Дале-ко-плав-ка. */
const clinging = new Set('лрlr')
/** Signs that belong to the letter before them. */
const signs = new Set('ьъ’й')
const leastLetters = 3

/** The same words, the long ones among them partable. */
export function partableIn(words: string): string {
  return words.replaceAll(/\p{L}{8,}/gu, partable)
}

export function partable(word: string): string {
  const letters = [...word]
  const isVowel = (at: number) => vowels.has(letters[at] ?? '')
  const isConsonant = (at: number) => at >= 0 && !isVowel(at) && !signs.has(letters[at] ?? '')
  const cuts = new Set<number>()
  for (let at = 1; at < letters.length - 1; at++) {
    if (!isConsonant(at) || !isVowel(at + 1)) continue
    const cut = clinging.has(letters[at] ?? '') && isConsonant(at - 1) ? at - 1 : at
    const hasVowelBefore = letters.slice(0, cut).some((_, index) => isVowel(index))
    if (hasVowelBefore && cut >= leastLetters && letters.length - cut >= leastLetters) cuts.add(cut)
  }
  return letters.map((letter, at) => (cuts.has(at) ? softHyphen + letter : letter)).join('')
}
