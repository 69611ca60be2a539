// Finds the table a person means: a bare code, or the code inside a pasted invitation link.

export function tableIn(words: string): string | undefined {
  const trimmed = words.trim()
  const inLink = /\/table\/([^/?#\s]+)/.exec(trimmed)
  const code = inLink?.[1] ?? trimmed
  return /^[\w-]+$/.test(code) ? code : undefined
}
