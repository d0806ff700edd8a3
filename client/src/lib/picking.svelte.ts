/** What is picked on a board and not played yet. */
import { factsOf } from './games'
import { settings } from './settings.svelte'
import type { Choice } from './types'

interface Told {
  game: () => string
  choices: () => Choice[]
  play: (words: string) => void
}

export class Picking {
  /** its words */
  chosen = $state('')

  constructor(private told: Told) {}

  get choice(): Choice | undefined {
    return this.told.choices().find(({ words }) => words === this.chosen)
  }

  /** the legal ways to place what is picked, on the same place */
  get ways(): Choice[] {
    const { choice } = this
    if (!choice || !factsOf(this.told.game()).TURNED?.includes(choice.verb)) return []
    return this.told
      .choices()
      .filter((one) => one.verb === choice.verb && ['x', 'y', 'cell'].every((at) => one[at] === choice[at]))
  }

  /** Pick something, or play it at once where that is how the game is clicked. */
  choose(words: string): void {
    const one = this.told.choices().find((other) => other.words === words)
    if (!one) return
    const { AT_ONCE, TURNED } = factsOf(this.told.game())
    if (TURNED?.includes(one.verb) || (settings.confirm && !AT_ONCE)) this.chosen = words
    else this.told.play(words)
  }

  /** Whether Enter, pressed here, confirms what is picked: anywhere but on a button for something else. */
  isConfirmedAt(target: HTMLElement): boolean {
    const button = target.closest<HTMLElement>('button, a, summary, [role=button]')
    return this.choice !== undefined && (!button || [button.dataset.words, button.dataset.pick].includes(this.chosen))
  }

  confirm = (): void => {
    if (this.choice) this.told.play(this.choice.words)
  }

  rotate = (): void => {
    const { ways, choice } = this
    if (choice && ways.length) this.chosen = ways[(ways.indexOf(choice) + 1) % ways.length].words
  }

  drop = (): void => void (this.chosen = '')
}
