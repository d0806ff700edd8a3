/** How Dominion is said and clicked. */
import type { Choice, Data } from '../../lib/types'

export const AT_ONCE = true
export const PLAIN = ['end actions', 'no more treasures', 'play all treasures', 'end turn', 'no more', 'no', 'name another', 'choose', 'insert']

export const label = (choice: Choice, view: Data): Data => (choice.verb === 'buy' ? { cost: view.costs[choice.card] } : {})
