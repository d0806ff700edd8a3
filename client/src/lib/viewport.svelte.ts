/** A table that is seen through a window: moved with a finger or a mouse, made larger with two fingers or the wheel. */
import { TOLERANCE } from './drag'

export interface Point {
  x: number
  y: number
}
export interface Extent {
  west: number
  north: number
  east: number
  south: number
}

const LEAST = 0.15
const MOST = 3
export const STEP = 1.25

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

  /** Show all of this, no larger than it may be. */
  fit({ west, north, east, south }: Extent, most: number): void {
    this.zoom = Math.min(this.width / (east - west), this.height / (south - north), most)
    this.shift = {
      x: (this.width - this.zoom * (west + east)) / 2,
      y: (this.height - this.zoom * (north + south)) / 2,
    }
    this.moved = false
  }

  /** Bring this into sight if it is not. */
  reveal({ west, north, east, south }: Extent): void {
    const into = (start: number, end: number, room: number) =>
      start < 0 ? -start : end > room ? Math.max(room - end, -start) : 0
    const seen = (at: number, shift: number) => at * this.zoom + shift
    this.shift = {
      x: this.shift.x + into(seen(west, this.shift.x), seen(east, this.shift.x), this.width),
      y: this.shift.y + into(seen(north, this.shift.y), seen(south, this.shift.y), this.height),
    }
  }

  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const next = Math.min(MOST, Math.max(LEAST, this.zoom * factor))
    this.shift = { x: x - ((x - this.shift.x) * next) / this.zoom, y: y - ((y - this.shift.y) * next) / this.zoom }
    this.zoom = next
    this.moved = true
  }

  /** Whether the last touch was a tap. */
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
