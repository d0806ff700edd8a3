/** Choices with what their words need besides: what a domino shows, what it gains, where a follower would stand. */
import { readLying, spot } from '../boards/carcassonne'
import { enrichDominations } from '../boards/dominations'
import { halves, laid, worth } from '../boards/kingdomino'
import type { Choice, Data, Seat } from './types'
import { say, sayOr } from './words.svelte'

const FEATURES: Record<string, string> = { c: 'city', r: 'road', f: 'field', m: 'monastery' }

export function enrich(game: string, view: Data, choices: Choice[], seats: Seat[]): Choice[] {
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
  if (game === 'dominion') return choices.map((choice) => (choice.verb === 'buy' ? { ...choice, cost: view.costs[choice.card] } : choice))
  if (game === 'dominations') return choices.map((choice) => enrichDominations(choice, seats))
  return choices
}

/** What is asked, in a key of its own. */
export function prompt(game: string, view: Data, choices: Choice[]): string {
  if (game === 'dominion') {
    const card = view.question?.this ? say(`dominion-card-${view.question.this}`) : ''
    const kind = view.question?.kind === 'insert' ? 'pick' : view.question?.kind
    return kind in { pick: 1, choose: 1 } && !card ? say('prompt') : say(`prompt-dominion-${kind}`, { card })
  }
  if (game === 'dominations') return say(`prompt-dominations-${view.question.what}`)
  return sayOr(`prompt-${game}-${choices.at(-1)!.verb}`, say('prompt'))
}

/** Moves that are about nothing on the board stand beside it as buttons. */
export const isPlain = (choice: Choice): boolean =>
  ['no_follower', 'end actions', 'no more treasures', 'play all treasures', 'end turn', 'no more', 'no', 'choose', 'insert', 'done', 'to_trade', 'all_sides', 'reactivate'].includes(choice.verb)

/** Games in which a click on a card is a move at once: taking back is one click too. */
export const AT_ONCE = ['dominion']

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
