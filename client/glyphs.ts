/** Of all glyphs of the icon set, a board gets those that its pictures name: `icons.json?dominion`; the frame, those of its parts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function glyphs(): Plugin {
  return {
    name: 'glyphs',
    load: {
      filter: { id: /@iconify-json\/game-icons\/icons\.json\?\w+$/ },
      handler(id) {
        const [path, user] = id.split('?')
        const { icons } = read(path)
        const used = namesIn(tablesIn(folderOf(user)))
        const missing = used.filter((name) => !(name in icons))
        if (missing.length) this.error(`The icon set has no ${missing.join(', ')}.`)
        const outlines = Object.fromEntries(used.map((name) => [name, outline(icons[name].body)]))
        return { code: `export default ${JSON.stringify(outlines)}`, moduleType: 'js' }
      },
    },
  }
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf-8'))

const folderOf = (user: string): string => [`src/boards/${user}`, `src/${user}`].find((one) => existsSync(one))!

const tablesIn = (folder: string): unknown[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(`${folder}/${name}`))

/** All that stands under `g`, at any depth. */
function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => (key === 'g' ? [String(value)] : namesIn(value)))
}

/** The outline of a glyph, in a box of 512 x 512. */
const outline = (body: string): string => [...body.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')
