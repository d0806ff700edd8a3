/** The tables at which one has a seat, kept in this browser: newest first. */
import { ask, Refused } from './ask'
import { addressOf } from './line.svelte'
import type { Summary } from './types'

const KEY = 'demesne-tables'
const MOST = 12

/** a table, and one's seats there */
interface Mine {
  table: string
  mine: number[]
}
export type Going = Summary & Mine

function load(): Mine[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function save(tables: Mine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)))
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const remember = (table: string, mine: number[]): void =>
  save([{ table, mine }, ...load().filter((one) => one.table !== table)])

export const forget = (table: string): void => save(load().filter((one) => one.table !== table))

/** The games that go on; what is over or gone is forgotten. */
export async function going(): Promise<Going[]> {
  const found = await Promise.all(load().map(look))
  return found.filter((one) => one !== null)
}

async function look({ table, mine }: Mine): Promise<Going | null> {
  try {
    const found = await ask<Summary>(`/api/tables/${encodeURIComponent(table)}`)
    if (!found.over) return { ...found, mine }
    forget(table)
  } catch (error) {
    if (error instanceof Refused) forget(table)
  }
  return null
}

/** Resign there, so that a bot plays on. */
export function leave({ table, mine }: Mine): void {
  forget(table)
  const socket = new WebSocket(addressOf(table))
  socket.onopen = () => {
    for (const seat of mine) socket.send(JSON.stringify({ type: 'resign', seat }))
    socket.close()
  }
}
