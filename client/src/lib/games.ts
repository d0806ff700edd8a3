/** What the page knows of each game, found by the files in the folder of its name. */
import type { Component } from 'svelte'
import type { BoardProps, Choice, Data, Fact, Plan, Seat } from './types'

/** What a game's `facts.ts` may say; all of it can be left out. */
export interface Facts {
  /** the verbs of moves that are about nothing on the board: buttons beside it */
  PLAIN?: string[]
  /** the verbs of moves that are turned before they are confirmed */
  TURNED?: string[]
  /** whether a click is a move at once, taking back being one click too */
  AT_ONCE?: boolean
  /** the options of a new table that the game draws in its own way */
  DRAWN?: string[]
  /** by name: what can be done without asking, if that is wanted */
  AUTO?: Record<string, Plan>
  /** the events that are deeds of a player, also where nothing else could be done */
  DEEDS?: string[]
  /** whether the board counts at the end, before the result is shown */
  COUNTED?: boolean
  /** whether the board shows who sits where, with their points */
  SEATED?: boolean
  /** whether it shows what the others have done, where it has room for that */
  RECAPS?: boolean
  /** where it shows what the others do while they do it: the events that befall a player then, which are told too */
  BEFALLS?: string[]
  /** the events that a recap leaves out, because what follows them tells them too */
  IMPLIED?: string[]
  /** what the board lies on */
  GROUND?: string
  /** how seats are coloured, where not as usual */
  STONES?: { stone: string; edge: string }[]
  /** what the words of a move need besides what it says of itself */
  label?: (choice: Choice, view: Data, seats: Seat[]) => Data
  /** a name for a button, of moves that are offered beside the board as well */
  brief?: (choice: Choice, choices: Choice[]) => string | undefined
  /** what the words of an event need besides */
  tell?: (fact: Fact) => Data
}

const facts = import.meta.glob<Facts>('../boards/*/facts.ts', { eager: true })
const boards = import.meta.glob<{ default: Component<BoardProps> }>('../boards/*/Board.svelte')
const covers = import.meta.glob<{ default: Component }>('../boards/*/Cover.svelte', { eager: true })
const smalls = import.meta.glob<{ default: Component<{ view: Data; seat: number }> }>('../boards/*/Small.svelte')
const helps = import.meta.glob<{ default: Component<{ view: Data }> }>('../boards/*/Help.svelte')
const options = import.meta.glob<{ default: Component<{ options: Data }, object, 'options'> }>(
  '../boards/*/Options.svelte',
)
const ends = import.meta.glob<{ default: Component<{ view: Data; seats: Seat[] }> }>('../boards/*/End.svelte')
const signs = import.meta.glob<{ default: Component<{ event: Fact }> }>('../boards/*/Sign.svelte')
const bars = import.meta.glob<{ default: Component<{ view: Data; seats: Seat[] }> }>('../boards/*/Bar.svelte')
const plain = () => import('../boards/Plain.svelte')

export const factsOf = (game: string): Facts => facts[`../boards/${game}/facts.ts`] ?? {}
/** what a board lies on, which goes on below what is asked */
export const groundOf = (game: string): string => factsOf(game).GROUND ?? 'var(--felt)'
/** how a game paints its seats, as a style, where not as usual */
export const coloursOf = (game: string): string | undefined =>
  factsOf(game)
    .STONES?.map(({ stone, edge }, seat) => `--seat-${seat}: ${stone}; --edge-${seat}: ${edge}`)
    .join('; ')
export const boardOf = (game: string): Promise<{ default: Component<BoardProps> }> =>
  (boards[`../boards/${game}/Board.svelte`] ?? plain)()
/** a picture in a box of 480 x 200 */
export const coverOf = (game: string): Component | undefined => covers[`../boards/${game}/Cover.svelte`]?.default
/** how a game looks that goes on, as small as its cover */
export const smallOf = (game: string): Promise<{ default: Component<{ view: Data; seat: number }> }> | undefined =>
  smalls[`../boards/${game}/Small.svelte`]?.()
/** what a game shows at the end, beside where the points come from */
export const endOf = (game: string): Promise<{ default: Component<{ view: Data; seats: Seat[] }> }> | undefined =>
  ends[`../boards/${game}/End.svelte`]?.()
/** what a game shows in the bar above its board, where that is wide */
export const barOf = (game: string): Promise<{ default: Component<{ view: Data; seats: Seat[] }> }> | undefined =>
  bars[`../boards/${game}/Bar.svelte`]?.()
/** a picture of what an event is about, as small as a word */
export const signOf = (game: string): Promise<{ default: Component<{ event: Fact }> }> | undefined =>
  signs[`../boards/${game}/Sign.svelte`]?.()
/** how a game draws options of a new table in its own way */
export const optionsOf = (game: string) => options[`../boards/${game}/Options.svelte`]?.()
/** what a game adds to its rules in the help */
export const helpOf = (game: string): Promise<{ default: Component<{ view: Data }> }> | undefined =>
  helps[`../boards/${game}/Help.svelte`]?.()
