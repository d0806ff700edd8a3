/** How Dominion is clicked. */
export const AT_ONCE = true
export const PLAIN = [
  'end actions',
  'no more treasures',
  'play all treasures',
  'end turn',
  'no more',
  'no',
  'name another',
  'choose',
  'insert',
]
