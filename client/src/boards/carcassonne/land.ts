/** The shapes on the tiles of Carcassonne, before and after they are turned, and where followers stand on them. */
import { PRINTED } from '../../generated/carcassonne'
import { line, short, type Point } from '../scenery/scenery'

export const TILES = PRINTED.tiles

/** How a tile lies; its corner is at 100 times x and y. */
export interface Lying {
  tile: string
  x: number
  y: number
  rotation: number
}

export const CITIES: Record<string, string> = {
  N: 'M0 0C20 32 80 32 100 0Z',
  E: 'M100 0C68 20 68 80 100 100Z',
  S: 'M100 100C80 68 20 68 0 100Z',
  W: 'M0 100C32 80 32 20 0 0Z',
  NW: 'M0 100L0 0L100 0C74 28 28 74 0 100Z',
  EW: 'M0 0C25 32 75 32 100 0L100 100C75 68 25 68 0 100Z',
  NEW: 'M0 100L0 0L100 0L100 100C76 68 24 68 0 100Z',
  NESW: 'M0 0L100 0L100 100L0 100Z',
}
/** Walls stand inside the tile only: at its rim a city may go on. */
export const WALLS: Record<string, string[]> = {
  N: ['M0 0C20 32 80 32 100 0'],
  E: ['M100 0C68 20 68 80 100 100'],
  S: ['M100 100C80 68 20 68 0 100'],
  W: ['M0 100C32 80 32 20 0 0'],
  NW: ['M100 0C74 28 28 74 0 100'],
  EW: ['M0 0C25 32 75 32 100 0', 'M100 100C75 68 25 68 0 100'],
  NEW: ['M100 100C76 68 24 68 0 100'],
  NESW: [],
}
/** Where a pennant hangs in its city. */
export const PENNANTS: Record<string, Point> = { NW: [60, 16], EW: [24, 50], NEW: [18, 24], NESW: [24, 28] }
/** Where the keep of a large city stands. */
export const KEEPS: Record<string, Point> = { NW: [24, 12], NEW: [70, 18], NESW: [68, 40] }

const SIDES = 'NESW'
const ENDS: Record<string, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }
/** the corner after each side, clockwise */
const CORNERS: Point[] = [
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
]
const RIM = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR']

/** A point of a tile after the tile is turned. */
export function turned([x, y]: Point, rotation: number): Point {
  for (let turns = 0; turns < rotation / 90; turns++) [x, y] = [100 - y, x]
  return [x, y]
}

/** A point of a tile on the table. */
export function onTable(point: Point, { x, y, rotation }: Lying): Point {
  const [east, south] = turned(point, rotation)
  return [100 * x + east, 100 * y + south]
}

/** A shape of a tile on the table. */
export const laid = (path: string, tile: Lying): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => onTable([+x, +y], tile).map(short).join(' '))

const STEPS = 12

/** The points along a path of lines and curves. */
export function pointsOf(path: string): Point[] {
  const found: Point[] = []
  for (const [, command, numbers] of path.matchAll(/([MLCQ])([^MLCQZ]*)/g)) {
    const given = numbers.match(/-?[\d.]+/g)!.map(Number)
    const ends: Point[] = []
    for (let n = 0; n < given.length; n += 2) ends.push([given[n], given[n + 1]])
    if (command === 'M' || command === 'L') found.push(ends[0])
    else found.push(...curve([found.at(-1)!, ...ends]))
  }
  return found
}

/** De Casteljau: points of a curve that is drawn between these. */
const curve = (ends: Point[]): Point[] =>
  Array.from({ length: STEPS }, (_, n) => {
    let points = ends
    const t = (n + 1) / STEPS
    while (points.length > 1)
      points = points
        .slice(1)
        .map(([x, y], at) => [points[at][0] * (1 - t) + x * t, points[at][1] * (1 - t) + y * t] as Point)
    return points[0]
  })

export function roadPath(letter: string, road: string): string {
  const { cities, monastery } = TILES[letter]
  const [x, y] = ENDS[road[0]]
  if (road.length === 2) {
    const [toX, toY] = ENDS[road[1]]
    if (road === 'EW')
      return `M${x} ${y}C${x + (toX - x) / 3} ${y + 5} ${x + ((toX - x) * 2) / 3} ${toY - 5} ${toX} ${toY}`
    return `M${x} ${y}Q50 50 ${toX} ${toY}`
  }
  const reach = cities[0]?.length === 3 || monastery ? 0.5 : 0.86
  return `M${x} ${y}L${x + (50 - x) * reach} ${y + (50 - y) * reach}`
}

/** The ground that a field has; a city drawn over it hides what is not its own. */
export function fieldPath(letter: string, number: number): string {
  const { fields, roads } = TILES[letter]
  const through = roads.find((road) => road.length === 2)
  return through && fields.length === 2 ? besideRoad(letter, through, fields[number]) : wedges(fields, number)
}

/** All on one side of a road that goes through. */
function besideRoad(letter: string, road: string, halves: string[]): string {
  const along = pointsOf(roadPath(letter, road))
  const [start, end] = halves.includes(`${road[1]}R`) ? [road[1], road[0]] : [road[0], road[1]]
  const corners: Point[] = []
  for (let side = SIDES.indexOf(start); SIDES[side] !== end; side = (side + 1) % 4) corners.push(CORNERS[side])
  return `M${line([...(start === road[1] ? along : along.toReversed()), ...corners])}Z`
}

/** From the middle of the tile to the halves of its sides; those of cities belong to the nearest field. */
function wedges(fields: string[][], number: number): string {
  const owner = (half: string): number => {
    const place = RIM.indexOf(half)
    for (const step of half[1] === 'L' ? [0, 7, 1, 6, 2] : [0, 1, 7, 2, 6]) {
      const found = fields.findIndex((halves) => halves.includes(RIM[(place + step) % 8]))
      if (found >= 0) return found
    }
    return 0
  }
  const wedge = (half: string): string => {
    const side = SIDES.indexOf(half[0])
    const corner = CORNERS[half[1] === 'R' ? side : (side + 3) % 4]
    return `M50 50L${corner.join(' ')}L${ENDS[half[0]].join(' ')}Z`
  }
  return RIM.filter((half) => owner(half) === number)
    .map(wedge)
    .join('')
}

/** The segments of a tile: cities, roads, fields, the monastery. */
export function segmentsOf(letter: string): string[] {
  const { cities, roads, fields, monastery } = TILES[letter]
  const named = (kind: string, of: unknown[]): string[] => of.map((_, number) => `${kind}${number}`)
  return [...named('c', cities), ...named('r', roads), ...named('f', fields), ...(monastery ? ['m'] : [])]
}

const CITY_SPOTS: Record<string, Point> = {
  N: [50, 11],
  E: [89, 50],
  S: [50, 89],
  W: [11, 50],
  NW: [27, 30],
  NEW: [50, 34],
}
const FIELD_SPOTS: [string, string, Point][] = [
  ['ER', 'SL', [83, 80]],
  ['SR', 'WL', [17, 80]],
  ['NR', 'EL', [83, 18]],
  ['WR', 'NL', [17, 18]],
]

function roadSpot(letter: string, road: string): Point {
  const { cities, monastery } = TILES[letter]
  const [x, y] = ENDS[road[0]]
  const inward = monastery || cities[0]?.length === 3 ? 0.3 : 0.55
  if (road.length === 1) return [x + (50 - x) * inward, y + (50 - y) * inward]
  const [toX, toY] = ENDS[road[1]]
  return road === 'EW' ? [50, 50] : [(x + toX + 100) / 4, (y + toY + 100) / 4]
}

function fieldSpot(halves: string[]): Point {
  const corner = FIELD_SPOTS.find(([one, other]) => halves.includes(one) && halves.includes(other))
  if (corner) return corner[2]
  const sides = new Set(halves.map((half) => half[0]))
  if (sides.size > 1) return [87, 34] // between a city to the north and a road to the east
  if (halves.length === 1) return halves[0] === 'SL' ? [79, 90] : [21, 90] // beside the road of a city gate
  const [x, y] = ENDS[halves[0][0]]
  return [x + (50 - x) * 0.24, y + (50 - y) * 0.24]
}

/** Where a follower stands on a segment, before the tile is turned. */
export function place(letter: string, segment: string): Point {
  const tile = TILES[letter]
  const number = +segment.slice(1)
  if (segment[0] === 'c') return CITY_SPOTS[tile.cities[number]] ?? [50, 50]
  return segment[0] === 'r' ? roadSpot(letter, tile.roads[number]) : fieldSpot(tile.fields[number])
}

/** Where a follower stands on a tile that is turned; a monastery stands upright however its tile lies. */
export const spot = (letter: string, segment: string, rotation: number): Point =>
  segment === 'm' ? [33, 70] : turned(place(letter, segment), rotation)
