/** The live line to a table: it comes back by itself after any break and goes on from the last event it knows. */
import { introduce } from './api'
import type { Fact, News, Refusal } from './types'

const LONGEST_WAIT = 5000

export class Line {
  news: News | null = $state.raw(null)
  events: (Fact | null)[] = $state.raw([])
  status: 'connecting' | 'live' | 'lost' | 'gone' = $state('connecting')
  refusal: Refusal | null = $state.raw(null)

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
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const known = this.news ? `?events=${this.events.length}&seq=${this.news.seq}` : ''
    const socket = (this.socket = new WebSocket(
      `${scheme}://${location.host}/live/${encodeURIComponent(this.table)}${known}`,
    ))
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
    this.events = [...this.events.slice(0, message.first_event), ...message.events]
    this.news = message
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
