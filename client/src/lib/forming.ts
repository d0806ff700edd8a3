/** Who sits at a new table. */

/** a person at this screen, a bot, or whoever opens the link */
export type Kind = 'here' | 'bot' | 'open'
export const KINDS: Kind[] = ['here', 'bot', 'open']

export interface Place {
  kind: Kind
  name: string
  bot: string
}

export const PLANS = ['duel', 'full', 'friends', 'here', 'watch'] as const
export type Plan = (typeof PLANS)[number]

/** who is first, and who all others are; and whether there are as few of them as can be, or as many */
const SEATED: Record<Plan, { first: Kind; others: Kind; size: 'least' | 'most' | '' }> = {
  duel: { first: 'here', others: 'bot', size: 'least' },
  full: { first: 'here', others: 'bot', size: 'most' },
  friends: { first: 'here', others: 'open', size: '' },
  here: { first: 'here', others: 'here', size: '' },
  watch: { first: 'bot', others: 'bot', size: '' },
}

/** Whether these sit so. */
export function isPlan(plan: Plan, [first, ...others]: Kind[], least: number, most: number): boolean {
  const wanted = SEATED[plan]
  if (wanted.size && others.length + 1 !== { least, most }[wanted.size]) return false
  return first === wanted.first && others.every((kind) => kind === wanted.others)
}

/** Who sits in each place of a plan. */
export const kindOf = (plan: Plan, place: number): Kind => SEATED[plan][place ? 'others' : 'first']

/** How many sit there, of a table that had so many. */
export const sizeOf = (plan: Plan, now: number, least: number, most: number): number =>
  ({ least, most, '': now })[SEATED[plan].size]
