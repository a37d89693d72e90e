import { signal } from '@preact/signals'

/** One tone: `hz` gliding to `to`, `lasts` seconds from `at` on. */
type Tone = { hz: number; to?: number; at?: number; lasts: number; wave?: OscillatorType; loud?: number }

/** Notes of the pentatonic scale on D: whatever sounds together, sounds well. */
const [D4, E4, A4, B4, D5, E5, A5, D6] = [293.66, 329.63, 440, 493.88, 587.33, 659.26, 880, 1174.66]

const steps = (notes: number[], step: number, lasts: number): Tone[] =>
  notes.map((hz, index) => ({ hz, at: index * step, lasts, wave: 'triangle' }))

const EFFECTS = {
  tap: [{ hz: B4, to: A4, lasts: 0.06, wave: 'triangle' }],
  start: steps([D4, E4, A4], 0.06, 0.12),
  stop: [{ hz: 150, to: 70, lasts: 0.12, loud: 1.4 }],
  suspense: [{ hz: D4, to: A4, lasts: 0.6, wave: 'triangle', loud: 0.5 }],
  win: steps([A4, D5, E5, A5], 0.08, 0.22),
  bigWin: steps([D5, E5, A5, D5, E5, A5, D6], 0.1, 0.4),
  warn: steps([E5, E5], 0.16, 0.1),
  taken: steps([D5, A5], 0.09, 0.2),
} satisfies Record<string, Tone[]>

export type Effect = keyof typeof EFFECTS
export type Sound = ReturnType<typeof createSound>

const LOUD = 0.12

/** Short tones for what happens, made by the phone itself. Silent until the player switches them on; a new page is silent again. */
export function createSound() {
  const isOn = signal(false)
  const audio: { context?: AudioContext } = {}

  function play(effect: Effect) {
    const { context } = audio
    if (!isOn.value || !context) return
    for (const tone of EFFECTS[effect]) sing(context, tone)
  }

  /** @note Only a tap may wake the sound of a page, so the context is made in here. */
  function toggle() {
    isOn.value = !isOn.value
    audio.context ??= new AudioContext()
    void (isOn.value ? audio.context.resume() : audio.context.suspend())
    play('tap')
  }

  return { isOn, play, toggle }
}

function sing(context: AudioContext, { hz, to = hz, at = 0, lasts, wave = 'sine', loud = 1 }: Tone) {
  const start = context.currentTime + at
  const voice = new OscillatorNode(context, { type: wave, frequency: hz })
  const volume = new GainNode(context, { gain: LOUD * loud })
  voice.frequency.exponentialRampToValueAtTime(to, start + lasts)
  volume.gain.setValueAtTime(LOUD * loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(volume).connect(context.destination)
  voice.start(start)
  voice.stop(start + lasts)
}
