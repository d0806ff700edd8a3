/** The points of every seat over a game, for charts and tables. */
import type { Replay, Seat } from './types'
import { nameOf } from './words.svelte'

/** After each action; where the game keeps points secret, those of what everybody has seen. */
export function scoresOver(replay: Replay): number[][] {
  const last = replay.steps.length - 1
  return replay.steps.map((step, at) =>
    at === last ? replay.result.scores : (step.view.scores ?? step.view.known_scores ?? []),
  )
}

/** A table of the points after each action, one column for each seat. */
export function table(scores: number[][], seats: Seat[]): string {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = scores.map((points, at) => [at, ...points].join(','))
  return [['action', ...seats.map((_, seat) => quoted(nameOf(seats, seat)))].join(','), ...rows].join('\n') + '\n'
}

export function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
