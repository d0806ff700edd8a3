/** Of a typeface the page gets the letters of western languages, in the format that every browser reads. */
import type { Plugin } from 'vite'

const FACE = /@font-face \{[^}]*\}/g
const OTHER_FORMAT = /,\s*url\([^)]*\.woff\) format\('woff'\)/g

export function fonts(): Plugin {
  return {
    name: 'fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource.*\.css$/ },
      handler: (css) =>
        (css.match(FACE) ?? [])
          .filter((face) => /-latin-(?!ext)/.test(face))
          .join('\n')
          .replace(OTHER_FORMAT, ''),
    },
  }
}
