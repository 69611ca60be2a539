// Matches a path against patterns such as /table/:id. Pure, so that it can be tested without a browser.

export type Params = Record<string, string>

/** The parameters of `path` when it has the shape of `pattern`, else undefined. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const wanted = split(pattern)
  const given = split(path)
  if (wanted.length !== given.length) return undefined
  const params: Params = {}
  for (const [index, segment] of wanted.entries()) {
    const value = decode(given[index] ?? '')
    if (value === undefined) return undefined
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment !== value) return undefined
  }
  return params
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
