/** Where things lie on the map: the lattice of triangles, in units of a hundredth of a side. */
import type { Cell, Crossing, Diamond } from '../../generated/dominations'

export type Point = [number, number]

const HEIGHT = Math.sqrt(3) / 2

/** Where a vertex of the lattice is drawn. */
export const vertexAt = (x: number, y: number): Point => [100 * (x + y / 2), -100 * HEIGHT * y]

const vertices = ({ x, y, pointing }: Cell): Point[] =>
  pointing === 'up'
    ? [
        [x, y],
        [x, y + 1],
        [x + 1, y],
      ]
    : [
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ]

/** The corners of a cell, clockwise as the rules count them. */
export const corners = (cell: Cell): Point[] => vertices(cell).map(([x, y]) => vertexAt(x, y))

/** The corners of a Monument's diamond, clockwise from A. */
export function rhombus(at: Diamond): Point[] {
  const around = vertices(at)
  const tip = around.findIndex(([x, y]) => x === at.tip_x && y === at.tip_y)
  const [next, last] = [around[(tip + 1) % 3], around[(tip + 2) % 3]]
  const far: Point = [next[0] + last[0] - at.tip_x, next[1] + last[1] - at.tip_y]
  return [around[tip], next, far, last].map(([x, y]) => vertexAt(x, y))
}

/** The corners of the Cradle, clockwise from the top left. */
export const CRADLE: Point[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
].map(([x, y]) => vertexAt(x, y))

export const middle = (points: Point[]): Point =>
  [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length) as Point

export const towards = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [
  x + (toX - x) * part,
  y + (toY - y) * part,
]

/** The same figure, its corners so much nearer to its middle. */
export const inset = (points: Point[], part: number): Point[] =>
  points.map((point) => towards(point, middle(points), part))

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const outline = (points: Point[]): string => `M${points.map(written).join('L')}Z`

/** A slice of a wheel at a corner, between the two corners beside it. */
export function slice(corner: Point, before: Point, after: Point, radius: number): string {
  const reach = (to: Point): Point => towards(corner, to, radius / Math.hypot(to[0] - corner[0], to[1] - corner[1]))
  const [start, end] = [reach(after), reach(before)]
  const cross =
    (start[0] - corner[0]) * (end[1] - corner[1]) - (start[1] - corner[1]) * (end[0] - corner[0]) > 0 ? 1 : 0
  return `M${written(corner)}L${written(start)}A${radius} ${radius} 0 0 ${cross} ${written(end)}Z`
}

/** A cell as a key of its own. */
export const keyOf = ({ x, y, pointing }: Cell): string => `${x},${y} ${pointing}`

/** What anything on the map covers. */
export const cover = (at: Cell | Diamond | Crossing): Point[] =>
  'tip_x' in at ? rhombus(at) : 'pointing' in at ? corners(at) : [vertexAt(at.x, at.y)]
