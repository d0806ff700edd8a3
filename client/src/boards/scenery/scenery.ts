/** Putting things into a landscape. */
import { look } from '../../lib/seats'

export type Point = [x: number, y: number]

/** Something that stands in a landscape: where its foot is, and its picture. What stands further down is drawn later. */
export interface Standing {
  foot: number
  drawn: string
}

/** A number as it is written in a drawing. */
export const short = (number: number): number => Math.round(number * 10) / 10

export const line = (points: Point[]): string => points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')

/** One of the sprites, its foot on a point; a negative width turns it round. */
export const stand = (name: string, x: number, y: number, size = 1, flipped = false): Standing => ({
  foot: y,
  drawn: `<use href="#s-${name}" transform="translate(${short(x)} ${short(y)}) scale(${flipped ? -size : size} ${size})"/>`,
})

export const inOrder = (things: Standing[]): string =>
  things
    .sort((one, other) => one.foot - other.foot)
    .map(({ drawn }) => drawn)
    .join('')

export const ellipse = (x: number, y: number, wide: number, high: number, fill: string, opacity: number): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(wide)}" ry="${short(high)}" fill="${fill}" opacity="${opacity}"/>`

/** The castle of a seat, on the square whose corner this is. */
export function castle(seat: number, x: number, y: number): Standing {
  const { colour, deep, path } = look(seat)
  const tower = (left: number, foot: number, wide: number, high: number): string => {
    const [middle, top] = [left + wide / 2, foot - high]
    const tip = top - wide * 1.15
    return `<path d="M${left} ${foot}V${top}h${wide}V${foot}z" fill="url(#paint-stone)" stroke="#51473a" stroke-width="1.4"/>
      <path d="M${left - 3} ${top}L${middle} ${tip}L${left + wide + 3} ${top}Z" fill="${colour}" stroke="${deep}" stroke-width="1.4"/>
      <path d="M${middle} ${tip}L${left + wide + 3} ${top}H${middle}Z" fill="${deep}" opacity=".55"/>
      <path d="M${middle - 1.6} ${foot - high / 2}v-6a1.6 1.6 0 0 1 3.2 0v6z" fill="#51473a"/>`
  }
  return {
    foot: y + 90,
    drawn: `<g transform="translate(${x} ${y})">
      <ellipse cx="50" cy="86" rx="42" ry="9" fill="#2b2116" opacity=".35"/>
      ${tower(40, 62, 20, 36)}${tower(12, 78, 18, 34)}${tower(70, 78, 18, 34)}
      <path d="M24 88V58h5v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h5v30z" fill="url(#paint-stone)" stroke="#51473a" stroke-width="1.4"/>
      <path d="M41 88V76a9 9 0 0 1 18 0v12z" fill="#4a3524" stroke="#2d2014" stroke-width="1.2"/>
      <path d="M46 88V70M54 88V70M42 78h16" stroke="#2d2014"/>
      <path d="M50 4V-12" stroke="#51473a" stroke-width="2.4"/>
      <path d="M51-12h20l-5 6l5 6H51z" fill="${colour}" stroke="${deep}" stroke-width="1.2"/>
      <path d="${path}" transform="translate(58 -6) scale(.36)" fill="#fff"/></g>`,
  }
}
