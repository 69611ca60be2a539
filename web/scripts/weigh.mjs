// Weighs the JavaScript that a first visit to the home page needs, gzipped, and fails above the limit.
// Counted: the entry, the home page, everything they import at once, and the words of one language.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const limitBytes = 60 * 1024
const dist = join(dirname(fileURLToPath(import.meta.url)), '../dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const starts = ['index.html', 'src/pages/home/Home.svelte']
const words = Object.keys(manifest).filter(
  (key) => /locales\/uk\/[\w-]+\.ftl/.test(key) && !/\/(cli|asgard|champions|gonewild|tinyepic|feast)\.ftl/.test(key),
)

const needed = new Set()
const need = (key) => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  if (needed.has(chunk.file)) return
  needed.add(chunk.file)
  for (const imported of chunk.imports ?? []) need(imported)
}
for (const key of [...starts, ...words]) need(key)

let total = 0
for (const file of needed) {
  const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  total += bytes
  console.log(`${String(bytes).padStart(7)}  ${file}`)
}
console.log(`${String(total).padStart(7)}  of ${limitBytes} bytes allowed`)
if (total > limitBytes) {
  console.error('The home page has become too heavy.')
  process.exit(1)
}
