// Finds the table a person means: a bare code, or the code inside a pasted invitation link.

/** Whether five letters were typed, in whatever script and with whatever between them: the server knows them. */
export function isShort(words: string): boolean {
  return /^\p{L}{5}$/u.test(words.replace(/[\s-]/g, ''))
}

export function tableIn(words: string): string | undefined {
  const trimmed = words.trim()
  const inLink = /\/table\/([^/?#\s]+)/.exec(trimmed)
  const code = inLink?.[1] ?? trimmed
  return /^[\w-]+$/.test(code) ? code : undefined
}
