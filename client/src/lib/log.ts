/** The log: what of all that has happened is told, and what belongs together. */
import type { Facts } from './games'
import type { Fact, Note } from './types'
import { isHidden } from './words.svelte'

export interface Entry {
  event?: Fact
  /** how many events there were before */
  at: number
  /** how often it happened in a row */
  times: number
  note?: Note
  /** in a recap: whose doing it is */
  by?: number
  /** the action to which one can take back here */
  back?: number
}

/** a seat, an onlooker, or everybody together */
export type Viewer = number | null | 'all'

const UNTOLD = ['king', 'clean_up']

export function entriesOf(
  events: (Fact | null)[],
  viewer: Viewer,
  notes: Note[] = [],
  backs = new Map<number, number>(),
): Entry[] {
  const found: Entry[] = []
  let back: number | undefined
  events.forEach((event, number) => {
    found.push(...notes.filter((note) => note.event === number).map((note) => ({ note, at: number, times: 1 })))
    back = backs.get(number) ?? back
    if (!event || UNTOLD.includes(event.kind) || isTold(events, number, viewer)) return
    const last = found.at(-1)
    if (back === undefined && last?.event && JSON.stringify(last.event) === JSON.stringify(event)) last.times += 1
    else found.push({ event, at: number, times: 1, back })
    back = undefined
  })
  const later = notes.filter((note) => note.event >= events.length)
  return [...found, ...later.map((note) => ({ note, at: events.length, times: 1 }))]
}

/** What is told in two ways is shown once: in full to the one whose it is, and a purchase is no second gain. */
function isTold(events: (Fact | null)[], number: number, viewer: Viewer): boolean {
  const event = events[number]!
  const before = events[number - 1]
  if (event.kind === 'gain' && before?.kind === 'buy' && before.card === event.card) return true
  const other = events[isHidden(event) ? number - 1 : number + 1]
  if (!other || other.kind !== event.kind || other.seat !== event.seat || isHidden(other) === isHidden(event))
    return false
  const isShown = viewer === 'all' || event.seat === viewer
  return isHidden(event) ? isShown : !isShown
}

/** What the others have done since one's own last deed, after so many events if that is known; where it is told while
 *  they do it, all of their turns, and what befell oneself in them. */
export function recap(
  events: (Fact | null)[],
  mine: number[],
  viewer: number | null,
  after: number | undefined,
  { IMPLIED = [], BEFALLS }: Facts,
): Entry[] {
  const isOwn = (event: Fact): boolean => mine.includes(event.seat)
  const last = events.findLastIndex(
    (event) => event !== null && isOwn(event) && event.kind !== 'turn' && event.kind !== 'draw',
  )
  const told = events.slice(BEFALLS ? turnsOfOthers(events, isOwn, IMPLIED) : (after ?? last + 1))
  const turnAt = (at: number): number => told.slice(0, at).findLast((event) => event?.kind === 'turn')!.seat
  return entriesOf(told, viewer)
    .filter(
      ({ event }) =>
        event &&
        typeof event.seat === 'number' &&
        (!isOwn(event) || BEFALLS?.includes(event.kind)) &&
        !IMPLIED.includes(event.kind),
    )
    .map((entry) => ({ ...entry, by: BEFALLS ? turnAt(entry.at) : entry.event!.seat }))
}

/** Where the turns of others since one's own begin; a turn of one's own in which nothing has been done yet does not count. */
function turnsOfOthers(events: (Fact | null)[], isOwn: (event: Fact) => boolean, implied: string[]): number {
  const told = events.map((event) => event ?? { kind: '' })
  const turns = told.flatMap((event, at) => (event.kind === 'turn' ? at : []))
  const own = turns.filter((at) => isOwn(told[at]))
  const isFresh = told.slice(own.at(-1)).every((event) => !isOwn(event) || implied.includes(event.kind))
  const since = (isFresh ? own.at(-2) : own.at(-1)) ?? -1
  return turns.find((at) => at > since && !isOwn(told[at])) ?? events.length
}
