/** Tiles that fly to the table, and followers that fly home. */
import { fly } from '../../lib/flight'
import { span } from '../../lib/motion'
import { look } from '../../lib/seats'
import type { Lying } from './land'
import { drawTiles } from './landscape'

const picture = (drawn: string, box: string): Element => {
  const found = document.createElement('div')
  found.innerHTML = `<svg viewBox="${box}" width="100%" height="100%">${drawn}</svg>`
  return found
}

export class Flights {
  /** the cells of tiles that are still on their way */
  landing: string[] = $state.raw([])

  async bringTile(tile: Lying, from: DOMRect, to: DOMRect): Promise<void> {
    if (!span(1)) return
    const cell = `${tile.x},${tile.y}`
    const drawn = picture(drawTiles([tile], `flying-${cell}`), `${100 * tile.x} ${100 * tile.y} 100 100`)
    this.landing = [...this.landing, cell]
    await fly(drawn, { from: new DOMRect(from.x, from.y, from.height, from.height), to })
    this.landing = this.landing.filter((one) => one !== cell)
  }

  bringHome(seat: number, from: DOMRect, to: DOMRect): Promise<void> {
    const figure = `<use href="#s-meeple" fill="${look(seat).colour}" stroke="#fff" stroke-width="1.6"/>`
    const home = new DOMRect(to.x, to.y, to.height, to.height)
    return fly(picture(figure, '-17 -18 34 36'), { from, to: home, time: 600, delay: 300 })
  }
}
