/** Everything that is said, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../../../src/demesne/locale/en.ftl?raw'
import es from '../../../src/demesne/locale/es.ftl?raw'
import pt from '../../../src/demesne/locale/pt.ftl?raw'
import { settings } from './settings.svelte'
import type { Choice, Data, Fact, Option, Seat } from './types'

export const LANGUAGES: Record<string, string> = { en: 'English', pt: 'Português', es: 'Español' }

const bundles = Object.fromEntries(
  Object.entries({ en, pt, es }).map(([language, text]) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    return [language, bundle]
  }),
)

export function language(): string {
  if (settings.language in bundles) return settings.language
  const wanted = navigator.languages.map((one) => one.slice(0, 2))
  return wanted.find((one) => one in bundles) ?? 'en'
}

export function has(key: string): boolean {
  return bundles[language()].hasMessage(key)
}

/** The words for a key; a key that is missing shows itself, so that it is found. */
export function say(key: string, facts: Data = {}): string {
  const bundle = bundles[language()]
  const message = bundle.getMessage(key)
  if (!message?.value) return key
  return bundle.formatPattern(message.value, facts as Record<string, FluentVariable>, [])
}

/** The words for a key, or others if there are none. */
export function sayOr(key: string, otherwise: string, facts: Data = {}): string {
  return has(key) ? say(key, facts) : otherwise
}

export function readable(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function nameOf(seats: Seat[], seat: number): string {
  return seats[seat]?.name || say('seat-number', { number: seat + 1 })
}

/** What a move is, for labels. */
export function sayMove(game: string, choice: Choice): string {
  return sayOr(`move-${game}-${choice.verb}`, readable(choice.words), spoken(game, choice))
}

export function sayEvent(game: string, fact: Fact, seats: Seat[]): string {
  const facts = spoken(game, fact)
  if (typeof fact.seat === 'number') facts.name = nameOf(seats, fact.seat)
  if (Array.isArray(fact.seats)) facts.names = fact.seats.map((seat: number) => nameOf(seats, seat)).join(', ')
  const key = `event-${game}-${fact.kind}`
  if (has(key)) return say(key, facts)
  const { kind, seat, ...rest } = fact
  const said = Object.entries(rest).map(([name, value]) => `${readable(name).toLowerCase()} ${plain(value)}`)
  return [facts.name, readable(kind).toLowerCase(), said.join(', ')].filter(Boolean).join(' · ')
}

export function sayOption(game: string, option: Option): { label: string; help: string } {
  return {
    label: sayOr(`option-${game}-${option.name}`, readable(option.name)),
    help: sayOr(`option-${game}-${option.name}-help`, option.help),
  }
}

export function sayBot(bot: string): string {
  return sayOr(`bot-${bot.split(':')[0]}`, bot)
}

function plain(value: unknown): string {
  return Array.isArray(value) || typeof value !== 'object' ? String(value) : JSON.stringify(value)
}

/** Facts as words: terms of a game are translated, lists are written out. */
function spoken(game: string, facts: Data): Data {
  const said: Data = {}
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number') said[name] = name === 'x' || name === 'y' ? String(value) : value
    else if (typeof value === 'string') said[name] = sayOr(`${game}-${name}-${value}`, value)
    else if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) said[name] = value.join(', ')
  }
  return said
}
