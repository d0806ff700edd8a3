/** How the moves of Carcassonne are made. */
export const PLAIN = ['no_follower']
export const TURNED = ['lay']
