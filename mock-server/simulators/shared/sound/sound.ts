import { signal } from '@preact/signals'

/** A tone of `duration` seconds that starts at `at` and glides from `hz` to `to`. */
type Tone = { hz: number; to?: number; at?: number; duration: number; wave?: OscillatorType; gain?: number }

/** Notes of the pentatonic scale on D: every combination of them is in harmony. */
const [D4, E4, A4, B4, D5, E5, A5, D6] = [293.66, 329.63, 440, 493.88, 587.33, 659.26, 880, 1174.66]

const steps = (notes: number[], step: number, duration: number): Tone[] =>
  notes.map((hz, index) => ({ hz, at: index * step, duration, wave: 'triangle' }))

const EFFECTS = {
  tap: [{ hz: B4, to: A4, duration: 0.06, wave: 'triangle' }],
  start: steps([D4, E4, A4], 0.06, 0.12),
  stop: [{ hz: 150, to: 70, duration: 0.12, gain: 1.4 }],
  suspense: [{ hz: D4, to: A4, duration: 0.6, wave: 'triangle', gain: 0.5 }],
  win: steps([A4, D5, E5, A5], 0.08, 0.22),
  bigWin: steps([D5, E5, A5, D5, E5, A5, D6], 0.1, 0.4),
  warn: steps([E5, E5], 0.16, 0.1),
  accepted: steps([D5, A5], 0.09, 0.2),
} satisfies Record<string, Tone[]>

export type Effect = keyof typeof EFFECTS
export type Sound = ReturnType<typeof createSound>

const BASE_GAIN = 0.12

/**
 * Synthesises short sound effects. Silent until the player switches them on; `isOnAtStart` is the choice in the game before, and `onToggle` gets
 * the choice for the next one.
 */
export function createSound(isOnAtStart = false, onToggle?: (isOn: boolean) => void) {
  const isOn = signal(isOnAtStart)
  const audio: { context?: AudioContext } = {}
  // Browsers start audio only after a tap, so the first tap of a page that starts with sound creates the context.
  if (isOnAtStart)
    addEventListener('click', () => void (isOn.value && (audio.context ??= new AudioContext())), {
      once: true,
      capture: true,
    })

  function play(effect: Effect) {
    const { context } = audio
    if (!isOn.value || !context) return
    for (const tone of EFFECTS[effect]) playTone(context, tone)
  }

  /** Browsers start audio only after a tap, so the context is created here. */
  function toggle() {
    isOn.value = !isOn.value
    audio.context ??= new AudioContext()
    void (isOn.value ? audio.context.resume() : audio.context.suspend())
    onToggle?.(isOn.value)
    play('tap')
  }

  return { isOn, play, toggle }
}

function playTone(context: AudioContext, { hz, to = hz, at = 0, duration, wave = 'sine', gain = 1 }: Tone) {
  const start = context.currentTime + at
  const oscillator = new OscillatorNode(context, { type: wave, frequency: hz })
  const volume = new GainNode(context, { gain: BASE_GAIN * gain })
  oscillator.frequency.exponentialRampToValueAtTime(to, start + duration)
  volume.gain.setValueAtTime(BASE_GAIN * gain, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + duration)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + duration)
}
