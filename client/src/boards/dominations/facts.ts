/** How Dominations is said. */
export { labelChoice as label, tellFact as tell } from './texts'

export const PLAIN = ['done', 'to_trade', 'all_sides', 'reactivate', 'let_go']
export const TURNED = ['lay', 'place']
