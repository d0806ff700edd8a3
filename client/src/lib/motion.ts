/** How pieces come to the board: they drop into their place, and never keep anybody from going on. */
import { tick } from 'svelte'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from './settings.svelte'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

export const SPEEDS = [0, 0.5, 1, 2, 3]

let leaping = false
/** Show another moment of a game at once: nothing moves there. */
export async function leap(show: () => void): Promise<void> {
  leaping = true
  show()
  await tick()
  leaping = false
}

/** Milliseconds at the speed that is set; 0 for whoever wants no motion. */
export const span = (usual: number): number =>
  still.matches || leaping || !settings.motion ? 0 : usual / settings.motion

export function drop(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return {
    delay: span(delay),
    duration: span(450),
    css: (t, rest) =>
      `opacity: ${Math.min(1, 2 * t)}; translate: 0 ${-26 * rest * rest}px; scale: ${1 + 0.35 * rest * rest}; transform-box: fill-box; transform-origin: center;`,
  }
}
