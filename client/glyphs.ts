/** Of all glyphs of the icon set, the page gets those that the pictures of its boards name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const BOARDS = 'src/boards'

export function glyphs(): Plugin {
  return {
    name: 'glyphs',
    load: {
      filter: { id: /@iconify-json\/game-icons\/icons\.json$/ },
      handler(id) {
        const { icons } = read(id)
        const used = readdirSync(BOARDS)
          .map((board) => `${BOARDS}/${board}/art.json`)
          .filter(existsSync)
          .flatMap((path) => namesIn(read(path)))
        const missing = used.filter((name) => !(name in icons))
        if (missing.length) this.error(`The icon set has no ${missing.join(', ')}.`)
        return JSON.stringify({ icons: Object.fromEntries(used.map((name) => [name, icons[name]])) })
      },
    },
  }
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf-8'))

/** All that stands under `g`, at any depth. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => (key === 'g' ? [String(value)] : namesIn(value)))
}
