/** What a person has set, kept in this browser. */
const KEY = 'demesne-settings'

/** how fast bots are seen to play; one step at a time waits for a click */
export type Pace = 'instant' | 'normal' | 'slow' | 'step'
export const PACES: Record<Pace, number> = { instant: 0, normal: 500, slow: 1400, step: Infinity } // milliseconds

interface Kept {
  language: string
  theme: 'system' | 'light' | 'dark'
  confirm: boolean
  /** how fast pieces move; 0 is not at all */
  motion: number
  pace: Pace
  sound: boolean
  /** whether one is told what was done because nothing else could be */
  forced: boolean
  /** what is done without asking: the name of a game, and which of its ways */
  auto: string[]
  name: string
  /** by game: how far its lesson has been followed; there since a lesson was first offered */
  lessons: Record<string, Progress>
}

export interface Progress {
  /** the step, counted from 0, of so many; once all are done, that number */
  at: number
  steps: number
  /** what was done in each step */
  made: string[]
}

function load(): Kept {
  const usual: Kept = {
    language: '',
    theme: 'system',
    confirm: true,
    motion: 1,
    pace: 'normal',
    sound: false,
    forced: true,
    auto: [],
    name: '',
    lessons: {},
  }
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return usual
  }
}

export const settings: Kept = $state(load())

/** Whether nobody has sat at a table of this game in this browser. */
export const isNew = (game: string): boolean => !(game in settings.lessons)

export const progressOf = (game: string): Progress => settings.lessons[game] ?? { at: 0, steps: 0, made: [] }

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing still plays
  }
}
