/** Going from cell to cell with the arrow keys. */
export interface Cell {
  x: number
  y: number
}

const ARROWS: Record<string, [east: number, south: number]> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

export const isArrow = (key: string): boolean => key in ARROWS

/** The nearest cell that way; one to the side is farther than one straight ahead. */
export function ahead<C extends Cell>(key: string, { x, y }: Cell, cells: C[]): C | undefined {
  const [east, south] = ARROWS[key]
  const on = (one: Cell) => (one.x - x) * east + (one.y - y) * south
  const cost = (one: Cell) => on(one) + 2 * Math.abs((one.x - x) * south + (one.y - y) * east)
  return cells.filter((one) => on(one) > 0).sort((one, other) => cost(one) - cost(other))[0]
}
