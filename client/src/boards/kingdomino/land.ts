/** How land looks: scenery that runs on over squares of the same terrain, from a seed for each square. */
import type { Terrain } from '../../generated/kingdomino'
import { chance, seedOf } from '../../lib/seeded'
import { castle, ellipse, inOrder, line, short, stand, type Point, type Standing } from '../scenery/scenery'

export interface Ground {
  x: number
  y: number
  terrain: Terrain | 'castle'
  crowns: number
}

interface Paint {
  ground: string
  light: string
  dark: string
}

export const PAINTS: Record<Ground['terrain'], Paint> = {
  wheat: { ground: '#e9be4e', light: '#f5d77c', dark: '#c9962c' },
  forest: { ground: '#457f4a', light: '#5f9c58', dark: '#2a5e3b' },
  lake: { ground: '#57a5cf', light: '#a3d8ea', dark: '#2f7eb0' },
  grass: { ground: '#abd06b', light: '#c9e391', dark: '#84b44b' },
  swamp: { ground: '#938b60', light: '#b0a878', dark: '#6b6a4a' },
  mine: { ground: '#7d757f', light: '#aaa2a8', dark: '#58515f' },
  castle: { ground: '#cdc2ab', light: '#e4dcc9', dark: '#a89b82' },
}

const SIDES = {
  top: [0, -1],
  right: [1, 0],
  bottom: [0, 1],
  left: [-1, 0],
} as const
type Side = keyof typeof SIDES
const ALL_SIDES = Object.keys(SIDES) as Side[]

/** A square that is being painted: what lies flat on it, and what stands on it. */
class Plot {
  readonly next: () => number
  readonly west: number
  readonly north: number
  /** where a building stands, if there are crowns */
  readonly site: Point
  flat = ''
  standing: Standing[] = []

  constructor(
    readonly ground: Ground,
    /** on which sides the same terrain goes on */
    readonly goesOn: Record<Side, boolean>,
    seed: string,
  ) {
    this.next = chance(seedOf(seed, ground.x, ground.y, ground.terrain))
    this.west = 100 * ground.x
    this.north = 100 * ground.y
    this.site = [this.west + 56, this.north + 76]
  }

  /** Whether nothing important is hidden by what stands here: the building, the crowns. */
  isFree(x: number, y: number, room: number): boolean {
    const { crowns } = this.ground
    if (!crowns) return true
    const beside = Math.hypot((x - this.site[0]) * 0.8, y - this.site[1] + 8) > room
    return beside && !(x < this.west + 24 + 22 * crowns && y < this.north + 46)
  }

  put(name: string, x: number, y: number, size = 1, room = 26): void {
    if (this.isFree(x, y, room)) this.standing.push(stand(name, x, y, short(size), this.next() < 0.5))
  }

  build(name: string, size: number, lower = 0): void {
    if (this.ground.crowns) this.standing.push(stand(name, this.site[0], this.site[1] + lower, size))
  }

  /** What is tall stays within its terrain. */
  low = (y: number): number =>
    Math.min(Math.max(y, this.north + (this.goesOn.top ? 14 : 34)), this.north + (this.goesOn.bottom ? 106 : 97))

  /** Points spread over the square, none too near another. */
  spread(count: number, wander: number, paint: (x: number, y: number) => void): void {
    const step = 100 / count
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++)
        paint(
          this.west + (column + 0.5) * step + (this.next() - 0.5) * wander,
          this.north + (row + 0.62) * step + (this.next() - 0.5) * wander,
        )
  }

  mottle({ light, dark }: Paint): void {
    for (let n = 0; n < 4; n++) {
      const x = this.west + (this.goesOn.right ? 125 : 92) * this.next()
      const y = this.north + (this.goesOn.bottom ? 125 : 92) * this.next()
      this.flat += ellipse(x, y, 14 + 20 * this.next(), 7 + 9 * this.next(), n % 2 ? light : dark, 0.28)
    }
  }
}

const TREES = ['spruce', 'fir', 'oak', 'spruce', 'poplar', 'fir']

const SCENERY: Record<Terrain, (plot: Plot) => void> = {
  forest(plot) {
    const trees = plot.next() < 0.3 ? [...TREES, 'maple'] : TREES
    const tree = () => trees[Math.floor(plot.next() * trees.length)]
    plot.spread(4, 13, (x, y) => {
      if (plot.next() < 0.86) plot.put(tree(), x, plot.low(y), 0.72 + 0.28 * plot.next(), 27)
    })
    if (plot.goesOn.right)
      for (const down of [40, 67, 94]) plot.put(tree(), plot.west + 96 + 8 * plot.next(), plot.north + down, 0.85)
    plot.build('lodge', 1.05)
  },
  wheat(plot) {
    const { west, north, ground } = plot
    const slope = (seedOf('furrow', Math.floor(ground.x / 2), Math.floor(ground.y / 2)) % 3) - 1
    for (let n = -2; n < 14; n++)
      plot.flat += `<path d="M${west - 6} ${north - 20 + 11 * n}q28 ${4 + 7 * slope} 56 ${5 * slope}t56 ${5 * slope}" fill="none" stroke="${n % 2 ? '#d3a136' : '#fbe49a'}" stroke-width="${n % 2 ? 3 : 2}" opacity=".6"/>`
    plot.spread(3, 16, (x, y) => {
      const kind = plot.next()
      if (kind < 0.5) {
        plot.put('ear', x - 5, plot.low(y), 0.85)
        plot.put('ear', x + 3, plot.low(y) + 3, 0.95)
      } else if (kind < 0.74) plot.put('sheaf', x, plot.low(y), 0.82)
    })
    if (plot.goesOn.right && plot.next() < 0.7) plot.put('sheaf', west + 100, north + 70, 0.9)
    plot.build('mill', 1.08, 4)
  },
  lake(plot) {
    plot.spread(3, 18, (x, y) => {
      if (plot.next() < 0.72 && plot.isFree(x, y, 22))
        plot.flat += `<path d="M${short(x - 11)} ${short(y - 6)}q5.5-5 11 0t11 0" fill="none" stroke="${plot.next() < 0.6 ? '#d8f1f8' : '#2a76a8'}" stroke-width="2" stroke-linecap="round" opacity=".8"/>`
    })
    if (!plot.ground.crowns && plot.next() < 0.3)
      plot.flat += `<path d="M${short(plot.west + 40 + 20 * plot.next())} ${short(plot.north + 50 + 15 * plot.next())}q9-8 18 0q-9 7-18 0l-6-4v8z" fill="#1f6795" opacity=".55"/>`
    plot.build('boat', 1.1, -4)
  },
  grass(plot) {
    plot.spread(4, 18, (x, y) => {
      const kind = plot.next()
      if (kind < 0.3) plot.put('tuft', x, y)
      else if (kind < 0.52)
        plot.flat += `<use href="#s-flower" x="${short(x)}" y="${short(y)}"/><use href="#s-flower" x="${short(x + 5)}" y="${short(y + 3)}"/>`
      else if (kind < 0.62) plot.put('bush', x, plot.low(y), 0.95)
    })
    const { west, north, ground } = plot
    plot.build('barn', 1)
    if (!ground.crowns) {
      if (plot.next() < 0.7) plot.put('sheep', west + 30 + 40 * plot.next(), north + 55 + 25 * plot.next(), 0.95)
      if (plot.next() < 0.45) plot.put('oak', west + 70 + 15 * plot.next(), north + 55 + 35 * plot.next(), 0.9)
    }
    for (let n = 0; n < ground.crowns; n++)
      plot.standing.push(stand('sheep', west + 22 + 27 * n, north + 93 - 4 * plot.next(), 0.95, plot.next() < 0.5))
  },
  swamp(plot) {
    for (let n = 0; n < 3; n++) {
      const x = plot.west + 22 + 56 * plot.next() + (plot.goesOn.right && n === 2 ? 30 : 0)
      const y = plot.north + 25 + 26 * n + 8 * plot.next()
      plot.flat += ellipse(x, y, 18 + 10 * plot.next(), 7 + 4 * plot.next(), '#4f6b60', 0.95)
      plot.flat += `<path d="M${short(x - 12)} ${short(y - 2)}q12-5 22 0" fill="none" stroke="#a7c2a6" stroke-width="1.6" opacity=".7"/>`
    }
    plot.spread(3, 22, (x, y) => {
      const kind = plot.next()
      if (kind < 0.42) plot.put('reed', x, plot.low(y), 0.9)
      else if (kind < 0.5) plot.put('snag', x, plot.low(y))
      else if (kind < 0.6) plot.put('tuft', x, y)
    })
    plot.build('hut', 1.08)
  },
  mine(plot) {
    plot.spread(2, 16, (x, y) => {
      plot.put(plot.next() < 0.5 ? 'peak' : 'crag', x, plot.low(y + 14), 0.85 + 0.25 * plot.next(), 34)
    })
    plot.spread(3, 22, (x, y) => {
      if (plot.next() < 0.4) plot.put(plot.next() < 0.45 ? 'ore' : 'rock', x, plot.low(y + 8), 0.95, 30)
    })
    if (plot.goesOn.right) plot.put('peak', plot.west + 100, plot.north + 62)
    plot.build('pithead', 1.06, 8)
  },
}

/** The side of a square; where other land begins it winds, and for both squares in the same way. */
function border(x: number, y: number, across: boolean, winds: boolean): Point[] {
  const next = chance(seedOf('border', x, y, across ? 'east' : 'south'))
  const [wide, fine, start, fineStart] = [3 + 3 * next(), 1.5 + 2 * next(), 6.28 * next(), 6.28 * next()]
  const off = (t: number): number =>
    winds ? Math.sin(Math.PI * t) * (wide * Math.sin(6.28 * t + start) + fine * Math.sin(12.57 * t + fineStart)) : 0
  return (winds ? Array.from({ length: 13 }, (_, n) => n / 12) : [0, 1]).map((t) =>
    across ? [100 * (x + t), 100 * y + off(t)] : [100 * x + off(t), 100 * (y + t)],
  )
}

const ribbon = (crowns: number, x: number, y: number): string => {
  const wide = 12 + 22 * crowns
  const crown = (_: unknown, n: number) =>
    `<use href="#s-crown" transform="translate(${17 + 22 * n} 11.4) scale(.92)"/>`
  return `<g transform="translate(${x + 7} ${y - 2})"><path d="M1.5 2.5H${wide + 1.5}V28.5L${wide / 2 + 1.5} 23L1.5 28.5Z" opacity=".28"/>
    <path d="M0 0H${wide}V26L${wide / 2} 20.5L0 26Z" fill="#7b1f2b" stroke="#4a0d16" stroke-width="1.2"/>
    <path d="M3 2.4H${wide - 3}" stroke="#f3c85a" stroke-width="1.2"/>${Array.from({ length: crowns }, crown).join('')}</g>`
}

interface Manner {
  /** a name of its own for what is cut out */
  id: string
  /** whose castle stands there */
  seat?: number
  /** of what the scenery is made, besides the squares */
  seed?: string
  /** crowns of the right half hang from its outer corner, so that a king does not hide them */
  parted?: boolean
  /** nothing but land: no crowns hang over it */
  bare?: boolean
}

type Beside = (ground: Ground, side: Side) => Ground | undefined

/** A square with its borders, painted. */
function paint(ground: Ground, beside: Beside, seat: number, seed: string) {
  const { x, y, terrain } = ground
  const goesOn = (side: Side): boolean => beside(ground, side)?.terrain === terrain
  const winds = (side: Side): boolean => {
    const other = beside(ground, side)?.terrain ?? 'castle'
    return other !== terrain && other !== 'castle' && terrain !== 'castle'
  }
  const sides: Record<Side, Point[]> = {
    top: border(x, y, true, winds('top')),
    right: border(x + 1, y, false, winds('right')),
    bottom: border(x, y + 1, true, winds('bottom')),
    left: border(x, y, false, winds('left')),
  }
  const plot = new Plot(
    ground,
    { top: goesOn('top'), right: goesOn('right'), bottom: goesOn('bottom'), left: goesOn('left') },
    seed,
  )
  if (terrain === 'castle') plot.standing.push(castle(seat, plot.west, plot.north))
  else {
    plot.mottle(PAINTS[terrain])
    SCENERY[terrain](plot)
  }
  const shores = ALL_SIDES.filter((side) => terrain === 'lake' && beside(ground, side) && !goesOn(side))
  const rim = [...sides.top, ...sides.right, ...sides.bottom.toReversed(), ...sides.left.toReversed()]
  return {
    terrain,
    plot,
    shape: `M${line(rim)}Z`,
    flat: plot.flat + shores.map((side) => shore(sides[side])).join(''),
    seams: (['right', 'bottom'] as const)
      .filter(winds)
      .map((side) => `M${line(sides[side])}`)
      .join(''),
  }
}

const shore = (side: Point[]): string =>
  `<path d="M${line(side)}" fill="none" stroke="#e9d9a8" stroke-width="13"/><path d="M${line(side)}" fill="none" stroke="#fff8df" stroke-width="5" opacity=".55"/>`

/** Land in squares of 100. */
export function drawLand(squares: Ground[], { id, seat = 0, seed = '', parted, bare }: Manner): string {
  const places = new Map(squares.map((one) => [`${one.x},${one.y}`, one]))
  const beside: Beside = ({ x, y }, side) => places.get(`${x + SIDES[side][0]},${y + SIDES[side][1]}`)
  const painted = squares.map((ground) => paint(ground, beside, seat, seed))
  const floor = [...new Set(squares.map(({ terrain }) => terrain))].map((terrain) => {
    const same = painted.filter((one) => one.terrain === terrain)
    const shape = same.map((one) => one.shape).join('')
    const { ground } = PAINTS[terrain]
    return `<path d="${shape}" fill="${ground}" stroke="${ground}"/><clipPath id="${id}-${terrain}"><path d="${shape}"/></clipPath>
      <g clip-path="url(#${id}-${terrain})">${same.map((one) => one.flat).join('')}</g>`
  })
  const crowns = ({ x, y, crowns }: Ground): string =>
    crowns ? ribbon(crowns, 100 * x + (parted && x === 1 ? 74 - 22 * crowns : 0), 100 * y) : ''
  return `${floor.join('')}<path d="${painted.map((one) => one.seams).join('')}" fill="none" stroke="#3a2b12" stroke-width="1.6" opacity=".4"/>
    ${inOrder(painted.flatMap(({ plot }) => plot.standing))}${bare ? '' : squares.map(crowns).join('')}`
}

const INITIALS = Object.fromEntries(Object.keys(PAINTS).map((terrain) => [terrain[0], terrain as Ground['terrain']]))

/** Land from a map: a row of squares is a line of initials, capital where there is a crown. */
export const chart = (rows: string[]): Ground[] =>
  rows.flatMap((row, y) =>
    [...row].map((letter, x) => {
      const initial = letter.toLowerCase()
      return { x, y, terrain: INITIALS[initial], crowns: +(letter !== initial) }
    }),
  )

/** The rim of some squares, as a path. */
export function outline(squares: { x: number; y: number }[]): string {
  const has = new Set(squares.map(({ x, y }) => `${x},${y}`))
  const strokes: Record<Side, string> = { top: 'm0 0h100', right: 'm100 0v100', bottom: 'm0 100h100', left: 'm0 0v100' }
  return squares
    .flatMap(({ x, y }) =>
      ALL_SIDES.filter((side) => !has.has(`${x + SIDES[side][0]},${y + SIDES[side][1]}`)).map(
        (side) => `M${100 * x} ${100 * y}${strokes[side]}`,
      ),
    )
    .join('')
}
