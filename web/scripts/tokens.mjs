// Colours, spaces, sizes of letters, corners, lines and heights of controls come from src/design/tokens.css, and window
// widths from the list below: a component that writes any of them by hand fails. Boards ask for no window width at all, but for the layout of the frame or their container.
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

const pixels = /(?<![-\w.])-?\d+(?:\.\d+)?px/g

/** What is counted: the declarations whose pixels have tokens, and what else a component must not write by hand. */
const kinds = {
  colours: (css) => css.match(/#[0-9a-f]{3,8}\b/gi)?.length ?? 0,
  spaces: (css) => inPixels(css, /^((row-|column-)?gap|padding.*|margin.*|outline-offset)$/),
  letters: (css) => inPixels(css, /^(font|font-size)$/, (value) => value.split('/')[0]),
  corners: (css) => inPixels(css, /^border.*-radius$/),
  lines: (css) => inPixels(css, /^(border(-(top|right|bottom|left|block|inline))?(-width)?|outline(-width)?)$/),
  controls: (css) => inPixels(css, /^min-(width|height)$/, (value) => (isControl(value) ? value : '')),
  widths: (css, name) =>
    [...css.matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => [...query.matchAll(/\((?:min|max)-width:\s*([^)]+)\)/g)])
      .filter(([, width]) => name.startsWith('src/games/') || !breakpoints.has(width)).length,
}

/** Heights that several components share; the others are measures of one drawing. */
const isControl = (value) => ['24px', '28px', '34px', '40px'].includes(value.trim())

function inPixels(css, properties, part = (value) => value) {
  const declarations = [...css.matchAll(/(?:^|[\s;{])([a-z-]+):([^;{}]*)/g)].filter(([, name]) => properties.test(name))
  return declarations.reduce((total, [, , value]) => total + (part(value).match(pixels)?.length ?? 0), 0)
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
