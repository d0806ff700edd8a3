/** What is printed on the cards, in words. */
import { PRINTED } from '../../generated/dominion'
import { say, sayOr } from '../../lib/words.svelte'

export const CARDS = PRINTED.cards
export const BASIC = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse']

export const nameOfCard = (card: string): string => say(`dominion-card-${card}`)

export const costOf = (card: string): number => CARDS[card].cost
export const nameOfType = (type: string): string => say(`dominion-type-${type}`)

const BONUSES = ['cards', 'actions', 'buys', 'coins', 'points'] as const
export type Bonus = (typeof BONUSES)[number]

/** A card's plain bonuses. */
export const bonuses = (card: string): { bonus: Bonus; count: number }[] =>
  BONUSES.map((bonus) => ({ bonus, count: CARDS[card][bonus] })).filter(({ count }) => count)

export const sayBonus = (bonus: Bonus, count: number): string => say(`dominion-bonus-${bonus}`, { count })

/** What a card does, line by line: its plain bonuses and its text. */
export const textOf = (card: string): string[] =>
  [
    bonuses(card)
      .map(({ bonus, count }) => sayBonus(bonus, count))
      .join(', '),
    sayOr(`dominion-text-${card}`, ''),
  ].filter(Boolean)

export const typesOf = (card: string): string => CARDS[card].types.map(nameOfType).join(', ')

/** Cards that are there several times, as piles in the order of the box. */
export function heap(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}
