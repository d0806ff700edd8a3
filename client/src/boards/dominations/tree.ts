/** A tree as it is drawn: cards on a grid, halves at their sides, and where two halves meet a whole Nodus. */
import type {
  Choice,
  Fit,
  HalfNodus,
  Halves,
  LevelCard,
  MasteryCard,
  Put,
  PutTurned,
} from '../../generated/dominations'
import { box } from './box'

export const CARD = 120
export const PITCH = 132

export interface Laid {
  kind: 'campfire' | 'mastery' | 'level'
  id: string
  advanced: boolean
  x: number
  y: number
  /** at the sides n, e, s, w as they lie */
  halves: HalfNodus[]
  ghost: boolean
}
export interface Joint {
  x: number
  y: number
  half: HalfNodus
  side: number
}

/** n, e, s, w; y grows southwards */
export const SIDES: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

const lying = ({ n, e, s, w }: Halves, turned: number): HalfNodus[] =>
  [n, e, s, w].map((_, side, halves) => halves[(side - turned / 90 + 4) % 4])

const layoutOf = (mastery: string, copy: string): Halves => box().mastery[mastery].nodus['abcd'.indexOf(copy)]

export const campfire = (): Laid => ({
  kind: 'campfire',
  id: 'campfire',
  advanced: false,
  x: 0,
  y: 0,
  halves: lying(box().campfire.campfire.nodus, 0),
  ghost: false,
})

export function laid(card: MasteryCard | LevelCard): Laid {
  const { x, y, turned } = card
  return 'mastery' in card
    ? {
        kind: 'mastery',
        id: card.mastery,
        advanced: card.advanced,
        x,
        y,
        halves: lying(layoutOf(card.mastery, card.copy), turned),
        ghost: false,
      }
    : {
        kind: 'level',
        id: card.level,
        advanced: false,
        x,
        y,
        halves: lying(box().level[card.level].nodus, turned),
        ghost: false,
      }
}

export type Putting = Put | PutTurned
export const isPutting = (choice: Choice): choice is Putting => choice.verb === 'put' || choice.verb === 'put_turned'

/** In how many places of a tree a card fits. */
export const countPlaces = (fits: Fit[]): number => new Set(fits.map(({ x, y }) => `${x},${y}`)).size

/** The card that a choice would put there; a Mastery goes by the letter of its copy. */
export function planned(put: Putting, about: string): Laid {
  const turned = 'turned' in put ? put.turned : 0
  const { x, y, card } = put
  const own = { advanced: false, x, y, ghost: true }
  return card.length === 1
    ? { ...own, kind: 'mastery', id: about, halves: lying(layoutOf(about, card), turned) }
    : { ...own, kind: 'level', id: card, halves: lying(box().level[card].nodus, turned) }
}

/** The halves that meet nothing, and the whole Nodus, each once; of those the ones of a ghost are fresh. */
export function joints(cards: Laid[]): { open: Joint[]; whole: (Joint & { fresh: boolean })[] } {
  const at = new Map(cards.map((card) => [`${card.x},${card.y}`, card]))
  const open: Joint[] = []
  const whole: (Joint & { fresh: boolean })[] = []
  for (const card of cards)
    SIDES.forEach(([x, y], side) => {
      const other = at.get(`${card.x + x},${card.y + y}`)
      const half = card.halves[side]
      if (!other) open.push({ x: card.x * PITCH + (x * CARD) / 2, y: card.y * PITCH + (y * CARD) / 2, half, side })
      else if (side === 1 || side === 2)
        whole.push({
          x: (card.x + x / 2) * PITCH,
          y: (card.y + y / 2) * PITCH,
          half: half === 'vestigium' ? other.halves[(side + 2) % 4] : half,
          side,
          fresh: card.ghost || other.ghost,
        })
    })
  return { open, whole }
}
