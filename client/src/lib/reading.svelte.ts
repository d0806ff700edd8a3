/** A bot's reading of a finished game: decision by decision, as long as somebody wants to know. */
import { analysis, sayError } from './api'
import type { Finding, Verdict } from './types'

export class Reading {
  findings: Finding[] = $state.raw([])
  running = $state(false)
  refusal = $state('')

  constructor(private table: string) {}

  /** by number: the moves that cost points */
  get mistakes(): Map<number, Verdict> {
    const costly = this.findings.filter(({ verdict }) => verdict === 'slip' || verdict === 'blunder')
    return new Map(costly.map(({ number, verdict }) => [number, verdict]))
  }

  /** Go on from where it was stopped. */
  async start(): Promise<void> {
    this.running = true
    this.refusal = ''
    try {
      while (this.running) {
        const found = await analysis(this.table, this.findings.length)
        this.findings = [...this.findings, ...found]
        if (!found.length) break
      }
    } catch (error) {
      this.refusal = sayError(error)
    }
    this.running = false
  }

  stop(): void {
    this.running = false
  }
}
