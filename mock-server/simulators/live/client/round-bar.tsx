/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { formatShortClock, type Phase } from '../../shared/round-clock.ts'
import { useTick } from '../../shared/use-tick.ts'
import { returnChips } from './commands.ts'
import { type GameStore, type StoreProps, phaseOf } from './game-store.ts'

const TICK = 250
const PHASE_MESSAGES = {
  open: 'phaseOpen',
  closing: 'phaseClosing',
  locked: 'phaseLocked',
  drawing: 'phaseDrawing',
  paused: 'paused',
} as const satisfies Record<Phase, string>

/** The round, its phase, and the time left; updates the phase of the store. */
export function RoundBar({ store }: StoreProps) {
  const { t, clock, state } = store
  useTick(TICK)
  const phase = phaseOf(clock)
  const { startAt, closeAt, index } = state.value.round
  const open = closeAt - startAt
  const left = Math.min(open, clock.remainingToLock())
  const announcement = usePhase(store, phase)
  const second = Math.floor((open - left) / 1000)
  useLayoutEffect(() => store.setSecond(second), [store, second])
  return (
    <section class="clock" data-phase={phase}>
      <div>
        <p class="meta">{t('roundOf', { index })}</p>
        <p class="status">{t(PHASE_MESSAGES[phase])}</p>
        <p class="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </div>
      <p class="time amount" role="timer">
        {formatShortClock(left)}
      </p>
      <i class="left" style={{ scale: `${left / open} 1` }} aria-hidden="true" />
    </section>
  )
}

function usePhase(store: GameStore, phase: Phase) {
  const [announcement, announce] = useState('')
  useLayoutEffect(() => {
    const { t, clock, sound } = store
    store.setPhase(phase)
    if (phase === 'closing') sound.play('warn')
    if (phase === 'locked' || phase === 'drawing') returnChips(store)
    announce(
      phase === 'open' ? t('betFor', { time: formatShortClock(clock.remainingToLock()) }) : t(PHASE_MESSAGES[phase]),
    )
  }, [store, phase])
  return announcement
}
