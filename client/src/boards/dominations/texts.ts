/** What the board of Dominations works out for itself: where cells lie, and what cards say, from the game's own data. */
import domains from '../../../../src/demesne/games/dominations/data/domains.json'
import masteries from '../../../../src/demesne/games/dominations/data/masteries.json'
import monuments from '../../../../src/demesne/games/dominations/data/monuments.json'
import roles from '../../../../src/demesne/games/dominations/data/roles.json'
import tiles from '../../../../src/demesne/games/dominations/data/tiles.json'
import type { Choice, Data, Fact, Seat } from '../../lib/types'
import { nameOf, say } from '../../lib/words.svelte'

const byId = (records: Data[]): Record<string, Data> => Object.fromEntries(records.map((one) => [one.id.toLowerCase(), one]))

export const DOMAINS = domains.map((domain) => domain.id)
export const MASTERIES = byId(masteries)
export const MONUMENTS = byId(monuments)
export const ROLES = byId(roles)
export const TILES = byId(tiles)
const LEVELS = byId(monuments.flatMap((monument) => monument.levels.map((level) => ({ ...level, monument: monument.id }))))

/** By Domain: a colour, and a letter's background that keeps it readable. */
export const COLOURS: Record<string, string> = {
  trade: '#ecc52f', craft: '#e58a35', art: '#5b9be0', science: '#52b06d', government: '#dd6258', religion: '#a57ad6',
  vestigium: '#d8d2c4', corruptio: '#2a2620',
}

export interface Cell {
  x: number
  y: number
  up: boolean
}

export function readCell(words: string): Cell {
  const [, x, y, points] = /^(-?\d+),(-?\d+) (up|down)/.exec(words)!
  return { x: +x, y: +y, up: points === 'up' }
}

const HEIGHT = Math.sqrt(3) / 2

/** Where a vertex of the lattice is drawn. */
export const vertexAt = (x: number, y: number): [number, number] => [100 * (x + y / 2), -100 * HEIGHT * y]

/** The corners of a cell, clockwise as the rules count them. */
export function corners({ x, y, up }: Cell): [number, number][] {
  return up
    ? [vertexAt(x, y), vertexAt(x, y + 1), vertexAt(x + 1, y)]
    : [vertexAt(x + 1, y), vertexAt(x, y + 1), vertexAt(x + 1, y + 1)]
}

export const sayCell = (words: string): string => {
  const { x, y, up } = readCell(words)
  return say('dominations-cell', { x: String(x), y: String(y), points: up ? 'up' : 'down' })
}

export const sayDomain = (domain: string): string =>
  domain.startsWith('not:') ? say('dominations-domain-not', { domain: sayDomain(domain.slice(4)) }) : say(`dominations-domain-${domain}`)

export function sayTile(tile: string): string {
  const { camp, corners_clockwise } = TILES[tile.toLowerCase()]
  return say('dominations-tile', { camp: sayDomain(camp), corners: corners_clockwise.map(sayDomain).join(', ') })
}

export function sayLevel(level: string): string {
  const found = LEVELS[level.toLowerCase()]
  return say('dominations-level-card', { monument: say(`dominations-monument-${found.monument}`), level: found.level })
}

export function aboutMastery(mastery: string): string {
  const { domain, value, cost } = MASTERIES[mastery]
  return say('dominations-mastery-about', { domain: sayDomain(domain), value, cost: `${cost.amount} ${sayDomain(cost.domain)}` })
}

/** What an effect does, put together from its parts. */
export function sayEffect(effect: Data): string {
  const { when, do: does, per, step, give, get, target, n, domain } = effect
  const amount = (part: Data) => say('dominations-amount', { n: part.n, domain: sayDomain(part.domain) })
  let what = say(`dominations-do-${does}`, {
    n: n ?? 0,
    domain: sayDomain(domain ?? 'any'),
    target: (target ?? []).map((one: string) => say(`dominations-target-${one}`)).join(', '),
    give: give ? amount(give) : '',
    get: get ? amount(get) : '',
  })
  if (per) {
    const counted = say(`dominations-count-${per.count}`, {
      domain: sayDomain(per.domain ?? 'any'),
      level: per.min_level ?? 1,
      side: say(`dominations-side-${per.side ?? 'any'}`),
      values: (per.values ?? [3, 6, 9]).join(', '),
    })
    what = say(step > 1 ? 'dominations-per-step' : 'dominations-per', { what, step: step ?? 1, counted })
  }
  return say(`dominations-when-${when}`, { what, nodus: sayDomain(effect.nodus ?? 'any') })
}

/** What a choice needs besides to be said. */
export function labelChoice(choice: Choice, _: Data, seats: Seat[]): Data {
  const said: Data = {}
  const { verb } = choice
  if (choice.tile) said.what = sayTile(choice.tile)
  if (choice.at) said.at = sayCell(choice.at)
  if (choice.at) said.cell = choice.at
  if (choice.mastery) said.about = aboutMastery(choice.mastery)
  if (verb === 'next') said.who = nameOf(seats, choice.seat)
  if (verb === 'keep') said.card = say(`dominations-${choice.card in MONUMENTS ? 'monument' : 'objective'}-${choice.card}`)
  if (verb === 'put' || verb === 'put_turned')
    said.card = choice.card.length === 1 ? say('dominations-copy', { letter: choice.card.toUpperCase() }) : sayLevel(choice.card)
  if (verb === 'resolve') said.what = sayEffectOf(choice)
  return said
}

/** One of several effects: its card, and what it gives. */
function sayEffectOf({ card, number, domain }: Choice): string {
  const given = domain ? `${number} ${sayDomain(domain)}` : String(number)
  if (!card) return given
  const name =
    card in MASTERIES ? say(`dominations-mastery-${card}`) : card in ROLES ? say(`dominations-role-${card}`) : sayLevel(card)
  return `${name}: ${given}`
}

/** What an entry of the log needs besides to be said. */
export function tellFact(fact: Fact): Data {
  const said: Data = {}
  if ('x' in fact) said.at = 'points' in fact ? sayCell(`${fact.x},${fact.y} ${fact.points}`) : `${fact.x}, ${fact.y}`
  if (fact.kind === 'drawn') said.what = fact.tiles.map(sayTile).join('; ')
  if (fact.kind === 'level') said.level = sayLevel(fact.level)
  if (fact.kind === 'points') said.source = say(`source-${fact.source}`)
  return said
}
