/** The live line to a table: it comes back by itself after any break and goes on from the last event it knows.
 *  What bots do is shown step by step, at the pace that is set. */
import { introduce } from './api'
import { PACES, settings } from './settings.svelte'
import type { Fact, News, Refusal } from './types'

const LONGEST_WAIT = 5000

/** Where the line to a table begins. */
export const addressOf = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live/${encodeURIComponent(table)}`

export class Line {
  news: News | null = $state.raw(null)
  events: (Fact | null)[] = $state.raw([])
  status: 'connecting' | 'live' | 'lost' | 'gone' = $state('connecting')
  refusal: Refusal | null = $state.raw(null)
  /** what has been heard and not been shown yet */
  waiting: News[] = $state.raw([])
  /** what others have done since one's own last deed, step by step; first how it was before */
  since: News[] = $state.raw([])

  private pause = 0
  private socket: WebSocket | null = null
  private wait = 300
  private timer = 0
  private closed = false

  constructor(private table: string) {
    document.addEventListener('visibilitychange', this.wake)
    window.addEventListener('online', this.wake)
    window.addEventListener('offline', this.drop)
    void this.connect()
  }

  send(message: Record<string, unknown>): void {
    this.refusal = null
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.pause)
    document.removeEventListener('visibilitychange', this.wake)
    window.removeEventListener('online', this.wake)
    window.removeEventListener('offline', this.drop)
    this.socket?.close()
  }

  private async connect(): Promise<void> {
    try {
      await introduce()
    } catch {
      this.again()
      return
    }
    if (this.closed) return
    this.skip()
    const known = this.news ? `?events=${this.events.length}&seq=${this.news.seq}` : ''
    const socket = (this.socket = new WebSocket(addressOf(this.table) + known))
    socket.onmessage = (message) => this.hear(JSON.parse(message.data))
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return
      if (event.code === 4404 || event.code === 4403) this.status = 'gone'
      else this.again()
    }
  }

  private hear(message: News | ({ type: 'refused' } & Refusal)): void {
    if (message.type === 'refused') {
      this.refusal = message
      return
    }
    this.wait = 300
    this.status = 'live'
    this.waiting = [...this.waiting, message]
    if (this.waiting.length === 1) this.go()
  }

  /** Show what is next, now or after a while: what a bot does has its time. */
  private go(): void {
    const next = this.waiting[0]
    if (!next) return
    const span = this.news && isByBot(this.news, next) ? PACES[settings.pace] : 0
    if (span === 0) this.next()
    else if (span < Infinity) this.pause = window.setTimeout(() => this.next(), span)
  }

  /** Show the next step. */
  next(): void {
    clearTimeout(this.pause)
    const [next, ...rest] = this.waiting
    if (!next) return
    this.waiting = rest
    this.show(next)
    this.go()
  }

  /** Show all that has been heard. */
  skip(): void {
    clearTimeout(this.pause)
    for (const next of this.waiting) this.show(next)
    this.waiting = []
  }

  private show(next: News): void {
    const before = this.news
    this.events = [...this.events.slice(0, next.first_event), ...next.events]
    this.news = next
    if (next.number === before?.number) return
    const isOwn = !before || next.number < before.number || before.actor === null || before.mine.includes(before.actor)
    this.since = isOwn ? [next] : [...this.since, next]
  }

  private again(): void {
    if (this.closed) return
    this.status = 'lost'
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.connect(), this.wait)
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
  }

  private wake = (): void => {
    if (document.visibilityState === 'hidden' || this.status !== 'lost') return
    this.wait = 300
    clearTimeout(this.timer)
    void this.connect()
  }

  private drop = (): void => {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.again()
  }
}

/** Whether a bot has decided something in between. */
function isByBot({ seats, actor, number }: News, next: News): boolean {
  return actor !== null && seats[actor]?.kind === 'bot' && next.number > number
}
