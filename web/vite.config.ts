// How the client is built: one small entry, pages and games in chunks of their own,
// assets always as files (the server's content policy allows no data: addresses).
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compressed } from './scripts/compress.ts'
import { worker } from './scripts/worker.ts'

const server = process.env['LONGHALL_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), worker(), compressed()],
  resolve: {
    alias: {
      $design: fileURLToPath(new URL('./src/design', import.meta.url)),
      $i18n: fileURLToPath(new URL('./src/i18n', import.meta.url)),
      $net: fileURLToPath(new URL('./src/net', import.meta.url)),
    },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    manifest: true,
    // The entry lists what pages load beside themselves: styles alone, which must be there before the page is drawn.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_page, parts) => parts.filter((part) => part.endsWith('.css')),
    },
  },
  server: {
    fs: { allow: ['..'] },
    // The server answers only its own origin; in development this one speaks for it.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
