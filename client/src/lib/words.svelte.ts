/** Everything that is said, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, TERMS } from '../generated/games'
import { factsOf } from './games'
import { settings } from './settings.svelte'
import { ownName } from './box.svelte'
import type { Barred, Choice, Data, Fact, Option, Phrase, Question, Refusal, Seat } from './types'

const texts = import.meta.glob<string>(
  [
    '../../../src/demesne/locale/*.ftl',
    '../../../src/demesne/games/*/locale/*.ftl',
    '!../../../src/demesne/locale/*.terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
)
const languageOf = (path: string): string => path.split('/').at(-1)!.split('.')[0]
/** What a file is about: everything, a game, or the lesson of a game. */
function partOf(path: string): string {
  const [folder, , name] = path.split('/').slice(-3)
  const [part = ''] = name.split('.').slice(1, -1)
  if (part === 'lesson') return `${folder} lesson`
  return part && path.includes('/games/') ? folder : part.split('-')[0]
}

/** by language: what has been loaded of it */
const bundles: Record<string, FluentBundle> = Object.fromEntries(
  Object.keys(LANGUAGES).map((code) => [code, new FluentBundle(code, { useIsolating: false })]),
)
const loading = new Map<string, Promise<void>>()
/** what is said on this page */
const parts = new Set([''])
let current = $state('en')

const load = async (path: string): Promise<void> =>
  void bundles[languageOf(path)].addResource(new FluentResource(await texts[path]()))

/** Load what there is to say of a game or its lesson, in the reader's language, with all that has been asked for. */
export async function openWords(part = ''): Promise<void> {
  parts.add(part)
  const code = wanted()
  const paths = Object.keys(texts).filter((path) => languageOf(path) === code && parts.has(partOf(path)))
  for (const path of paths) if (!loading.has(path)) loading.set(path, load(path))
  try {
    await Promise.all(paths.map((path) => loading.get(path)))
  } catch (error) {
    loading.clear() // so that it can be tried again
    throw error
  }
  if (code === wanted()) current = code
}

/** The games that have a lesson. */
export const LESSONS = [
  ...new Set(
    Object.keys(texts)
      .map(partOf)
      .filter((part) => part.endsWith(' lesson'))
      .map((part) => part.split(' ')[0]),
  ),
]

function wanted(): string {
  if (settings.language in LANGUAGES) return settings.language
  return navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGUAGES) ?? 'en'
}

/** The language of what is said. */
export const language = (): string => current

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

/** The words of a phrase. */
export function tell({ key, facts = {} }: Phrase): string {
  return say(
    key,
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'object' ? tell(fact) : fact]),
    ),
  )
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
  const { name = '', bot = '' } = seats[seat] ?? {}
  if (name && bot && !name.startsWith(bot)) return say('bot-named', { name, bot: nameOfBot(bot) })
  if (name) return name
  return bot ? say('bot-name', { bot: nameOfBot(bot), number: seat + 1 }) : say('seat-number', { number: seat + 1 })
}

/** What a move is, for labels. */
export function sayMove(game: string, choice: Choice): string {
  return sayOr(`move-${game}-${choice.verb.replaceAll(' ', '_')}`, readable(choice.words), spoken(game, choice))
}

/** The choices with all that their words need. */
export const labelled = (game: string, choices: Choice[], view: Data, seats: Seat[]): Choice[] =>
  choices.map((choice) => ({ ...choice, ...factsOf(game).label?.(choice, view, seats) }))

/** What is asked: a code with its facts, and the card that asks it. */
export function sayQuestion(game: string, question: Question | null, seats: Seat[]): string {
  if (!question) return say('prompt')
  const facts = spoken(game, question, seats)
  const asked = sayOr(`prompt-${game}-${question.asks}`, say('prompt'), facts)
  return facts.card ? sayOr(`prompt-${game}-by`, asked, { ...facts, question: asked }) : asked
}

/** Why something cannot be chosen. */
export const sayWhy = (game: string, { why, facts }: Barred, seats: Seat[] = []): string =>
  say(`refused-${why}`, spoken(game, facts, seats))

/** What has happened; of what is hidden, only how many. */
export function sayEvent(game: string, fact: Fact, seats: Seat[]): string {
  const facts = { ...spoken(game, fact, seats), ...factsOf(game).tell?.(fact) }
  const key = `event-${game}-${fact.kind}`
  return sayOr(isHidden(fact) && has(`${key}-hidden`) ? `${key}-hidden` : key, readable(fact.kind), facts)
}

/** What somebody did who has been named already, where the words begin with the name. */
export function sayDeed(game: string, fact: Fact, seats: Seat[]): string {
  const [said, name] = [sayEvent(game, fact, seats), nameOf(seats, fact.seat)]
  return said.startsWith(`${name} `) ? said.slice(name.length + 1) : said
}

export const isHidden = (fact: Fact): boolean => !('card' in fact) && !('cards' in fact)

/** A refusal by its code; the server's own sentence where there are no words for it. */
export function sayRefusal(refusal: Refusal): string {
  const code = refusal.code ?? ''
  return sayOr(`refused-${code}`, refusal.why, spoken(code.split('-')[0], refusal.facts ?? {}))
}

export function sayOption(game: string, option: Option): { label: string; help: string } {
  const key = `option-${game}-${option.name}`
  return { label: sayOr(key, readable(option.name)), help: sayOr(`${key}-help`, option.help) }
}

export const nameOfBot = (bot: string): string => sayOr(`bot-${bot.split(':')[0]}`, bot)

/** How a bot plays. */
export const tellBot = (bot: string): string => sayOr(`bot-${bot.split(':')[0]}-about`, '')

/** A bot and how it plays. */
export function sayBot(bot: string): string {
  const about = tellBot(bot)
  return about ? say('bot-choice', { bot: nameOfBot(bot), about }) : bot
}

/** A thing of a game by its name, as the box calls it; of things that are there several times, how many; those with facts in words. */
export function sayTerm(game: string, name: string, value: string): string {
  const own = ownName(value)
  if (own) return own[language()] ?? own.en ?? value
  return sayOr(`${game}-${TERMS[game]?.[name] ?? name}-${value}`, value)
}

export function sayTerms(game: string, name: string, values: unknown[]): string {
  const key = `${game}-${TERMS[game]?.[name] ?? name}`
  if (has(key) && values.every((one) => typeof one === 'object'))
    return values.map((one) => say(key, spoken(game, one as Data))).join('; ')
  const counts = new Map<unknown, number>()
  for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1)
  if (!values.every((one) => typeof one === 'string')) return values.filter((one) => typeof one !== 'object').join(', ')
  return [...counts]
    .map(([one, count]) => (count > 1 ? `${count} × ` : '') + sayTerm(game, name, one as string))
    .join(', ')
}

/** Facts as words: terms of a game are translated, lists are written out, phrases told; seats have names where those are given. */
function spoken(game: string, facts: Data, seats: Seat[] = []): Data {
  const said: Data = {}
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number') said[name] = name === 'x' || name === 'y' ? String(value) : value
    else if (typeof value === 'string') said[name] = sayTerm(game, name, value)
    else if (Array.isArray(value)) said[name] = sayTerms(game, name, value)
    else if (typeof value?.key === 'string') said[name] = tell(value as Phrase)
  }
  if (!seats.length) return said
  if (typeof facts.seat === 'number') said.name = nameOf(seats, facts.seat)
  if (typeof facts.to === 'number') said.to = nameOf(seats, facts.to)
  for (const listed of [facts.seats, facts.order])
    if (Array.isArray(listed)) {
      said.names = listed.map((seat: number) => nameOf(seats, seat)).join(', ')
      said.people = listed.length
    }
  return said
}
