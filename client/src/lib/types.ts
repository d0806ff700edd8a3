import type { Snippet } from 'svelte'

/** What the server tells; views and facts are the game's own and typed by its board. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = Record<string, any>

export interface Option {
  name: string
  kind: 'switch' | 'number' | 'choice' | 'text' | 'files'
  default: boolean | number | string
  choices: (boolean | number | string)[]
  help: string
}

export interface Game {
  name: string
  title: string
  players: [number, number]
  options: Option[]
  bots: string[]
  /** the options with which somebody plays it for the first time */
  first_game: Data
}

export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name: string
  bot?: string
}

/** A message with its facts, free of any language; a fact may be a phrase itself. */
export interface Phrase {
  key: string
  facts?: Record<string, string | number | Phrase>
}

export interface Choice extends Data {
  words: string
  verb: string
}

/** What cannot be chosen, and why: a code with its facts. */
export interface Barred extends Data {
  why: string
  facts: Data
}

export interface Question extends Data {
  asks: string
}

export interface Fact extends Data {
  kind: string
}

/** Why something was not done: a code with its facts, and the server's own sentence. */
export interface Refusal {
  code?: string
  facts?: Data
  why: string
}

/** What happened at the table besides moves; `event` is how many events there were then. */
export interface Note {
  kind: string
  seat: number
  event: number
}

export interface Result {
  scores: number[]
  winners: number[]
  places: number[]
  breakdown: Data[]
}

export interface News {
  type: 'table'
  table: string
  seq: number
  game: string
  options: Data
  seats: Seat[]
  resigned: number[]
  /** whether this guest opened the table, others may have several seats, and all has been ended by its owner */
  owner: boolean
  several: boolean
  closed: boolean
  /** whether the server cannot write down what happens now */
  trouble: boolean
  mine: number[]
  actor: number | null
  number: number
  views: Record<string, Data>
  first_event: number
  events: (Fact | null)[]
  asking: number | null
  to_answer: number[]
  question: Question | null
  choices: Choice[]
  barred: Barred[]
  /** whether players have something to hide from each other */
  hides: boolean
  result: Result | null
  /** the table of the next game, once somebody wants one */
  next: string | null
  /** the actions to which one can take back without asking, and how many events there were then */
  free_undo: number[]
  undo_events: number[]
  notes: Note[]
}

/** A step of a lesson, before or after what is to be done in it. */
export interface Lesson {
  game: string
  step: number
  steps: number
  /** the step at which the game on the board began */
  began: number
  name: string
  /** by seat; the learner has none yet */
  names: string[]
  seat: number
  actor: number
  /** whether something is to be done */
  asks: boolean
  /** whether the moves are listed at once */
  lists: boolean
  /** the options of the game that is offered at the end */
  first_game: Data
  view: Data
  events: (Fact | null)[]
  /** how many events there were before what has just happened */
  since: number
  question: Question | null
  choices: Choice[]
  barred: Barred[]
  /** the words of the choices that are what is asked for */
  right: string[]
  result: Result | null
}

export interface Summary {
  table: string
  game: string
  options: Data
  seats: Seat[]
  actions: number
  over: boolean
  /** who decides, where everybody has come; the lobby does not tell */
  actor?: number | null
}

export interface Step {
  words: string
  seat: number | null
  events: number
  view: Data
}

export interface Replay {
  table: string
  game: string
  options: Data
  seats: Seat[]
  /** whether players had something to hide from each other */
  hides: boolean
  first: number
  all: number
  steps: Step[]
  events: (Fact | null)[]
  result: Result
}

export type Verdict = 'best' | 'fine' | 'slip' | 'blunder'

/** What a bot thinks of a decision: how much what was played is worth less than the best, and how sure that is. */
export interface Finding {
  /** its place in the game, from 1 on */
  number: number
  seat: number
  played: Choice
  best: Choice
  /** about points; where all that matters is who wins, as many as winning is worth */
  loss: number
  /** its standard error */
  error: number
  /** in how many worlds that one of the two was tried that was tried in fewer */
  tried: number
  verdict: Verdict
}

/** What is done next of several things that were chosen together, as long as that is what is asked. */
export type Plan = (choices: Choice[], question: Question | null) => string | undefined

/** What every board is given. */
export interface BoardProps<View = Data, C = Choice, B = Barred, F = Fact, Q = Question> {
  view: View
  seats: Seat[]
  /** the seat whose side of the table this is; null for onlookers */
  seat: number | null
  choices: C[]
  barred: B[]
  /** what the seat is asked */
  question?: Q | null
  /** all that has happened; null for what is hidden */
  events?: (F | null)[]
  /** the words of the choice that is picked but not played yet */
  chosen: string
  choose: (words: string) => void
  /** do several things one after another, where that can be */
  carryOut?: (plan: Plan) => void
  confirm: () => void
  /** pick nothing any more */
  putBack?: () => void
  /** say why something cannot be picked */
  explain: (why: string) => void
  /** the end has been shown */
  ended?: () => void
  /** what the others have done since one's turn, for boards with room for it */
  recap?: Snippet
  /** whether the bar above the board tells how far the game is */
  headed?: boolean
  /** the entry of the log whose pieces are pointed out */
  marked?: F | null
}
