// Numbers as readers see them: a loss has a true minus sign, as wide as a digit, in boards and in sentences alike.

export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** Formatted words have the hyphen of the keyboard before a negative number. */
export function withTrueMinus(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−')
}

/** Permille as people read it; never a false certainty. */
export function percent(permille: number): string {
  if (permille > 0 && permille < 10) return '<\u00a01\u00a0%'
  if (permille > 990 && permille < 1000) return '>\u00a099\u00a0%'
  return `${Math.round(permille / 10)}\u00a0%`
}
