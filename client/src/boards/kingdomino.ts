/** What the board of Kingdomino works out for itself: how dominoes lie, and what a kingdom is worth. */
import type { Choice, Data } from '../lib/types'
import dominoes from './dominoes.json'

export interface Square {
  x: number
  y: number
  terrain: string
  crowns: number
}

export interface Property {
  terrain: string
  crowns: number
  squares: Square[]
  points: number
}

export const STEPS: Record<string, [number, number]> = { east: [1, 0], south: [0, 1], west: [-1, 0], north: [0, -1] }

export const halves = (domino: number): { terrain: string; crowns: number }[] =>
  (dominoes as Record<string, { terrain: string; crowns: number }[]>)[domino]

/** The two squares that a placement makes. */
export function laid(choice: Data): [Square, Square] {
  const [east, south] = STEPS[choice.direction]
  const [a, b] = halves(choice.domino)
  return [
    { x: choice.x, y: choice.y, ...a },
    { x: choice.x + east, y: choice.y + south, ...b },
  ]
}

export const covers = (choice: Choice, x: number, y: number): boolean =>
  laid(choice).some((square) => square.x === x && square.y === y)

/** How the last domino of a kingdom lies, read from its words. */
export function lastLaid(words: string[]): [Square, Square] | null {
  const found = /^(\d+) at (-?\d+),(-?\d+) (\w+)$/.exec(words.at(-1) ?? '')
  return found && laid({ domino: +found[1], x: +found[2], y: +found[3], direction: found[4] })
}

export function properties(squares: Square[]): Property[] {
  const at = new Map(squares.map((square) => [`${square.x},${square.y}`, square]))
  const found: Property[] = []
  for (const first of squares) {
    if (!at.delete(`${first.x},${first.y}`)) continue
    const property: Square[] = []
    const reached = [first]
    for (let one = reached.pop(); one; one = reached.pop()) {
      property.push(one)
      for (const [east, south] of Object.values(STEPS)) {
        const key = `${one.x + east},${one.y + south}`
        const next = at.get(key)
        if (next?.terrain === first.terrain) {
          at.delete(key)
          reached.push(next)
        }
      }
    }
    const crowns = property.reduce((sum, square) => sum + square.crowns, 0)
    found.push({ terrain: first.terrain, crowns, squares: property, points: crowns * property.length })
  }
  return found
}

export const worth = (squares: Square[]): number =>
  properties(squares).reduce((sum, property) => sum + property.points, 0)

/** Why no half of a domino can lie on a square: the key of the words, with what they name. */
export function whyNot(squares: Square[], size: number, domino: number, x: number, y: number): { key: string; facts: Data } {
  const at = new Map(squares.map((square) => [`${square.x},${square.y}`, square.terrain]))
  at.set('0,0', 'castle')
  if (at.has(`${x},${y}`)) return { key: 'why-square-taken', facts: {} }
  const [a, b] = halves(domino)
  const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 1
  const fits = (cells: Square[]) => {
    const all = [{ x: 0, y: 0 }, ...squares, ...cells]
    return span(all.map((one) => one.x)) <= size && span(all.map((one) => one.y)) <= size
  }
  const touches = (cell: Square) =>
    Object.values(STEPS).some(([east, south]) => ['castle', cell.terrain].includes(at.get(`${cell.x + east},${cell.y + south}`) ?? ''))
  const here: Square[] = [{ x, y, ...a }]
  const pairs = Object.values(STEPS).flatMap(([east, south]) => [
    [{ x, y, ...a }, { x: x + east, y: y + south, ...b }],
    [{ x, y, ...b }, { x: x + east, y: y + south, ...a }],
  ])
  const free = pairs.filter(([, other]) => !at.has(`${other.x},${other.y}`))
  if (!fits(here)) return { key: 'why-square-frame', facts: { size } }
  if (!free.length) return { key: 'why-square-room', facts: {} }
  const inside = free.filter(fits)
  if (!inside.length || free.some((pair) => !fits(pair) && pair.some(touches))) return { key: 'why-square-half-frame', facts: { size } }
  return { key: 'why-square-match', facts: { one: a.terrain, other: b.terrain } }
}
