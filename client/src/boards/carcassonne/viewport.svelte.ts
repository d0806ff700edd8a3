/** A table that is seen through a window: moved with a finger, a mouse or keys, made larger with two fingers or the wheel. */
import { TOLERANCE } from '../../lib/drag'

interface Point {
  x: number
  y: number
}

export class Viewport {
  width = $state(800)
  height = $state(600)
  zoom = $state(1)
  shift: Point = $state.raw({ x: 0, y: 0 })
  /** by hand: then the table is not fitted any more */
  moved = false
  /** how far the fingers have gone since they touched: a short touch is a tap */
  travelled = 0
  private fingers = new Map<number, Point>()

  /** Show these cells, with room at the top for the buttons. */
  fit(cells: Point[], top: number): void {
    const xs = cells.map((cell) => cell.x)
    const ys = cells.map((cell) => cell.y)
    const [west, east, north, south] = [
      Math.min(...xs) - 0.3,
      Math.max(...xs) + 1.3,
      Math.min(...ys) - 0.3,
      Math.max(...ys) + 1.3,
    ]
    this.zoom = Math.min(this.width / (east - west) / 100, (this.height - top) / (south - north) / 100, 1.4)
    this.shift = {
      x: this.width / 2 - 50 * this.zoom * (west + east),
      y: (this.height + top) / 2 - 50 * this.zoom * (north + south),
    }
    this.moved = false
  }

  /** Come close to a cell. */
  approach({ x, y }: Point, zoom = 1.7): void {
    this.zoom = zoom
    this.shift = { x: this.width / 2 - this.zoom * (100 * x + 50), y: this.height / 2 - this.zoom * (100 * y + 50) }
  }

  /** Bring a cell into sight if it is not. */
  reveal({ x, y }: Point): void {
    const [left, top, size] = [this.shift.x + 100 * x * this.zoom, this.shift.y + 100 * y * this.zoom, 100 * this.zoom]
    const into = (start: number, room: number) => (start < 0 ? -start : start + size > room ? room - start - size : 0)
    this.shift = { x: this.shift.x + into(left, this.width), y: this.shift.y + into(top, this.height) }
  }

  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const next = Math.min(3, Math.max(0.15, this.zoom * factor))
    this.shift = { x: x - ((x - this.shift.x) * next) / this.zoom, y: y - ((y - this.shift.y) * next) / this.zoom }
    this.zoom = next
    this.moved = true
  }

  /** The cell under a point of the window. */
  cellAt(x: number, y: number, rect: DOMRect): Point {
    return {
      x: Math.floor((x - rect.x - this.shift.x) / this.zoom / 100),
      y: Math.floor((y - rect.y - this.shift.y) / this.zoom / 100),
    }
  }

  get tapped(): boolean {
    return this.travelled <= TOLERANCE
  }

  down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.travelled = 0
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y)
    if (other) {
      const rect = (event.currentTarget as Element).getBoundingClientRect()
      const apart = Math.hypot(before.x - other.x, before.y - other.y)
      if (apart > 0)
        this.zoomBy(
          Math.hypot(now.x - other.x, now.y - other.y) / apart,
          (now.x + other.x) / 2 - rect.x,
          (now.y + other.y) / 2 - rect.y,
        )
    } else if (!this.tapped) {
      this.shift = { x: this.shift.x + now.x - before.x, y: this.shift.y + now.y - before.y }
      this.moved = true
    }
    this.fingers.set(event.pointerId, now)
  }

  up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId)

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const rect = (event.currentTarget as Element).getBoundingClientRect()
    this.zoomBy(Math.exp(-event.deltaY / 500), event.clientX - rect.x, event.clientY - rect.y)
  }
}
