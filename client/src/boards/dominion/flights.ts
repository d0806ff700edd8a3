/** How a card that is gained goes from its pile to whoever gains it; nobody has to wait for it. */
import { span } from '../../lib/motion'

/** Let a picture of a card fly over the table. */
export function fly(from: Element, to: Element): void {
  const duration = span(420)
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  if (!duration || !start.width || !end.width) return
  const ghost = document.createElement('div')
  ghost.inert = true
  ghost.style.cssText = `position: fixed; z-index: 20; pointer-events: none; container-type: size;
    left: ${start.x}px; top: ${start.y}px; width: ${start.width}px; height: ${start.height}px`
  ghost.append(...[...from.children].map((child) => child.cloneNode(true)))
  document.body.append(ghost)
  const x = end.x + end.width / 2 - start.x - start.width / 2
  const y = end.y + end.height / 2 - start.y - start.height / 2
  const size = Math.min(1, end.width / start.width)
  ghost.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - 70}px) rotate(8deg) scale(${(1 + size) / 2})` },
      { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.85 },
    ],
    { duration, easing: 'ease-in-out' },
  ).onfinish = () => ghost.remove()
}
