/** Of a typeface the page gets the letters of western languages, with what its text needs of its features. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const FACE = /@font-face \{[^}]*\}/g
const FILE = /url\(([^)]*\.woff2)\)/
const OTHER_FORMAT = /,\s*url\([^)]*\.woff\) format\('woff'\)/g
/** letters and signs of western languages; quotes, dashes and dots; money; arrows; minus */
const RANGES = [
  [0x20, 0xff],
  [0x152, 0x153],
  [0x2010, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]
const LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
).join('')
/** space between pairs of letters, joined letters, figures as high as capitals; no small capitals, no fractions */
const FEATURES = ['kern', 'liga', 'lnum']
const MADE = resolve('node_modules/.fonts')

export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource.*\.css$/ },
      async handler(css, id) {
        const faces = (css.match(FACE) ?? []).filter((face) => /-latin-(?!ext)/.test(face))
        return (await Promise.all(faces.map((face) => lighten(face, dirname(id))))).join('\n')
      },
    },
  }
}

/** The same face, from a smaller file. */
async function lighten(face: string, folder: string): Promise<string> {
  const [, path] = FILE.exec(face)!
  const made = resolve(MADE, basename(path))
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES }
  mkdirSync(MADE, { recursive: true })
  writeFileSync(made, await subset(readFileSync(resolve(folder, path)), LETTERS, options))
  return face.replace(OTHER_FORMAT, '').replace(FILE, `url(${relative(folder, made).replaceAll('\\', '/')})`)
}
