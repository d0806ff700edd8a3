/** Choices with what their words need besides: what a domino shows, what it gains, where a follower would stand. */
import { readLying, spot } from '../boards/carcassonne'
import { halves, laid, worth } from '../boards/kingdomino'
import type { Choice, Data } from './types'
import { say } from './words.svelte'

const FEATURES: Record<string, string> = { c: 'city', r: 'road', f: 'field', m: 'monastery' }

export function enrich(game: string, view: Data, choices: Choice[]): Choice[] {
  if (game === 'kingdomino') {
    const squares = view.kingdoms[view.actor]?.squares ?? []
    const before = worth(squares)
    return choices.map((choice) =>
      choice.verb === 'place'
        ? { ...choice, at: offset(choice.x, choice.y), gain: say('points', { points: worth([...squares, ...laid(choice)]) - before }) }
        : { ...choice, what: describe(choice.domino) },
    )
  }
  if (game === 'carcassonne') {
    const last = readLying(view.laid.at(-1))
    return choices.map((choice) => {
      if (choice.verb !== 'follower') return choice
      const [x, y] = spot(last.letter, choice.segment, last.rotation)
      return { ...choice, feature: FEATURES[choice.segment[0]], place: say(`compass-${compass(x, y)}`) }
    })
  }
  return choices
}

export const describe = (domino: number): string =>
  halves(domino)
    .map((half) => say('half', { terrain: say(`kingdomino-terrain-${half.terrain}`), crowns: half.crowns }))
    .join(', ')

function compass(x: number, y: number): string {
  const letters = (y < 34 ? 'n' : y > 66 ? 's' : '') + (x < 34 ? 'w' : x > 66 ? 'e' : '')
  return letters || 'middle'
}

/** Where a square is, seen from the castle. */
function offset(x: number, y: number): string {
  const parts = []
  if (x) parts.push(say(x > 0 ? 'offset-east' : 'offset-west', { count: Math.abs(x) }))
  if (y) parts.push(say(y > 0 ? 'offset-south' : 'offset-north', { count: Math.abs(y) }))
  return parts.join(', ')
}
