/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks'
import { useClientContext } from '../client-context.ts'
import { formatShortClock, formatClock, type RoundClock } from './round-clock.ts'
import { useTick } from './use-tick.ts'
import type { Translate } from '../messages.ts'

const TICK = 250

type Props = {
  clock: RoundClock
  numero: string
  translate?: Translate
}

export function RoundTime({ clock, numero, translate }: Props) {
  const { t: shared, sound } = useClientContext()
  const t = translate ?? shared
  useTick(TICK)
  const phase = clock.phase()
  const status = t(phase, { time: formatShortClock(clock.remainingToLock()) })
  // Only a change of phase is announced: reading out every second would be a nuisance.
  const [announcement, announce] = useState('')
  useLayoutEffect(() => {
    announce(t(phase, { time: formatShortClock(clock.remainingToLock()) }))
    if (phase === 'closing') sound.play('warn')
  }, [phase, clock, sound, t])
  return (
    <div class="clock" data-phase={phase}>
      <div>
        <p class="meta">{t('round', { numero })}</p>
        <p class="status">{status}</p>
        <p class="visually-hidden" aria-live="polite">
          {announcement}
        </p>
      </div>
      <p class="time amount" role="timer">
        {phase === 'paused' ? '--:--:--' : formatClock(clock.remaining())}
      </p>
    </div>
  )
}
