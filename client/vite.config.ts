import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { fonts } from './fonts'
import { glyphs } from './glyphs'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), glyphs(), fonts()],
  build: {
    outDir: '../src/demesne/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'notices.txt' },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/live': { target: server, ws: true } },
  },
})
