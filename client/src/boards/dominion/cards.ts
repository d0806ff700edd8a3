/** What the board of Dominion works out for itself: what is printed on a card, why it cannot be picked, and what a deck is worth. */
import type { Data } from '../../lib/types'
import { say, sayOr } from '../../lib/words.svelte'
import { PRINTED } from '../../generated/dominion'

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

export const typesOf = (card: string): string => CARDS[card].types.map((type) => say(`dominion-type-${type}`)).join(', ')

/** Why a card that lies there cannot be picked now. */
export function whyNot(view: Data, seat: number | null, card: string, place: 'supply' | 'hand'): string {
  const facts = { card: nameOfCard(card), cost: view.costs[card], coins: view.coins }
  if (view.question === null || seat !== view.actor) return say('why-dominion-wait')
  const kind = view.question.kind
  if (place === 'supply') {
    if (view.supply[card] === 0) return say('why-dominion-empty', facts)
    if (kind === 'action' || kind === 'treasure') return say('why-dominion-later')
    if (kind !== 'buy') return say('why-dominion-not-here', facts)
    return view.buys === 0 ? say('why-dominion-no-buy') : say('why-dominion-dear', facts)
  }
  if (kind === 'action') return say('why-dominion-not-action', facts)
  if (kind === 'treasure') return say('why-dominion-not-treasure', facts)
  return say(kind === 'buy' ? 'why-dominion-only-buys' : 'why-dominion-not-here', facts)
}

/** Cards that are there several times, as piles in the order of the box. */
export function heap(cards: string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}
