/** What is printed on the cards, in words. */
import { PRINTED } from '../../generated/dominion'
import { say, sayOr } from '../../lib/words.svelte'

export const CARDS = PRINTED.cards
export const BASIC = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse']

export const nameOfCard = (card: string): string => say(`dominion-card-${card}`)

/** A card's plain bonuses. */
export const bonusesOf = (card: string): string =>
  (['cards', 'actions', 'buys', 'coins', 'points'] as const)
    .filter((bonus) => CARDS[card][bonus])
    .map((bonus) => say(`dominion-bonus-${bonus}`, { count: CARDS[card][bonus] }))
    .join(', ')

/** What a card does, line by line: its plain bonuses and its text. */
export const textOf = (card: string): string[] => [bonusesOf(card), sayOr(`dominion-text-${card}`, '')].filter(Boolean)

export const typesOf = (card: string): string =>
  CARDS[card].types.map((type) => say(`dominion-type-${type}`)).join(', ')

/** Cards that are there several times, as piles in the order of the box. */
export function heap(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}
