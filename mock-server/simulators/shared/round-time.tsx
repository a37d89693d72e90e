/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { useKit } from './kit.ts'
import { briefText, clockText, type RoundClock } from './round-clock.ts'
import { useTick } from './use-tick.ts'
import type { KitWords } from './words.ts'

const TICK = 250

type Props = {
  clock: RoundClock
  numero: string
  /** The partner's own words for the phases, where a draw is something else there. */
  words?: KitWords
}

/** The round: its number, whether bets are taken and for how long, and the time until the draw. */
export function RoundTime({ clock, numero, words }: Props) {
  const { t: kitWords, sound } = useKit()
  const t = words ?? kitWords
  useTick(TICK)
  const phase = clock.phase()
  const status = t(phase, { time: briefText(clock.lockLeft()) })
  // A clock that is read out every second is a nuisance: only the change of phase is.
  const [spoken, speak] = useState('')
  useLayoutEffect(() => {
    speak(t(phase, { time: briefText(clock.lockLeft()) }))
    if (phase === 'closing') sound.play('warn')
  }, [phase, clock, sound, t])
  return (
    <div class="clock" data-phase={phase}>
      <div>
        <p class="meta">{t('round', { numero })}</p>
        <p class="status">{status}</p>
        <p class="visually-hidden" aria-live="polite">
          {spoken}
        </p>
      </div>
      <p class="time amount" role="timer">
        {phase === 'paused' ? '--:--:--' : clockText(clock.left())}
      </p>
    </div>
  )
}
