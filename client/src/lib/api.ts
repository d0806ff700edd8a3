/** Questions to the server over HTTP; a refusal is an error with the server's sentence. */
import type { Game, Replay, Summary } from './types'

async function ask<T>(address: string, request?: RequestInit): Promise<T> {
  const answer = await fetch(address, request)
  const data = await answer.json().catch(() => ({}))
  if (!answer.ok) throw new Error(data.why ?? data.detail ?? answer.statusText)
  return data as T
}

export const games = () => ask<Game[]>('/api/games')
export const lobby = () => ask<Summary[]>('/api/tables')
export const introduce = () => ask<{ known: boolean }>('/api/me')
export const replay = (table: string, seat: string) =>
  ask<Replay>(`/api/tables/${encodeURIComponent(table)}/replay${seat === '' ? '' : `?seat=${seat}`}`)

export interface Wanted {
  kind: 'person' | 'bot' | 'open'
  name?: string
  bot?: string
}

export const openTable = (game: string, seats: Wanted[], options: Record<string, unknown> = {}) =>
  ask<{ table: string }>('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, seats, options }),
  })
