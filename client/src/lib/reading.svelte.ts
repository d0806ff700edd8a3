/** A bot's reading of a finished game: decision by decision, as long as somebody wants to know. */
import { analysis, sayError } from './api'
import type { Finding } from './types'

export const VERDICTS = ['best', 'fine', 'slip', 'blunder'] as const
export type Verdict = (typeof VERDICTS)[number]
/** of the winner's points: from where on a loss is doubtful, and grave */
const DOUBTFUL = 0.04
const GRAVE = 0.1
/** how often both moves must have been tried, and how many standard errors lie between them, so that it is a loss */
const TRIED = 8
const SURE = 3

/** What a decision was like, in a game that was won with so many points. */
export function verdictOn({ played, best, loss, error, tried }: Finding, won: number): Verdict {
  if (played.words === best.words) return 'best'
  const share = loss / Math.max(1, won)
  if (tried < TRIED || loss <= SURE * error || share < DOUBTFUL) return 'fine'
  return share < GRAVE ? 'slip' : 'blunder'
}

export class Reading {
  findings: Finding[] = $state.raw([])
  running = $state(false)
  refusal = $state('')

  constructor(private table: string) {}

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
