/** How the landscape looks: layers run through all tiles, so that none covers what stands on its neighbour. */
import { chance, seedOf } from '../../lib/seeded'
import { ellipse, inOrder, short, stand, type Point, type Standing } from '../scenery/scenery'
import {
  CITIES,
  fieldPath,
  KEEPS,
  laid,
  onTable,
  PENNANTS,
  place,
  pointsOf,
  roadPath,
  segmentsOf,
  TILES,
  WALLS,
  type Lying,
} from './land'

/** What one tile adds to each layer. */
interface Part {
  mottles: string
  roads: string
  cities: string
  cobbles: string
  walls: string
  standing: Standing[]
  towers: Point[]
}

/** What is where on a tile that is not turned yet. */
interface Plan {
  cities: Point[][]
  walls: Point[][]
  roads: Point[][]
  /** places that stay free, for figures and a pennant */
  free: Point[]
}

const FREE = 13 // round a figure

const isInside = (rim: Point[], x: number, y: number): boolean =>
  rim.reduce((inside, [east, south], n) => {
    const [west, north] = rim.at(n - 1)!
    const crosses = south > y !== north > y && x < ((west - east) * (y - south)) / (north - south) + east
    return crosses ? !inside : inside
  }, false)

/** How far a point is from a line. */
const away = (points: Point[], x: number, y: number): number =>
  points.slice(1).reduce((least, [east, south], n) => {
    const [west, north] = points[n]
    const [wide, high] = [east - west, south - north]
    const along = Math.max(0, Math.min(1, ((x - west) * wide + (y - north) * high) / (wide ** 2 + high ** 2 || 1)))
    return Math.min(least, Math.hypot(x - west - along * wide, y - north - along * high))
  }, Infinity)

const plans = new Map<string, Plan>()
function planOf(letter: string): Plan {
  let plan = plans.get(letter)
  if (!plan) {
    const { cities, roads, pennants } = TILES[letter]
    plan = {
      cities: cities.map((sides) => pointsOf(CITIES[sides])),
      walls: cities.flatMap((sides) => WALLS[sides]).map(pointsOf),
      roads: roads.map((road) => pointsOf(roadPath(letter, road))),
      free: segmentsOf(letter)
        .filter((segment) => segment !== 'm')
        .map((segment) => place(letter, segment)),
    }
    if (pennants) plan.free.push(PENNANTS[cities[0]])
    plans.set(letter, plan)
  }
  return plan
}

/** A tile that is being painted. */
class Painter {
  readonly plan: Plan
  readonly next: () => number
  standing: Standing[] = []
  mottles = ''
  cobbles = ''

  constructor(readonly tile: Lying) {
    this.plan = planOf(tile.tile)
    this.next = chance(seedOf('tile', tile.x, tile.y, tile.tile))
  }

  at = (point: Point): Point => onTable(point, this.tile)
  keepsFree = (x: number, y: number, room: number): boolean =>
    this.plan.free.every(([east, south]) => Math.hypot(x - east, y - south) >= room)
  put(name: string, point: Point, size: number, lower = 0): void {
    const [x, y] = this.at(point)
    this.standing.push(stand(name, x, y + lower, short(size), this.next() < 0.5))
  }

  /** Open ground: no city, wall, road, figure or building so near. */
  isOpen(x: number, y: number, room: number): boolean {
    const { cities, walls, roads } = this.plan
    const { monastery, roads: ends } = TILES[this.tile.tile]
    const middle = monastery ? 34 : ends.length > 2 ? 20 : 0
    return (
      Math.min(x, y, 100 - x, 100 - y) > 4 &&
      Math.hypot(x - 50, y - 50) >= middle &&
      !cities.some((rim) => isInside(rim, x, y)) &&
      [...walls, ...roads].every((one) => away(one, x, y) >= room) &&
      this.keepsFree(x, y, FREE + 3)
    )
  }

  meadow(): void {
    const [west, north] = [100 * this.tile.x, 100 * this.tile.y]
    for (let n = 0; n < 7; n++)
      this.mottles += ellipse(
        west + 110 * this.next() - 5,
        north + 110 * this.next() - 5,
        10 + 18 * this.next(),
        6 + 8 * this.next(),
        ['#bcd885', '#93bb5d', '#b3c96a'][n % 3],
        0.38,
      )
  }

  /** Houses in rows, upright, never on a wall. */
  town(rim: Point[], sides: string): void {
    const room = sides.length > 1 ? 9 : 7.5
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 7; column++) {
        const x = 6 + column * 14.6 + (row % 2) * 7.3 + (this.next() - 0.5) * 4
        const y = 8 + row * 12.6 + (this.next() - 0.5) * 3
        const [gap, kind, look] = [this.next(), this.next(), this.next()]
        if (gap < 0.08 || Math.min(x, y, 100 - x, 100 - y) < 2 || !isInside(rim, x, y)) continue
        if (this.plan.walls.some((wall) => away(wall, x, y) < room)) continue
        if (this.plan.roads.some((road) => away(road, x, y) < 9) || !this.keepsFree(x, y, FREE)) continue
        if (kind < 0.1) this.put('poplar', [x, y], 0.55, 4)
        else this.put(`${kind < 0.55 ? 'house' : 'gable'}${Math.floor(look * 3)}`, [x, y], 0.84 + 0.16 * look, 4)
      }
    for (let n = 0; n < 26; n++) {
      const [x, y, shade] = [100 * this.next(), 100 * this.next(), this.next()]
      if (!isInside(rim, x, y)) continue
      this.cobbles += ellipse(...this.at([x, y]), 2.6, 1.3, shade < 0.5 ? '#b98f58' : '#e7cfa0', 1)
    }
    const keep = KEEPS[sides]
    if (keep && this.keepsFree(...keep, FREE + 4)) this.put('keep', keep, 0.95, 8)
  }

  /** A copse, tufts, bushes, a sheep now and then. */
  country(): void {
    const copse: Point | null = this.next() < 0.62 ? [15 + 70 * this.next(), 15 + 70 * this.next()] : null
    for (let n = 0; n < 16; n++) {
      const wooded = copse && n < 6
      const x = wooded ? copse[0] + 26 * (this.next() - 0.5) : 6 + 88 * this.next()
      const y = wooded ? copse[1] + 20 * (this.next() - 0.5) : 6 + 88 * this.next()
      const kind = this.next()
      if (!this.isOpen(x, y, 12)) continue
      if (wooded)
        this.put(['oak', 'poplar', 'fir', 'oak', 'maple', 'poplar'][Math.floor(kind * 5.4)], [x, y], 0.72 + 0.14 * kind)
      else if (kind < 0.4) this.mottles += stand('tuft', ...this.at([x, y]), 0.8).drawn
      else if (kind < 0.52) this.put('bush', [x, y], 0.8)
      else if (kind < 0.56) this.put('sheep', [x, y], 0.6)
    }
  }

  /** Bushes along the roads. */
  verges(): void {
    for (const road of this.plan.roads)
      for (let n = 2; n < road.length - 1; n += 3) {
        const [[x, y], [fromX, fromY]] = [road[n], road[n - 1]]
        const [kind, side] = [this.next(), this.next() < 0.5 ? 10 : -10]
        const long = Math.hypot(x - fromX, y - fromY) || 1
        const beside: Point = [x + (side * (fromY - y)) / long, y - (side * (fromX - x)) / long]
        if (kind < 0.5 && this.isOpen(...beside, 6.5)) this.put(kind < 0.3 ? 'bush' : 'tuft', beside, 0.62)
      }
  }

  buildings(): void {
    const { roads, monastery, pennants, cities } = TILES[this.tile.tile]
    const [x, y] = this.at([50, 50])
    if (roads.length > 2)
      for (const [name, east, south] of [
        ['house0', -9, -5],
        ['gable1', 9, -3],
        ['house2', -1, 9],
      ] as const)
        this.standing.push(stand(name, x + east, y + south, 0.72))
    if (monastery) this.standing.push(stand('abbey', x, y + 20, 0.98))
    if (pennants) {
      const [east, south] = this.at(PENNANTS[cities[0]])
      this.standing.push({ ...stand('pennant', east, south, 0.82), foot: south + 9 })
    }
  }
}

const parts = new Map<string, Part>()
function partOf(tile: Lying): Part {
  const name = `${tile.tile} ${tile.x},${tile.y} ${tile.rotation}`
  const known = parts.get(name)
  if (known) return known
  const { cities, roads } = TILES[tile.tile]
  const painter = new Painter(tile)
  painter.meadow()
  cities.forEach((sides, n) => painter.town(painter.plan.cities[n], sides))
  painter.country()
  painter.verges()
  painter.buildings()
  const walls = cities.flatMap((sides) => WALLS[sides])
  const towers = painter.plan.walls.flatMap((wall) => [wall[0], wall.at(-1)!])
  const long = cities.filter((sides) => sides.length > 1).flatMap((sides) => WALLS[sides].map(pointsOf))
  const part: Part = {
    mottles: painter.mottles,
    roads: roads.map((road) => laid(roadPath(tile.tile, road), tile)).join(''),
    cities: cities.map((sides) => laid(CITIES[sides], tile)).join(''),
    cobbles: painter.cobbles,
    walls: walls.map((wall) => laid(wall, tile)).join(''),
    standing: painter.standing,
    towers: [...towers, ...long.map((wall) => wall[wall.length >> 1])].map(painter.at),
  }
  parts.set(name, part)
  return part
}

const squares = (tiles: Lying[], out: number): string =>
  tiles
    .map(({ x, y }) => `M${100 * x - out} ${100 * y - out}h${100 + 2 * out}v${100 + 2 * out}h${-100 - 2 * out}z`)
    .join('')

/** A part of a layer: when a tile is laid, only the rows that it reaches are drawn anew. */
export interface Row {
  row: number
  drawn: string
}

function inRows(things: Standing[]): Row[] {
  const rows = new Map<number, Standing[]>()
  for (const thing of things) {
    const row = Math.floor(thing.foot / 100)
    if (rows.has(row)) rows.get(row)!.push(thing)
    else rows.set(row, [thing])
  }
  return [...rows].sort(([one], [other]) => one - other).map(([row, these]) => ({ row, drawn: inOrder(these) }))
}
const lying = (tiles: Lying[], layer: 'mottles' | 'cobbles'): Row[] =>
  inRows(tiles.map((tile) => ({ foot: 100 * tile.y, drawn: partOf(tile)[layer] })))
const whole = (rows: Row[]): string => rows.map(({ drawn }) => drawn).join('')

/** The ground under everything, thick as card. */
export function drawGround(tiles: Lying[]): string {
  const side = tiles.map(({ x, y }) => `M${100 * x - 1} ${100 * y + 2}h102v104h-102z`).join('')
  return `<path d="${side}" opacity=".22" transform="translate(0 5)"/><path d="${side}" fill="#5f6f35"/>
    <path d="${squares(tiles, 0.3)}" fill="#a7cb70"/>`
}

/** What grows on the meadows; it is cut off at the rim. */
export const drawMottles = (tiles: Lying[]): Row[] => lying(tiles, 'mottles')
export const rimOf = (tiles: Lying[]): string => squares(tiles, 0)

/** Roads with their verges, and the ground of cities. */
export function drawWays(tiles: Lying[]): string {
  const roads = tiles.map((tile) => partOf(tile).roads).join('')
  const cities = tiles.map((tile) => partOf(tile).cities).join('')
  return `<g fill="none"><path d="${roads}" stroke="#86ab4f" stroke-width="17" opacity=".75"/>
    <path d="${roads}" stroke="#8b6f42" stroke-width="10.6"/><path d="${roads}" stroke="#efe0b8" stroke-width="8"/></g>
    <path d="${cities}" fill="#d3ac70" stroke="#d3ac70" stroke-width=".8"/>`
}
export const drawCobbles = (tiles: Lying[]): Row[] => lying(tiles, 'cobbles')
export const drawSeams = (tiles: Lying[]): string =>
  `<path d="${squares(tiles, -0.4)}" fill="none" stroke="#fff" stroke-opacity=".12"/>`

export function drawWalls(tiles: Lying[]): string {
  const walls = tiles.map((tile) => partOf(tile).walls).join('')
  return `<g fill="none"><path d="${walls}" transform="translate(0 3)" stroke="#2b2116" stroke-width="7" opacity=".32"/>
    <path d="${walls}" stroke="#4d4438" stroke-width="7.2"/><path d="${walls}" stroke="#cabfaa" stroke-width="5.2"/>
    <path d="${walls}" stroke="#f1eadb" stroke-width="5.2" stroke-dasharray="2.6 2.6"/></g>`
}

/** Towers, houses, trees: all that stands, from back to front. */
export function drawStanding(tiles: Lying[]): Row[] {
  const towers = new Map(
    tiles.flatMap((tile) => partOf(tile).towers).map(([x, y]) => [`${Math.round(x)},${Math.round(y)}`, [x, y]]),
  )
  return inRows([
    ...tiles.flatMap((tile) => partOf(tile).standing),
    ...[...towers.values()].map(([x, y]) => stand('tower', x, y + 4, 0.92)),
  ])
}

/** Tiles by themselves, with the art that they have on their places. What is cut off needs a name of its own. */
export const drawTiles = (tiles: Lying[], id: string): string =>
  drawGround(tiles) +
  `<clipPath id="${id}"><path d="${rimOf(tiles)}"/></clipPath>
  <g clip-path="url(#${id})">${whole(drawMottles(tiles))}</g>` +
  drawWays(tiles) +
  whole(drawCobbles(tiles)) +
  drawWalls(tiles) +
  whole(drawStanding(tiles))

/** The shapes of a feature's segments, to be tinted. */
export const shapeOf = (tile: Lying, segment: string): string => {
  const { cities, roads } = TILES[tile.tile]
  const number = +segment.slice(1)
  if (segment[0] === 'c') return laid(CITIES[cities[number]], tile)
  if (segment[0] === 'r') return laid(roadPath(tile.tile, roads[number]), tile)
  if (segment[0] === 'f') return laid(fieldPath(tile.tile, number), tile)
  const [x, y] = onTable([50, 58], tile)
  return `M${x - 38} ${y}a38 20 0 1 0 76 0a38 20 0 1 0-76 0z`
}

export const wallsOf = (tile: Lying, segment: string): string =>
  segment[0] === 'c' ? WALLS[TILES[tile.tile].cities[+segment.slice(1)]].map((wall) => laid(wall, tile)).join('') : ''
