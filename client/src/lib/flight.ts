/** Pieces that fly over the table to their place; nobody has to wait for them. */
import { span } from './motion'

interface Course {
  from: DOMRect
  to: DOMRect
  /** degrees */
  turn?: number
  /** milliseconds at the usual speed */
  time?: number
  delay?: number
}

/** Let a picture fly from one place of the window to another; at its arrival it is gone. */
export async function fly(picture: Element, { from, to, turn = 0, time = 380, delay = 0 }: Course): Promise<void> {
  const duration = span(time)
  if (!duration || !from.width || !to.width) return
  const flying = document.createElement('div')
  flying.inert = true
  flying.dataset.flight = ''
  flying.style.cssText = `position: fixed; z-index: 20; pointer-events: none; filter: drop-shadow(0 8px 6px #0006);
    left: ${from.x}px; top: ${from.y}px; width: ${from.width}px; height: ${from.height}px`
  flying.append(picture.cloneNode(true))
  document.body.append(flying)
  const x = to.x + to.width / 2 - from.x - from.width / 2
  const y = to.y + to.height / 2 - from.y - from.height / 2
  const size = Math.max(to.width, to.height) / Math.max(from.width, from.height)
  const half = `translate(${x / 2}px, ${y / 2 - 30}px) rotate(${turn / 2}deg) scale(${0.55 + size / 2})`
  const flight = flying.animate(
    [
      { transform: 'none' },
      { transform: half },
      { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})` },
    ],
    { duration, delay: span(delay), easing: 'ease-in-out', fill: 'both' },
  )
  await flight.finished.catch(() => undefined)
  flying.remove()
}
