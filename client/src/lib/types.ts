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

export interface Summary {
  table: string
  game: string
  options: Data
  seats: Seat[]
  actions: number
  over: boolean
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
  steps: Step[]
  events: (Fact | null)[]
  result: Result
}

/** What every board is given. */
export interface BoardProps<View = Data, C = Choice, B = Barred, F = Fact, Q = Question> {
  view: View
  seats: Seat[]
  /** the seat whose side of the table this is; null for onlookers */
  seat: number | null
  choices: C[]
  barred: B[]
  /** what the seat is asked, and that in words */
  question?: Q | null
  asked?: string
  /** all that has happened; null for what is hidden */
  events?: (F | null)[]
  /** the words of the choice that is picked but not played yet */
  chosen: string
  choose: (words: string) => void
  confirm: () => void
  /** say why something cannot be picked */
  explain: (why: string) => void
  /** the entry of the log whose pieces are pointed out */
  marked?: F | null
}
