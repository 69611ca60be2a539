// Colours and spaces come from src/design/tokens.css, and window widths from the list below: a component that writes
// any of them by hand fails. Boards ask for no window width at all, but for the layout of the frame or their container.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
/** The page that shows the tokens writes them out; drawings are made of their own colours. */
const exempt = ['src/pages/design/', 'src/generated/', 'src/design/art/']
const isTokens = (name) => /(^src\/design|^src\/games\/\w+)\/tokens\.css$/.test(name)

/** Window widths that frames and pages change at. */
const breakpoints = new Set([
  '480px',
  '640px',
  '641px',
  '720px',
  '900px',
  '901px',
  '1099px',
  '1100px',
  '1400px',
  '1700px',
])

const kinds = {
  colours: (css) => css.match(/#[0-9a-f]{3,8}\b/gi)?.length ?? 0,
  spaces: (css) =>
    sum(css, /(?:^|[\s;{])((?:row-|column-)?gap|(?:padding|margin)[a-z-]*):([^;}]*)/g, /(?<![-\w.])\d+(?:\.\d+)?px/g),
  widths: (css, name) =>
    [...css.matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => [...query.matchAll(/\((?:min|max)-width:\s*([^)]+)\)/g)])
      .filter(([, width]) => name.startsWith('src/games/') || !breakpoints.has(width)).length,
}

function sum(css, declarations, values) {
  return [...css.matchAll(declarations)].reduce((total, [, , value]) => total + (value.match(values)?.length ?? 0), 0)
}

function stylesOf(path) {
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  if (path.endsWith('.css')) return text
  return [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
}

let wrong = 0
for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  const name = relative(root, path)
  if (!/\.(svelte|css)$/.test(name) || isTokens(name) || exempt.some((part) => name.startsWith(part))) continue
  const css = stylesOf(path)
  for (const [kind, count] of Object.entries(kinds)) {
    const found = count(css, name)
    if (found > 0) console.error(`${name}: ${found} ${kind} by hand`)
    wrong += found
  }
}
if (wrong > 0) process.exitCode = 1
