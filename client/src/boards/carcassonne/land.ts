/** What the board of Carcassonne works out for itself: where segments lie on a tile, and which of them belong together. */
import type { Data } from '../../lib/types'
import { PRINTED } from '../../generated/carcassonne'

export interface Lying {
  letter: string
  x: number
  y: number
  rotation: number
}

export interface Segment {
  x: number
  y: number
  segment: string
}

export interface Feature {
  kind: 'city' | 'road' | 'field' | 'monastery'
  segments: Segment[]
  tiles: number
  pennants: number
  finished: boolean
  followers: Data[]
  owners: number[]
  points: number
  projected: number
}

export const TILES = PRINTED.tiles
export const SIDES = 'NESW'
export const STEPS: [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]]
const KINDS = { c: 'city', r: 'road', f: 'field', m: 'monastery' } as const

export function readLying(words: string): Lying {
  const [, letter, x, y, rotation] = /^(\w) at (-?\d+),(-?\d+) turned (\d+)$/.exec(words)!
  return { letter, x: +x, y: +y, rotation: +rotation }
}

export function segmentsOf(letter: string): string[] {
  const { cities, roads, fields, monastery } = TILES[letter]
  return [
    ...cities.map((_, n) => `c${n}`),
    ...roads.map((_, n) => `r${n}`),
    ...fields.map((_, n) => `f${n}`),
    ...(monastery ? ['m'] : []),
  ]
}

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
  NL: [[0, 0], [50, 0]], NR: [[50, 0], [100, 0]], EL: [[100, 0], [100, 50]], ER: [[100, 50], [100, 100]],
  SL: [[100, 100], [50, 100]], SR: [[50, 100], [0, 100]], WL: [[0, 100], [0, 50]], WR: [[0, 50], [0, 0]],
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
    const caps: Record<string, [number, number]> = { N: [50, 12], E: [88, 50], S: [50, 88], W: [12, 50], NW: [27, 27], NEW: [50, 36] }
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
    ['ER', 'SL', [86, 86]], ['SR', 'WL', [14, 86]], ['NR', 'EL', [86, 14]], ['WR', 'NL', [14, 14]],
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

// Features

const side = (name: string, rotation: number): number => (SIDES.indexOf(name[0]) + rotation / 90) % 4

export function features(laid: Lying[], followers: Data[]): Feature[] {
  const at = new Map(laid.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const parent = new Map<string, string>()
  const key = (tile: Lying, segment: string) => `${tile.x},${tile.y},${segment}`
  const root = (one: string): string => {
    while (parent.get(one) !== one) one = parent.get(one)!
    return one
  }
  for (const tile of laid) for (const one of segmentsOf(tile.letter)) parent.set(key(tile, one), key(tile, one))

  /** by side: the city or road there, and the fields on its left and right half */
  const rims = new Map(
    laid.map((tile) => {
      const { cities, roads, fields } = TILES[tile.letter]
      const rim = STEPS.map(() => ({ edge: '', L: '', R: '' }))
      cities.forEach((sides, n) => [...sides].forEach((one) => (rim[side(one, tile.rotation)].edge = `c${n}`)))
      roads.forEach((sides, n) => [...sides].forEach((one) => (rim[side(one, tile.rotation)].edge = `r${n}`)))
      fields.forEach((halves, n) => halves.forEach((half) => (rim[side(half, tile.rotation)][half[1] as 'L' | 'R'] = `f${n}`)))
      return [`${tile.x},${tile.y}`, rim]
    }),
  )
  const open = new Map<string, number>()
  for (const tile of laid) {
    rims.get(`${tile.x},${tile.y}`)!.forEach((rim, n) => {
      const [east, south] = STEPS[n]
      const next = at.get(`${tile.x + east},${tile.y + south}`)
      if (!next) {
        if (rim.edge) open.set(key(tile, rim.edge), (open.get(key(tile, rim.edge)) ?? 0) + 1)
        return
      }
      const across = rims.get(`${next.x},${next.y}`)![(n + 2) % 4]
      for (const [mine, other] of [[rim.edge, across.edge], [rim.L, across.R], [rim.R, across.L]])
        if (mine && other) parent.set(root(key(tile, mine)), root(key(next, other)))
    })
  }
  const found = new Map<string, Feature & { near: Set<string>; open: number }>()
  for (const tile of laid) {
    for (const one of segmentsOf(tile.letter)) {
      const here = root(key(tile, one))
      if (!found.has(here)) {
        const kind = KINDS[one[0] as keyof typeof KINDS]
        found.set(here, {
          kind, segments: [], tiles: 0, pennants: 0, finished: false, followers: [], owners: [], points: 0, projected: 0,
          near: new Set(), open: 0,
        })
      }
      const feature = found.get(here)!
      feature.segments.push({ x: tile.x, y: tile.y, segment: one })
      feature.open += open.get(key(tile, one)) ?? 0
      if (one === 'c0') feature.pennants += TILES[tile.letter].pennants
      if (one[0] === 'f')
        for (const city of TILES[tile.letter].bordered[+one.slice(1)]) feature.near.add(root(key(tile, `c${city}`)))
    }
  }
  for (const follower of followers) {
    const feature = found.get(root(`${follower.x},${follower.y},${follower.segment}`))
    feature?.followers.push(follower)
  }
  for (const feature of found.values()) {
    feature.tiles = new Set(feature.segments.map(({ x, y }) => `${x},${y}`)).size
    const counts = new Map<number, number>()
    for (const { seat } of feature.followers) counts.set(seat, (counts.get(seat) ?? 0) + 1)
    const most = Math.max(0, ...counts.values())
    feature.owners = [...counts].filter(([, count]) => count === most).map(([seat]) => seat).sort()
    feature.finished = feature.kind !== 'field' && feature.open === 0
    if (feature.kind === 'road') feature.points = feature.projected = feature.tiles
    if (feature.kind === 'city') {
      feature.projected = 2 * (feature.tiles + feature.pennants)
      feature.points = feature.finished ? feature.projected : feature.projected / 2
    }
    if (feature.kind === 'monastery') {
      const { x, y } = feature.segments[0]
      feature.tiles = laid.filter((tile) => Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) <= 1).length
      feature.finished = feature.tiles === 9
      feature.points = feature.tiles
      feature.projected = 9
    }
  }
  for (const feature of found.values()) {
    if (feature.kind !== 'field') continue
    const cities = [...feature.near].map((one) => found.get(one)!)
    feature.points = 3 * cities.filter((city) => city.finished).length
    feature.projected = 3 * cities.length
  }
  return [...found.values()]
}

/** The features that a tile is part of. */
export const touching = (all: Feature[], x: number, y: number): Feature[] =>
  all.filter((feature) => feature.segments.some((one) => one.x === x && one.y === y))

/** What lies at a side of a tile. */
export function edge(letter: string, rotation: number, at: number): 'city' | 'road' | 'field' {
  const here = (sides: string) => [...sides].some((one) => side(one, rotation) === at)
  const { cities, roads } = TILES[letter]
  return cities.some(here) ? 'city' : roads.some(here) ? 'road' : 'field'
}

/** Where a tile meets something else in a cell, turned the way that comes nearest to fitting. */
export function clash(laid: Lying[], letter: string, x: number, y: number): { side: number; mine: string; theirs: string }[] {
  const at = new Map(laid.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const ways = [0, 90, 180, 270].map((rotation) =>
    STEPS.flatMap(([east, south], n) => {
      const next = at.get(`${x + east},${y + south}`)
      if (!next) return []
      const [mine, theirs] = [edge(letter, rotation, n), edge(next.letter, next.rotation, (n + 2) % 4)]
      return mine === theirs ? [] : [{ side: n, mine, theirs }]
    }),
  )
  return ways.sort((one, other) => one.length - other.length)[0]
}

/** The points that everybody would score at once by a tile, and by a follower on it. */
export function pays(before: Feature[], after: Feature[]): Map<number, number> {
  const key = (feature: Feature) => feature.segments.map(({ x, y, segment }) => `${x},${y},${segment}`)
  const finished = new Set(before.filter((feature) => feature.finished).flatMap(key))
  const found = new Map<number, number>()
  for (const feature of after) {
    if (!feature.finished || key(feature).some((one) => finished.has(one))) continue
    for (const seat of feature.owners) found.set(seat, (found.get(seat) ?? 0) + feature.points)
  }
  return found
}
