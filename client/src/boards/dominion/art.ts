/** The pictures of the cards, from a table: a box of 120 x 80 with sky, light, backdrop, ground and glyphs. */
import OUTLINES from '@iconify-json/game-icons/icons.json?dominion'
import ART from './art.json'

/** A glyph with its middle and its side. */
export interface Figure {
  g: string
  x: number
  y: number
  s: number
  z?: string
}
export interface Mood {
  sky: string[]
  glow: string
  far: string
  ground: string[]
  lit: string[]
  second: string[]
  ink: string
}
interface Picture {
  mood: string
  back: string
  glow: number[]
  main: Figure
  also?: Figure[]
}

export const MOODS: Record<string, Mood> = ART.moods
export const BACKS: Record<string, string> = ART.backs
export const EMBLEM = ART.emblem.g
export const BAN = ART.ban.g
const PICTURES: Record<string, Picture> = ART.cards
const TYPES: Record<string, { g: string }> = ART.types
const BONUSES: Record<string, { g: string }> = ART.bonuses

export const pictureOf = (card: string): Picture => PICTURES[card]
export const glyphOfType = (type: string): string => TYPES[type].g
export const glyphOfBonus = (bonus: string): string => BONUSES[bonus].g

/** The outline of a glyph, in a box of 512 x 512. */
export const outline = (glyph: string): string => OUTLINES[glyph]

/** The glyphs that the pictures of these cards need. */
export const glyphsOf = (cards: string[]): string[] => [
  ...new Set(cards.map(pictureOf).flatMap(({ main, also = [] }) => [main.g, ...also.map(({ g }) => g)])),
]

export const moodsOf = (cards: string[]): string[] => [...new Set(cards.map((card) => pictureOf(card).mood))]

/** Numbers from 0 to 1, always the same for the same card. */
function chances(card: string): () => number {
  let seed = [...card].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507) + 0x9e3779b9
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296
  }
}

const OUTDOORS = ['dawn', 'day', 'forest', 'water']
const STARRY = ['night', 'dusk', 'curse', 'arcane', 'court']
const SHELTERED = ['arches', 'shelves', 'bricks', 'drapes', 'rays']

/** What no two pictures have alike: clouds or stars above, tufts or stones below. */
export function details(card: string): { above: string; below: string } {
  const { mood, back } = pictureOf(card)
  const next = chances(card)
  const places = (count: number, top: number, bottom: number): [number, number][] =>
    Array.from({ length: count }, (_, n) => [((n + next()) * 120) / count, top + next() * (bottom - top)])
  const join = (parts: [number, number][], draw: (x: number, y: number) => string) =>
    parts.map(([x, y]) => draw(Math.round(x), Math.round(y))).join('')
  let above = ''
  if (!SHELTERED.includes(back) && OUTDOORS.includes(mood)) above = join(places(3, 8, 22), cloud)
  else if (!SHELTERED.includes(back) && STARRY.includes(mood)) above = join(places(11, 4, 32), star)
  return { above, below: join(places(7, 64, 78), OUTDOORS.includes(mood) && back !== 'water' ? tuft : stone) }
}

const cloud = (x: number, y: number) => `M${x - 10} ${y}q1-5 6-4q2-5 7-2q6-1 6 6z`
const star = (x: number, y: number) => `M${x} ${y - 1}l1 1l-1 1l-1-1z`
const tuft = (x: number, y: number) => `M${x - 2} ${y}l-1-4l2 3l1-5l1 5l2-3l-1 4z`
const stone = (x: number, y: number) => `M${x - 3} ${y}q0-2 3-2t3 2z`
