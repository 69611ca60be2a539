// Numbers as readers see them: a loss has a true minus sign, as wide as a digit, in boards and in sentences alike.

export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** Formatted words have the hyphen of the keyboard before a negative number. */
export function withTrueMinus(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−')
}
