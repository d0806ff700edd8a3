/** A question to the server over HTTP; a refusal is an error that knows its code. */
import type { Refusal } from './types'

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.why)
  }
}

export async function ask<T>(address: string, request?: RequestInit): Promise<T> {
  const answer = await fetch(address, request)
  const data = await answer.json().catch(() => ({}))
  if (!answer.ok)
    throw new Refused({ code: data.code, facts: data.facts, why: data.why ?? data.detail ?? answer.statusText })
  return data as T
}
