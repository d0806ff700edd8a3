/** Where buttons stand beside a piece without hiding what else can be clicked. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const GAP = 8

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** A row or column of buttons round a piece: inside the room, where it hides least, the nearest of those. */
export function beside(piece: Box, count: number, button: number, room: Box, taken: Box[]): Box {
  const long = count * button + (count - 1) * GAP
  const [middle, level] = [piece.x + piece.width / 2, piece.y + piece.height / 2]
  const places: Box[] = []
  for (let away = GAP; away < Math.max(room.width, room.height); away += button / 2) {
    const [above, left] = [piece.y - away - button, piece.x - away - button]
    const [below, right] = [piece.y + piece.height + away, piece.x + piece.width + away]
    for (const y of [below, above])
      for (const x of [middle - long / 2, piece.x, piece.x + piece.width - long])
        places.push({ x, y, width: long, height: button })
    for (const x of [right, left])
      for (const y of [level - long / 2, piece.y, piece.y + piece.height - long])
        places.push({ x, y, width: button, height: long })
  }
  const inside = ({ x, y, width, height }: Box): Box => ({
    x: Math.max(room.x, Math.min(x, room.x + room.width - width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - height)),
    width,
    height,
  })
  const hidden = (place: Box): number => [piece, ...taken].reduce((sum, one) => sum + overlap(place, one), 0)
  const possible = places.map(inside).map((place) => ({ place, hides: hidden(place) }))
  const least = Math.min(...possible.map(({ hides }) => hides))
  return possible.find(({ hides }) => hides === least)!.place
}
