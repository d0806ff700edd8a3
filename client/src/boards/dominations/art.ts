/** How the things of Dominations look, from a table: colours, outlines and glyphs. */
import OUTLINES from '@iconify-json/game-icons/icons.json?dominations'
import type { Corner } from '../../generated/dominations'
import { look } from '../../lib/seats'
import ART from './art.json'
import DOMAINS from './domains.json'
import { STONES } from './facts'

/** A Domain is a shape, a colour and a glyph; `ink` is what is drawn on its colour. */
export interface Look {
  g: string
  outline: string
  colour: string
  deep: string
  ink: string
}
/** Seats are stones here; their shapes are the usual ones. */
interface Stone {
  stone: string
  edge: string
  ink: string
  path: string
}

type Glyphs = Record<string, { g: string }>

const LOOKS: Record<string, Look> = DOMAINS
const MASTERIES: Record<string, { g: string; behind: { g: string } }> = ART.masteries
const ROLES: Glyphs = ART.roles
const OBJECTIVES: Glyphs = ART.objectives
const MONUMENTS: Glyphs = ART.monuments
const GOALS: Glyphs = ART.goals

export type Sign = keyof typeof ART.signs

export const lookOf = (domain: Exclude<Corner, 'none'>): Look => LOOKS[domain]
export const stoneOf = (seat: number): Stone => ({
  ...STONES[seat % STONES.length],
  path: look(seat).path,
})
export const glyphOfSign = (sign: Sign): string => ART.signs[sign].g
export const glyphOfRole = (role: string): string => ROLES[role].g
export const glyphOfObjective = (objective: string): string => OBJECTIVES[objective]?.g ?? ART.signs.goals.g
export const glyphOfMonument = (monument: string): string => MONUMENTS[monument]?.g ?? ART.signs.monuments.g
export const glyphOfGoal = (goal: string): string => GOALS[goal].g
/** in front and behind */
export const glyphsOfMastery = (mastery: string): [string, string] => {
  const { g, behind } = MASTERIES[mastery] ?? { g: ART.signs.cards.g, behind: ART.signs.cards }
  return [g, behind.g]
}

export const GLYPHS: [string, string][] = Object.entries(OUTLINES)

/** What no two cards have alike: where the sun stands, how the hills roll, and on which side the second glyph is. */
export function scenery(card: string): { sun: number; far: number; near: number; side: number } {
  const seed = [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return {
    sun: 24 + ((seed % 100) / 100) * 112,
    far: 8 + ((seed >> 4) % 12),
    near: 6 + ((seed >> 8) % 14),
    side: (seed >> 3) % 2,
  }
}
