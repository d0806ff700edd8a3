/** How Kingdomino is said: where a square is, and what a domino shows. */
import { PRINTED, type Lying } from '../../generated/kingdomino'
import type { Choice, Data } from '../../lib/types'
import { say } from '../../lib/words.svelte'

export const TURNED = ['place']
export const SEATED = true
export const RECAPS = true
export const GROUND = 'var(--earthen)'
export const COUNTED = true
export const DEEDS = ['take', 'place', 'discard']
export const STEPS: Record<Lying['direction'], [number, number]> = {
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
  north: [0, -1],
}

/** by direction: how far a domino is turned, in degrees */
export const TURNS: Record<Lying['direction'], number> = { east: 0, south: 90, west: 180, north: -90 }

/** The two squares on which a domino lies. */
export function squaresOf({
  x,
  y,
  direction,
}: Omit<Lying, 'domino'>): [{ x: number; y: number }, { x: number; y: number }] {
  const [east, south] = STEPS[direction]
  return [
    { x, y },
    { x: x + east, y: y + south },
  ]
}

export const covers = (lying: Omit<Lying, 'domino'>, x: number, y: number): boolean =>
  squaresOf(lying).some((square) => square.x === x && square.y === y)

export const describe = (domino: number): string =>
  PRINTED.dominoes[domino]
    .map((half) => say('half', { terrain: say(`kingdomino-terrain-${half.terrain}`), crowns: half.crowns }))
    .join(', ')

/** Where a square is, seen from the castle. */
function offset(x: number, y: number): string {
  const parts = []
  if (x) parts.push(say(x > 0 ? 'offset-east' : 'offset-west', { count: Math.abs(x) }))
  if (y) parts.push(say(y > 0 ? 'offset-south' : 'offset-north', { count: Math.abs(y) }))
  return parts.join(', ')
}

export const label = (choice: Choice): Data =>
  choice.verb === 'place'
    ? { at: offset(choice.x, choice.y), gain: say('points', { points: choice.points }) }
    : { what: describe(choice.domino) }
