/** What is in the box that the table on show is played with: every face, what it does, and how sure it is. */
import { ask } from './ask'
import type { Phrase } from './types'

export type Known = 'printed' | 'inferred' | 'public' | 'reconstructed' | 'own'

export interface Face {
  vp: number
  effects: Phrase[]
  known: Known
}

export interface Amount {
  domain: string
  amount: number
}

export interface Box {
  /** by id and language: names of what is called otherwise than usual */
  names: Record<string, Record<string, string>>
  mastery: Record<
    string,
    {
      domain: string
      value: number
      cost: Amount
      upgrade: Amount
      faces: { basic: Face; advanced: Face }
      nodus: { known: Known }[]
    }
  >
  monument: Record<string, { shape: string; domain: string; reward: Phrase; known: Known }>
  level: Record<string, { monument: string; level: number; effects: Phrase[]; known: Known }>
  role: Record<string, { effects: Phrase[]; known: Known }>
  tile: Record<string, { camp: string; corners: string[]; known: Known }>
  cradle: { cradle: { corners: string[]; known: Known } }
  objective: Record<string, { known: Known }>
}

const EMPTY: Box = {
  names: {},
  mastery: {},
  monument: {},
  level: {},
  role: {},
  tile: {},
  cradle: { cradle: { corners: [], known: 'printed' } },
  objective: {},
}

let shown: Box = $state.raw(EMPTY)

export const box = (): Box => shown

/** Fetch what is in the box of a table, for boards to draw. */
export async function openBox(table: string): Promise<void> {
  shown = { ...EMPTY, ...(await ask<Partial<Box>>(`/api/tables/${encodeURIComponent(table)}/box`)) }
}
