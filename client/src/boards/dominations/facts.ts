/** How Dominations is said and clicked. */
export { labelChoice as label, tellFact as tell } from './texts'

export const SEATED = true
export const PLAIN = ['done', 'to_trade', 'all_sides', 'reactivate', 'let_go']
export const TURNED = ['place', 'diamond', 'put', 'put_turned']
