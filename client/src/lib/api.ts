/** Questions to the server over HTTP. */
import { ask, Refused } from './ask'
import type { Data, Finding, Game, Lesson, Replay, Summary } from './types'
import { sayRefusal } from './words.svelte'

const post = <T>(address: string, body: string): Promise<T> =>
  ask<T>(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

/** What went wrong, in the reader's language. */
export const sayError = (error: unknown): string =>
  error instanceof Refused ? sayRefusal(error.refusal) : (error as Error).message

export const games = () => ask<Game[]>('/api/games')
export const lobby = () => ask<Summary[]>('/api/tables')
/** The board of a table, as whoever looks on sees it. */
export const boardNow = (table: string) => ask<Data>(`/api/tables/${encodeURIComponent(table)}/view`)
export const introduce = () => ask<{ known: boolean }>('/api/me')
export const recordOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`
/** A whole game, as an onlooker saw it, a seat, or all together; a long one comes in parts. */
export async function replay(table: string, eyes: string): Promise<Replay> {
  const seen = eyes === '' ? '' : eyes === 'all' ? 'everybody=true&' : `seat=${eyes}&`
  const address = `/api/tables/${encodeURIComponent(table)}/replay?${seen}first=`
  const whole = await ask<Replay>(`${address}0`)
  while (whole.steps.length < whole.all) {
    const part = await ask<Replay>(`${address}${whole.steps.length}`)
    whole.steps.push(...part.steps)
    whole.events.push(...part.events)
  }
  return whole
}
/** What a bot thinks of some decisions of a finished game, from the first on; of none after the last. */
export const analysis = (table: string, first: number) =>
  ask<Finding[]>(`/api/tables/${encodeURIComponent(table)}/analysis?first=${first}`)
/** A table where a finished game goes on after so many actions, with bots at the other seats. */
export const playOn = (table: string, wanted: { actions: number; seat: number; bot: string; name: string }) =>
  post<{ table: string }>(`/api/tables/${encodeURIComponent(table)}/branch`, JSON.stringify(wanted))
export const lesson = (game: string, step: number, made: string[]) =>
  post<Lesson>(`/api/lessons/${encodeURIComponent(game)}`, JSON.stringify({ step, made }))
export const bringRecord = (text: string) => post<{ table: string; replay: string }>('/api/records', text)

export interface Wanted {
  kind: 'person' | 'bot' | 'open'
  name?: string
  bot?: string
}

export const openTable = (
  game: string,
  seats: Wanted[],
  options: Record<string, unknown> = {},
  files: Record<string, string> = {},
) => post<{ table: string }>('/api/tables', JSON.stringify({ game, seats, options, files }))

/** Files as they are sent: texts as they are, archives as base64. */
export async function contents(files: FileList | null | undefined): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const file of files ?? []) {
    if (!file.name.toLowerCase().endsWith('.zip')) found[file.name] = await file.text()
    else
      found[file.name] = btoa(
        Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      )
  }
  return found
}
