/** How Dominion is clicked. */
import type { Plan } from '../../lib/types'

export const AT_ONCE = true
export const SEATED = true
export const RECAPS = true
export const BEFALLS = ['gain', 'discard', 'trash', 'put_on_deck', 'reveal']
export const IMPLIED = ['turn', 'draw', 'shuffle']
export const GROUND = 'var(--cloth)'
export const AUTO: Record<string, Plan> = {
  treasure: (choices) => choices.find(({ verb }) => verb === 'play all treasures')?.words,
  moat: (choices) => choices.find(({ verb, card }) => verb === 'reveal' && card === 'moat')?.words,
}
export const DRAWN = ['kingdom', 'sets']
export const PLAIN = [
  'end actions',
  'no more treasures',
  'play all treasures',
  'end turn',
  'no more',
  'no',
  'name another',
  'choose',
  'insert',
]
