/** How the moves of Carcassonne are made, and how its features are told. */
import type { Prospect } from '../../generated/carcassonne'
import type { Choice, Seat } from '../../lib/types'
import { nameOf, say } from '../../lib/words.svelte'

export const SEATED = true
export const RECAPS = true
export const IMPLIED = ['draw']
export const GROUND = 'var(--earthen)'
export const PLAIN = ['no_follower']
export const TURNED = ['lay']
export const DEEDS = ['place', 'remove', 'follower']

export const tellFeature = (feature: Prospect, seats: Seat[]): string =>
  say('feature', {
    feature: say(`carcassonne-feature-${feature.feature}`),
    tiles: feature.tiles,
    owners: feature.owners.map((one) => nameOf(seats, one)).join(', ') || say('nobody'),
    points: feature.points,
    projected: feature.projected,
  })

/** Who a follower would be; where there could be two of a kind, which of them. */
export function brief(choice: Choice, choices: Choice[]): string | undefined {
  if (choice.verb !== 'follower') return undefined
  const role = say(`carcassonne-role-${choice.role}`)
  const alike = choices.filter((one) => one.role === choice.role).length > 1
  return alike ? `${role}, ${say(`carcassonne-place-${choice.place}`)}` : role
}
