/** What is in the box that the table on show is played with, where that is not the same in every game. */
import { ask } from './ask'
import type { Data } from './types'

/** by id and language: names of what is called otherwise than usual */
type Names = Record<string, Record<string, string>>

let shown: Data = $state.raw({})

/** What is in the box, in the shape that the game says. */
export const box = <Box>(): Box => shown as Box

export const ownName = (id: string): Record<string, string> | undefined => box<{ names?: Names }>().names?.[id]

/** Fetch what is in the box of a table, or of something else that is played, for boards to draw. */
export async function openBox(id: string, kind: 'tables' | 'lessons' = 'tables'): Promise<void> {
  shown = await ask<Data>(`/api/${kind}/${encodeURIComponent(id)}/box`)
}
