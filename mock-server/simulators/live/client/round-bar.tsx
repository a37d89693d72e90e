/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { briefText, type Phase } from '../../shared/round-clock.ts'
import { useTick } from '../../shared/use-tick.ts'
import { lock } from './commands.ts'
import { type GameStore, type OfDesk, phaseOf } from './desk.ts'

const TICK = 250
const WORDS = {
  open: 'phaseOpen',
  closing: 'phaseClosing',
  locked: 'phaseLocked',
  drawing: 'phaseDrawing',
  paused: 'paused',
} as const satisfies Record<Phase, string>

/** The round, whether it takes bets, and for how long; tells the rest of the table where the round stands. */
export function RoundBar({ desk }: OfDesk) {
  const { t, clock, state } = desk
  useTick(TICK)
  const phase = phaseOf(clock)
  const { startAt, closeAt, index } = state.value.round
  const open = closeAt - startAt
  const left = Math.min(open, clock.lockLeft())
  const spoken = usePhase(desk, phase)
  const second = Math.floor((open - left) / 1000)
  useLayoutEffect(() => desk.noteSecond(second), [desk, second])
  return (
    <section class="clock" data-phase={phase}>
      <div>
        <p class="meta">{t('roundOf', { index })}</p>
        <p class="status">{t(WORDS[phase])}</p>
        <p class="visually-hidden" aria-live="polite">
          {spoken}
        </p>
      </div>
      <p class="time amount" role="timer">
        {briefText(left)}
      </p>
      <i class="left" style={{ scale: `${left / open} 1` }} aria-hidden="true" />
    </section>
  )
}

/** Does what a change of phase asks for; returns what is said of it. A second that passes is not said. */
function usePhase(desk: GameStore, phase: Phase) {
  const [spoken, speak] = useState('')
  useLayoutEffect(() => {
    const { t, clock, sound } = desk
    desk.notePhase(phase)
    if (phase === 'closing') sound.play('warn')
    if (phase === 'locked' || phase === 'drawing') lock(desk)
    speak(phase === 'open' ? t('betFor', { time: briefText(clock.lockLeft()) }) : t(WORDS[phase]))
  }, [desk, phase])
  return spoken
}
