/** How the things of Dominations are said. */
import domains from '../../../../src/demesne/games/dominations/data/domains.json'
import type {
  Brings,
  Choice,
  Domain,
  Happening,
  Known,
  Resolve,
  Take,
  TurnOver,
  View,
  Yield,
} from '../../generated/dominations'
import type { Seat } from '../../lib/types'
import { nameOf, say, sayTerm, tell } from '../../lib/words.svelte'
import { box } from './box'
import { keyOf } from './lattice'

export const DOMAINS = domains.map((domain) => domain.id as Domain)

export const sayDomain = (domain: string): string => say(`dominations-domain-${domain}`)

/** How sure a face is. */
export const sayKnown = (known: Known): string => say(`dominations-known-${known}`)

/** What a card is called. */
export const nameCard = (kind: string, id: string): string => sayTerm('dominations', kind, id)

export function sayTile(tile: string): string {
  const { camp, corners, known } = box().tile[tile.toLowerCase()]
  return say('dominations-tile', {
    camp: sayDomain(camp),
    corners: corners.map(sayDomain).join(', '),
    known: sayKnown(known),
  })
}

export function sayLevel(level: string): string {
  const found = box().level[level.toLowerCase()]
  return say('dominations-level-card', { monument: nameCard('monument', found.monument), level: found.level })
}

const nothing = (): string => say('dominations-nothing')

/** Numbers by Domain. */
export const sayAmounts = (numbers: Partial<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([domain, number]) => say('dominations-amount', { number, domain: sayDomain(domain) }))
    .join(', ')

/** How much a tile produces from one source, room for it or none. */
export const produced = ({ knowledge, wild }: Yield): number =>
  Object.values(knowledge).reduce((sum, number) => sum + number, wild)

/** What a tile produces from one source. */
const sayYield = ({ knowledge, wild }: Yield): string =>
  sayAmounts(wild ? { ...knowledge, vestigium: wild } : knowledge) || nothing()

/** Points, Influence and Nodus that a choice brings at once. */
function sayGain({ vp, influence, nodus }: Brings): string {
  const parts = vp ? [`+${say('points', { points: vp })}`] : []
  if (influence)
    parts.push(say('dominations-amount', { number: `+${influence}`, domain: say('dominations-influence') }))
  for (const domain of Object.keys(nodus)) parts.push(say('dominations-goal-nodus-of', { domain: sayDomain(domain) }))
  return parts.join(', ') || nothing()
}

/** A Mastery to be taken or turned over: what is paid, what the face does that it would show, and how sure that is. */
export function aboutMastery({ mastery, verb, paid }: Take | TurnOver): string {
  const { domain, value, faces } = box().mastery[mastery]
  const face = verb === 'upgrade' || verb === 'turn_over' ? 'advanced' : 'basic'
  return say('dominations-mastery-about', {
    domain: sayDomain(domain),
    value,
    cost: sayAmounts(paid) || nothing(),
    effect: faces[face].effects.map(tell).join(' '),
    known: sayKnown(faces[face].known),
  })
}

/** What a choice needs besides to be said. */
export function labelChoice(choice: Choice, view: View, seats: Seat[]): Record<string, string> {
  const said: Record<string, string> = {}
  if ('tile' in choice) said.what = sayTile(choice.tile)
  if ('pointing' in choice) said.cell = keyOf(choice)
  if ('mastery' in choice) said.about = aboutMastery(choice)
  if ('yields' in choice) said.gain = choice.yields.map(sayYield).join(' / ')
  if ('paid' in choice) said.gain = sayGain(choice)
  if (choice.verb === 'city') said.price = sayAmounts(choice.paid) || nothing()
  if (choice.verb === 'next') said.who = nameOf(seats, choice.seat)
  if (choice.verb === 'keep') {
    const kind = choice.card in box().monument ? 'monument' : 'objective'
    said.what = say('dominations-card-known', {
      card: nameCard(kind, choice.card),
      known: sayKnown(box()[kind][choice.card].known),
    })
    if (kind === 'objective')
      said.what += `: ${box()
        .objective[choice.card].goals.map((goal) => goal.map(tell).join('; '))
        .join(' · ')}`
  }
  if (choice.verb === 'put' || choice.verb === 'put_turned')
    said.what = choice.card.length === 1 ? sayCopy(view.question!.card!, choice.card) : sayLevel(choice.card)
  if (choice.verb === 'resolve') said.what = sayEffectOf(choice)
  return said
}

/** A copy of a Mastery, and how sure its Nodus are. */
function sayCopy(mastery: string, letter: string): string {
  const { known } = box().mastery[mastery].nodus['abcd'.indexOf(letter)]
  return say('dominations-copy', { letter: letter.toUpperCase(), known: sayKnown(known) })
}

/** One of several effects: its card, and what it gives. */
function sayEffectOf(choice: Resolve): string {
  const { card, number, domain } = choice
  const given = domain ? sayAmounts({ [domain]: number }) : sayGain(choice)
  if (!card) return given
  const name = card in box().level ? sayLevel(card) : nameCard(card in box().mastery ? 'mastery' : 'role', card)
  return `${name}: ${given}`
}

/** Of several choices at one place the one that brings most. */
export const best = <C extends Choice>(here: C[]): C =>
  here.reduce((most, one) => (worth(one) > worth(most) ? one : most))

function worth(choice: Choice): number {
  if ('yields' in choice) return Math.max(0, ...choice.yields.map(({ kept }) => kept))
  return 'vp' in choice ? choice.vp : 0
}

/** What an entry of the log needs besides to be said. */
export function tellFact(fact: Happening): Record<string, string> {
  if (fact.kind === 'drawn') return { what: fact.tiles.map(sayTile).join('; ') }
  if (fact.kind === 'level') return { level: sayLevel(fact.level) }
  if (fact.kind === 'points') return { source: say(`source-${fact.source}`) }
  return {}
}
