/** What the end of an Era brought, step by step, as the events tell it. */
import type { ByDomain, EraBegun, EraEnds, EraStep, Happening, RoleTaken } from '../../generated/dominations'

export interface Step {
  step: EraStep
  /** by seat: the points it brought */
  gained: number[]
  /** what happened besides points */
  events: Happening[]
}
export interface EraEnd {
  era: number
  /** by seat: the points before it all */
  before: number[]
  steps: Step[]
  roles: RoleTaken[]
  /** by seat: the Knowledge with which Roles were decided */
  left: ByDomain[]
  next: EraBegun
}

type Told = (Happening | null)[]
const isEra = (event: Happening | null): event is EraBegun => event?.kind === 'era'
const isStep = (event: Happening | null): event is EraEnds => event?.kind === 'era_end'

/** How many Eras have begun after another. */
export const countEras = (events: Told): number => events.filter(isEra).length

/** The end of the last Era that another has followed. */
export function lastEnd(events: Told): EraEnd | undefined {
  const end = events.findLastIndex(isEra)
  const begin = events.slice(0, end).findLastIndex((event) => isStep(event) && event.step === 'effects')
  return end < 0 || begin < 0 ? undefined : told(events.slice(begin, end + 1))
}

function told(events: Told): EraEnd {
  const next = events.at(-1) as EraBegun
  const begun = events.filter(isStep)
  const steps = begun.map(({ step, scores }, n): Step => {
    const later = begun[n + 1] ?? next
    return {
      step,
      gained: later.scores.map((points, seat) => points - scores[seat]),
      events: events
        .slice(events.indexOf(begun[n]) + 1, events.indexOf(later))
        .filter((event) => event !== null)
        .filter(({ kind }) => kind !== 'points'),
    }
  })
  const [first, last] = [begun[0], begun[begun.length - 1]]
  const roles = events.filter((event): event is RoleTaken => event?.kind === 'role')
  return { era: first.era, before: first.scores, steps, roles, left: last.left, next }
}
