/** How a seat looks: a colour and a shape of its own, so that neither is needed to tell the other. */
export interface Look {
  colour: string
  /** its shadow, for outlines */
  deep: string
  path: string
}

/** Shapes are drawn around 0,0 with a radius of about 10. */
export const LOOKS: Look[] = [
  { colour: '#0a62a8', deep: '#063a66', path: 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z' },
  { colour: '#b8391c', deep: '#6f1f0c', path: 'M-9-9H9V9H-9Z' },
  { colour: '#1e7a4c', deep: '#0d4328', path: 'M0-11L11 8H-11Z' },
  { colour: '#74449f', deep: '#45246a', path: 'M0-12L11 0L0 12L-11 0Z' },
  { colour: '#8a5a00', deep: '#4f3300', path: 'M-6-10.5H6L12 0L6 10.5H-6L-12 0Z' },
  {
    colour: '#3f3f46',
    deep: '#17171b',
    path: 'M0-12L3.4-4.2L11.6-3.6L5.3 1.8L7.3 10L0 5.6L-7.3 10L-5.3 1.8L-11.6-3.6L-3.4-4.2Z',
  },
]

export const look = (seat: number): Look => LOOKS[seat % LOOKS.length]

/** What a seat is painted with; a game may have colours of its own. */
export const paint = (seat: number): string => `var(--seat-${seat}, ${look(seat).colour})`
