/** The window on a table of tiles: it shows cells, and moves only for those that are out of sight or covered. */
import type { Box } from '../../lib/beside'
import { type Point, Viewport } from '../../lib/viewport.svelte'

type Pair = [east: number, south: number]

const AMPLE = 0.9 // cells
const USUAL = 1 // how large a table is shown at most, without being asked

export class Cells extends Viewport {
  /** What is hidden by buttons at the top. */
  constructor(private top: () => number) {
    super()
    this.width = this.height = 0 // until it is drawn
  }

  /** Show these cells, with some room round them. */
  fitCells(cells: Point[], room = 0.3): void {
    const { x, y, width, height } = boxOf(cells, room)
    const high = this.height - this.top()
    this.zoom = Math.min(this.width / width / 100, high / height / 100, USUAL)
    this.shift = {
      x: this.width / 2 - 100 * this.zoom * (x + width / 2),
      y: this.top() + high / 2 - 100 * this.zoom * (y + height / 2),
    }
  }

  /** Come close to a cell. */
  approach({ x, y }: Point, zoom: number): void {
    this.zoom = zoom
    this.shift = { x: this.width / 2 - zoom * (100 * x + 50), y: this.height / 2 - zoom * (100 * y + 50) }
  }

  /** Bring cells into sight if they are not; whether there is room for them all. */
  revealCells(cells: Point[], covered?: Box): boolean {
    const tight = boxOf(cells, 0.05)
    if (!this.hasRoom(tight)) return false
    const [east, south] = this.into(tight)
    if (east || south) {
      const ample = boxOf(cells, AMPLE) // so that the next ones are in sight too
      const [x, y] = this.into(this.hasRoom(ample) ? ample : tight)
      this.shift = { x: this.shift.x + (east && x), y: this.shift.y + (south && y) }
    }
    return !covered || this.dodge(cells, covered)
  }

  private hasRoom({ width, height }: Box): boolean {
    const size = 100 * this.zoom
    return width * size <= this.width && height * size <= this.height - this.top()
  }

  /** How far the table has to be moved for a box to be in sight. */
  private into({ x, y, width, height }: Box): Pair {
    const size = 100 * this.zoom
    const by = (start: number, long: number, least: number, most: number) =>
      start < least ? least - start : start + long > most ? most - start - long : 0
    return [
      by(this.shift.x + x * size, width * size, 0, this.width),
      by(this.shift.y + y * size, height * size, this.top(), this.height),
    ]
  }

  /** Move cells out from under something in the upper right corner, to the left or down, if there is room. */
  private dodge(cells: Point[], covered: Box): boolean {
    const size = 100 * this.zoom
    const seen = cells.map((cell) => ({ x: this.shift.x + cell.x * size, y: this.shift.y + cell.y * size }))
    const bottom = covered.y + covered.height
    const under = seen.filter(({ x, y }) => x + size > covered.x && y < bottom)
    if (!under.length || !covered.width) return true
    const left = Math.max(...under.map(({ x }) => x + size - covered.x))
    const down = Math.max(...under.map(({ y }) => bottom - y))
    if (Math.min(...seen.map(({ x }) => x)) >= left) this.shift = { ...this.shift, x: this.shift.x - left }
    else if (Math.max(...seen.map(({ y }) => y + size)) + down <= this.height)
      this.shift = { ...this.shift, y: this.shift.y + down }
    else return false
    return true
  }

  /** The cell under a point of the window. */
  cellAt(x: number, y: number, rect: DOMRect): Point {
    return {
      x: Math.floor((x - rect.x - this.shift.x) / this.zoom / 100),
      y: Math.floor((y - rect.y - this.shift.y) / this.zoom / 100),
    }
  }
}

/** A cell as a key of its own. */
export const keyOf = ({ x, y }: Point): string => `${x},${y}`

/** The box round cells, in cells. */
export function boxOf(cells: Point[], room = 0): Box {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)]
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x, y, width: Math.max(...xs) + 1 + room - x, height: Math.max(...ys) + 1 + room - y }
}
