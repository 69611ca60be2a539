// Builds the service worker beside the client, as one classic script with its words in three languages, and draws the
// icons of the installed app.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { draw, png } from './icons.ts'

const locales = join(import.meta.dirname, '../../locales')
const id = 'virtual:words'

/** The icons by name: their side, and how much of it the sign takes. A mask may cut off a fifth on each side. */
const icons = [
  { name: 'icon-192.png', side: 192, share: 1 },
  { name: 'icon-512.png', side: 512, share: 1 },
  { name: 'icon-maskable-512.png', side: 512, share: 0.66, bleed: true },
  { name: 'icon-apple-180.png', side: 180, share: 0.84, bleed: true },
  { name: 'icon-badge.png', side: 96, share: 1, badge: true },
]

/** A step of the build. */
export function worker(): Plugin {
  let [root, folder] = ['', '']
  return {
    name: 'worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = join(config.root, config.build.outDir)
    },
    async writeBundle() {
      const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8')
      for (const { name, side, ...how } of icons) writeFileSync(join(folder, name), png(draw(svg, side, how), side))
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        plugins: [words()],
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: join(root, 'worker/sw.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      })
    },
  }
}

/** News whole, and of the hall only the names of the games. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const of = (language: string) => {
        const file = (set: string) => readFileSync(join(locales, language, `${set}.ftl`), 'utf8')
        const games = file('hall').match(/^game-[a-z]+ = .+$/gm) ?? []
        return [file('news').replace(/^#.*$/gm, ''), ...games].join('\n')
      }
      const languages = readdirSync(locales).map((language) => [language, of(language)])
      return `export default ${JSON.stringify(Object.fromEntries(languages))}`
    },
  }
}
