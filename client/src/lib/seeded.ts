/** Chance for pictures: the same seed draws the same picture, everywhere and always. */

/** A number made of words and numbers. */
export function seedOf(...parts: (string | number)[]): number {
  let mixed = 2166136261
  for (const letter of parts.join('|')) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822507)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

/** Numbers from 0 to 1, one after the other. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
