// Compresses the built client once, so that the server only chooses: every file of text gets a copy in Brotli and one
// in gzip beside it, where that makes it smaller.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(css|ftl|html|js|json|mjs|svg|txt|webmanifest)$/
/** Below this a copy saves no packet. */
const worthBytes = 1_000

/** A step of the build. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('.'))
      for (const file of files.map((file) => join(folder, file))) {
        if (text.test(file) && statSync(file).size >= worthBytes) compress(file)
      }
    },
  }
}

function compress(file: string): void {
  const bytes = readFileSync(file)
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli)
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip)
}
