// Colours and spaces come from src/design/tokens.css. Counts what components still write by hand and compares it with
// scripts/tokens-left.json: more of anything fails, fewer is written down with `--write`. The list may only shrink.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const listed = join(root, 'scripts/tokens-left.json')
/** The page that shows the tokens writes them out; drawings are made of their own colours. */
const exempt = ['src/pages/design/', 'src/generated/', 'src/design/art/']
const isTokens = (name) => /(^src\/design|^src\/games\/\w+)\/tokens\.css$/.test(name)

/** Window widths that frames change at; boards ask their container. */
const breakpoints = new Set(['480px', '640px', '641px', '720px', '900px', '901px', '1099px', '1100px', '1400px'])

const kinds = {
  colours: (css) => css.match(/#[0-9a-f]{3,8}\b/gi)?.length ?? 0,
  spaces: (css) =>
    sum(css, /(?:^|[\s;{])((?:row-|column-)?gap|(?:padding|margin)[a-z-]*):([^;}]*)/g, /(?<![-\w.])\d+(?:\.\d+)?px/g),
  widths: (css) =>
    [...css.matchAll(/@media[^{]*?\((?:min|max)-width:\s*([^)]+)\)/g)].filter(([, width]) => !breakpoints.has(width))
      .length,
}

function sum(css, declarations, values) {
  return [...css.matchAll(declarations)].reduce((total, [, , value]) => total + (value.match(values)?.length ?? 0), 0)
}

function stylesOf(path) {
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  if (path.endsWith('.css')) return text
  return [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n')
}

const found = {}
for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  const name = relative(root, path)
  if (!/\.(svelte|css)$/.test(name) || isTokens(name) || exempt.some((part) => name.startsWith(part))) continue
  const css = stylesOf(path)
  const counts = Object.entries(kinds).map(([kind, count]) => [kind, count(css)])
  const left = counts.filter(([, count]) => count > 0)
  if (left.length > 0) found[name] = Object.fromEntries(left)
}

const totals = Object.keys(kinds).map((kind) => [
  kind,
  Object.values(found).reduce((all, file) => all + (file[kind] ?? 0), 0),
])
if (process.argv.includes('--write')) {
  writeFileSync(listed, `${JSON.stringify(Object.fromEntries(Object.entries(found).sort()), null, 2)}\n`)
} else {
  const allowed = JSON.parse(readFileSync(listed, 'utf8'))
  const more = Object.entries(found).flatMap(([name, file]) =>
    Object.entries(file)
      .filter(([kind, count]) => count > (allowed[name]?.[kind] ?? 0))
      .map(([kind, count]) => `${name}: ${count} ${kind} by hand, ${allowed[name]?.[kind] ?? 0} allowed`),
  )
  for (const line of more) console.error(line)
  if (more.length > 0) process.exitCode = 1
}
console.log(`by hand: ${totals.map(([kind, count]) => `${count} ${kind}`).join(', ')}`)
