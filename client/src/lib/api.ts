/** Questions to the server over HTTP; a refusal is an error that knows its code. */
import type { Game, Refusal, Replay, Summary } from './types'
import { sayRefusal } from './words.svelte'

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why)
  }
}

async function ask<T>(address: string, request?: RequestInit): Promise<T> {
  const answer = await fetch(address, request)
  const data = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Refused({ code: data.code, facts: data.facts, why: data.why ?? data.detail ?? answer.statusText })
  return data as T
}

const post = <T>(address: string, body: string): Promise<T> =>
  ask<T>(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

/** What went wrong, in the reader's language. */
export const sayError = (error: unknown): string => (error instanceof Refused ? sayRefusal(error.refusal) : (error as Error).message)

export const games = () => ask<Game[]>('/api/games')
export const lobby = () => ask<Summary[]>('/api/tables')
export const introduce = () => ask<{ known: boolean }>('/api/me')
export const recordOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`
export const replay = (table: string, seat: string) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay${seat === '' ? '' : `?seat=${seat}`}`)
export const bringRecord = (text: string) => post<{ table: string; replay: string }>('/api/records', text)

export interface Wanted {
  kind: 'person' | 'bot' | 'open'
  name?: string
  bot?: string
}

export const openTable = (game: string, seats: Wanted[], options: Record<string, unknown> = {}) =>
  post<{ table: string }>('/api/tables', JSON.stringify({ game, seats, options }))
