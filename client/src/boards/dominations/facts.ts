/** How Dominations is said and clicked. */
export { labelChoice as label, tellFact as tell } from './texts'

export const SEATED = true
export const GROUND = 'var(--paper)'
export const PLAIN = ['done', 'to_trade', 'all_sides', 'reactivate', 'let_go']
export const TURNED = ['place', 'diamond', 'put', 'put_turned']
/** most of the usual colours of seats are those of Domains */
export const STONES = [
  { stone: '#f6f0e2', edge: '#2b2418', ink: '#2b2418' },
  { stone: '#2d2a33', edge: '#f4ecdb', ink: '#ffffff' },
  { stone: '#0f7b83', edge: '#f4ecdb', ink: '#ffffff' },
  { stone: '#b13a78', edge: '#f4ecdb', ink: '#ffffff' },
]
