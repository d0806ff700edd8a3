/** A few short sounds, made by the page itself; none unless somebody wants them. */
import { settings } from './settings.svelte'

/** in hertz, and in seconds from the beginning on */
interface Note {
  pitch: number
  from: number
  long: number
}

const SOUNDS = {
  /** a piece comes to the table */
  piece: [{ pitch: 190, from: 0, long: 0.08 }],
  /** it is one's turn */
  turn: [
    { pitch: 660, from: 0, long: 0.14 },
    { pitch: 880, from: 0.12, long: 0.22 },
  ],
  /** the game is over */
  end: [
    { pitch: 523, from: 0, long: 0.2 },
    { pitch: 659, from: 0.16, long: 0.2 },
    { pitch: 784, from: 0.32, long: 0.5 },
  ],
} satisfies Record<string, Note[]>
const LOUD = 0.12

let audio: AudioContext | undefined

export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return
  audio ??= new AudioContext()
  void audio.resume()
  for (const note of SOUNDS[name]) play(audio, note)
}

function play(audio: AudioContext, { pitch, from, long }: Note): void {
  const [start, end] = [audio.currentTime + from, audio.currentTime + from + long]
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  const fading = new GainNode(audio, { gain: 0 })
  fading.gain.setValueAtTime(LOUD, start)
  fading.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(fading).connect(audio.destination)
  tone.start(start)
  tone.stop(end)
}
