/** How the tiles of Carcassonne are drawn, and where followers stand on them. */
import { PRINTED } from '../../generated/carcassonne'

export const TILES = PRINTED.tiles

// How a tile of 100 by 100 is drawn before it is turned.

const CAP: Record<string, string> = {
  N: 'M0 0C22 34 78 34 100 0Z',
  E: 'M100 0C66 22 66 78 100 100Z',
  S: 'M0 100C22 66 78 66 100 100Z',
  W: 'M0 0C34 22 34 78 0 100Z',
}
const CITY: Record<string, string> = {
  NW: 'M0 0H100C66 22 22 66 0 100Z',
  EW: 'M0 0C25 34 75 34 100 0V100C75 66 25 66 0 100Z',
  NEW: 'M0 0H100V100C76 66 24 66 0 100Z',
  NESW: 'M0 0H100V100H0Z',
}
const END: Record<string, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] }
/** by half side: its corners at the rim, seen from the middle */
const HALF: Record<string, [[number, number], [number, number]]> = {
  NL: [
    [0, 0],
    [50, 0],
  ],
  NR: [
    [50, 0],
    [100, 0],
  ],
  EL: [
    [100, 0],
    [100, 50],
  ],
  ER: [
    [100, 50],
    [100, 100],
  ],
  SL: [
    [100, 100],
    [50, 100],
  ],
  SR: [
    [50, 100],
    [0, 100],
  ],
  WL: [
    [0, 100],
    [0, 50],
  ],
  WR: [
    [0, 50],
    [0, 0],
  ],
}
const RIM = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR']

/** Walls stand inside the tile only: at its rim a city may go on. */
const WALL: Record<string, string> = {
  N: 'M0 0C22 34 78 34 100 0',
  E: 'M100 0C66 22 66 78 100 100',
  S: 'M0 100C22 66 78 66 100 100',
  W: 'M0 0C34 22 34 78 0 100',
  NW: 'M100 0C66 22 22 66 0 100',
  EW: 'M0 0C25 34 75 34 100 0M0 100C25 66 75 66 100 100',
  NEW: 'M100 100C76 66 24 66 0 100',
  NESW: '',
}

export const cityPath = (sides: string): string => CITY[sides] ?? CAP[sides]
export const wallPath = (sides: string): string => WALL[sides]

export function roadPath(letter: string, road: string): string {
  const { cities, monastery } = TILES[letter]
  const [x, y] = END[road[0]]
  if (road.length === 2) {
    const [toX, toY] = END[road[1]]
    return road === 'EW' || road === 'NS' ? `M${x} ${y}L${toX} ${toY}` : `M${x} ${y}Q50 50 ${toX} ${toY}`
  }
  const short = cities[0]?.length === 3 ? 0.48 : monastery ? 0.4 : 0.8
  return `M${x} ${y}L${x + (50 - x) * short} ${y + (50 - y) * short}`
}

/** The ground that a field has, as wedges from the middle; a city drawn over it hides what is not its own. */
export function fieldPath(letter: string, number: number): string {
  const { fields } = TILES[letter]
  const owner = (half: string): number => {
    const place = RIM.indexOf(half)
    for (const step of half[1] === 'L' ? [0, 7, 1, 6, 2] : [0, 1, 7, 2, 6]) {
      const found = fields.findIndex((halves) => halves.includes(RIM[(place + step) % 8]))
      if (found >= 0) return found
    }
    return 0
  }
  return RIM.filter((half) => owner(half) === number)
    .map((half) => `M50 50L${HALF[half][0].join(' ')}L${HALF[half][1].join(' ')}Z`)
    .join('')
}

/** Where a follower stands on a segment, before the tile is turned. */
function place(letter: string, segment: string): [number, number] {
  const tile = TILES[letter]
  const number = +segment.slice(1)
  if (segment === 'm') return [50, 46]
  if (segment[0] === 'c') {
    const sides = tile.cities[number]
    const caps: Record<string, [number, number]> = {
      N: [50, 12],
      E: [88, 50],
      S: [50, 88],
      W: [12, 50],
      NW: [27, 27],
      NEW: [50, 36],
    }
    return caps[sides] ?? [50, 50]
  }
  if (segment[0] === 'r') {
    const road = tile.roads[number]
    const [x, y] = END[road[0]]
    const inward = tile.monastery || tile.cities[0]?.length === 3 ? 0.28 : 0.6
    if (road.length === 1) return [x + (50 - x) * inward, y + (50 - y) * inward]
    const [toX, toY] = END[road[1]]
    return road === 'EW' || road === 'NS' ? [50, 50] : [(x + toX + 100) / 4, (y + toY + 100) / 4]
  }
  const halves = tile.fields[number]
  const corners: [string, string, [number, number]][] = [
    ['ER', 'SL', [86, 86]],
    ['SR', 'WL', [14, 86]],
    ['NR', 'EL', [86, 14]],
    ['WR', 'NL', [14, 14]],
  ]
  for (const [one, other, spot] of corners) if (halves.includes(one) && halves.includes(other)) return spot
  const sides = new Set(halves.map((half) => half[0]))
  if (sides.size === 1 && halves.length === 2) {
    const [x, y] = END[halves[0][0]]
    return [x + (50 - x) * 0.2, y + (50 - y) * 0.2]
  }
  if (sides.size === 1) return halves[0] === 'SL' ? [83, 94] : [17, 94] // beside the road of a city gate
  return [90, 30] // between a city to the north and a road to the east
}

export function spot(letter: string, segment: string, rotation: number): [number, number] {
  let [x, y] = place(letter, segment)
  for (let turns = 0; turns < rotation / 90; turns++) [x, y] = [100 - y, x]
  return [x, y]
}
