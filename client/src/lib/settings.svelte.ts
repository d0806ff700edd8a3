/** What a person has set, kept in this browser. */
const KEY = 'demesne-settings'

interface Kept {
  language: string
  theme: 'system' | 'light' | 'dark'
  confirm: boolean
  /** how fast pieces move; 0 is not at all */
  motion: number
  name: string
}

function load(): Kept {
  const usual: Kept = { language: '', theme: 'system', confirm: true, motion: 1, name: '' }
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return usual
  }
}

export const settings: Kept = $state(load())

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing still plays
  }
}
