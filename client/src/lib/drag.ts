/** Dragging a piece: tapping twice does the same, and a finger that trembles still taps. */
import type { Action } from 'svelte/action'

export const TOLERANCE = 8 // pixels

interface Handlers {
  /** the piece is over this point of the window */
  move: (x: number, y: number) => void
  end: () => void
  /** whether there is anything to drag now */
  ready: boolean
}

export const dragged: Action<HTMLElement | SVGElement, Handlers> = (node, handlers) => {
  let start: { x: number; y: number } | null = null
  let moving = false

  const down = (event: PointerEvent): void => {
    if (!handlers.ready || event.button !== 0) return
    start = { x: event.clientX, y: event.clientY }
    node.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent): void => {
    if (!start) return
    if (!moving && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= TOLERANCE) return
    moving = true
    handlers.move(event.clientX, event.clientY)
  }
  const up = (): void => {
    if (moving) handlers.end()
    start = null
    moving = false
  }
  node.style.touchAction = 'none'
  const listen: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ]
  for (const [name, handler] of listen) node.addEventListener(name, handler as EventListener)
  return {
    update: (next) => void (handlers = next),
    destroy: () => listen.forEach(([name, handler]) => node.removeEventListener(name, handler as EventListener)),
  }
}

/** What lies under a point and carries this attribute. */
export const under = (x: number, y: number, attribute: string): string | undefined =>
  document.elementFromPoint(x, y)?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined
