/** How Carcassonne is said: which feature a follower would stand on, and where on its tile. */
import type { Choice, Data } from '../../lib/types'
import { say } from '../../lib/words.svelte'
import { readLying, spot } from './land'

export const PLAIN = ['no_follower']
export const TURNED = ['lay']
const FEATURES: Record<string, string> = { c: 'city', r: 'road', f: 'field', m: 'monastery' }

function compass(x: number, y: number): string {
  const letters = (y < 34 ? 'n' : y > 66 ? 's' : '') + (x < 34 ? 'w' : x > 66 ? 'e' : '')
  return letters || 'middle'
}

export function label(choice: Choice, view: Data): Data {
  if (choice.verb !== 'follower') return {}
  const last = readLying(view.laid.at(-1))
  const [x, y] = spot(last.letter, choice.segment, last.rotation)
  return { feature: FEATURES[choice.segment[0]], place: say(`compass-${compass(x, y)}`) }
}
