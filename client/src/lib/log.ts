/** The log: what of all that has happened is told, and what belongs together. */
import type { Fact, Note } from './types'
import { isHidden } from './words.svelte'

export interface Entry {
  event?: Fact
  /** how often it happened in a row */
  times: number
  note?: Note
  /** the action to which one can take back here */
  back?: number
}

const UNTOLD = ['king', 'clean_up']

export function entriesOf(
  events: (Fact | null)[],
  viewer: number | null,
  notes: Note[] = [],
  backs = new Map<number, number>(),
): Entry[] {
  const found: Entry[] = []
  let back: number | undefined
  events.forEach((event, number) => {
    found.push(...notes.filter((note) => note.event === number).map((note) => ({ note, times: 1 })))
    back = backs.get(number) ?? back
    if (!event || UNTOLD.includes(event.kind) || isTold(events, number, viewer)) return
    const last = found.at(-1)
    if (back === undefined && last?.event && JSON.stringify(last.event) === JSON.stringify(event)) last.times += 1
    else found.push({ event, times: 1, back })
    back = undefined
  })
  return [...found, ...notes.filter((note) => note.event >= events.length).map((note) => ({ note, times: 1 }))]
}

/** What is told in two ways is shown once: in full to the one whose it is, and a purchase is no second gain. */
function isTold(events: (Fact | null)[], number: number, viewer: number | null): boolean {
  const event = events[number]!
  const before = events[number - 1]
  if (event.kind === 'gain' && before?.kind === 'buy' && before.card === event.card) return true
  const other = events[isHidden(event) ? number - 1 : number + 1]
  if (!other || other.kind !== event.kind || other.seat !== event.seat || isHidden(other) === isHidden(event))
    return false
  return isHidden(event) ? event.seat === viewer : event.seat !== viewer
}

/** What the others have done since one's own last deed. */
export function recap(events: (Fact | null)[], mine: number[], viewer: number | null): Entry[] {
  const last = events.findLastIndex(
    (event) => event !== null && mine.includes(event.seat) && event.kind !== 'turn' && event.kind !== 'draw',
  )
  return entriesOf(events.slice(last + 1), viewer).filter(
    ({ event }) => event && typeof event.seat === 'number' && !mine.includes(event.seat),
  )
}
