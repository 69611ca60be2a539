// Builds one SVG sprite and its list of names from the drawings in src/design/art.
// A sprite keeps the drawings out of the JavaScript and lets the browser cache them once.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const art = join(web, 'src/design/art')
const generated = join(web, 'src/generated')

/** Folder of drawings → the TypeScript name of its set and the side of its grid. */
const sets = {
  emblems: { type: 'EmblemName', grid: 64 },
  icons: { type: 'IconName', grid: 32 },
  players: { type: 'PlayerShape', grid: 32 },
  marks: { type: 'MarkName', grid: 24 },
}

export function buildSprite() {
  const symbols = []
  const types = []
  for (const [folder, { type, grid }] of Object.entries(sets)) {
    const files = readdirSync(join(art, folder))
      .filter((file) => file.endsWith('.svg'))
      .sort()
    const names = files.map((file) => file.slice(0, -'.svg'.length))
    for (const name of names) {
      const svg = readFileSync(join(art, folder, `${name}.svg`), 'utf8')
      const drawing = /<svg[^>]*viewBox="0 0 (\d+) \1"[^>]*>([\s\S]*)<\/svg>/.exec(svg)
      if (!drawing || Number(drawing[1]) !== grid)
        throw new Error(`${folder}/${name}.svg is not drawn on a ${grid} grid`)
      // One malformed tag would silently blank every drawing after it.
      for (const [tag] of svg.matchAll(/<[^>]+>/g)) {
        const attributes = [...tag.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute)
        if (new Set(attributes).size < attributes.length)
          throw new Error(`${folder}/${name}.svg says an attribute twice: ${tag}`)
      }
      symbols.push(
        `<symbol id="${folder}-${name}" viewBox="0 0 ${grid} ${grid}" fill="currentColor">${drawing[2].trim()}</symbol>`,
      )
    }
    types.push(
      `export const ${folder} = ${JSON.stringify(names)} as const\nexport type ${type} = (typeof ${folder})[number]`,
    )
  }
  mkdirSync(generated, { recursive: true })
  writeFileSync(join(generated, 'sprite.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
  writeFileSync(
    join(generated, 'art.ts'),
    `// Made by scripts/sprite.mjs from the drawings in src/design/art.\n${types.join('\n')}\n`,
  )
}

buildSprite()
