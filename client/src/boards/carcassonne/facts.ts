/** How the moves of Carcassonne are made, and how its features are told. */
import type { Prospect } from '../../generated/carcassonne'
import type { Seat } from '../../lib/types'
import { nameOf, say } from '../../lib/words.svelte'

export const SEATED = true
export const RECAPS = true
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
