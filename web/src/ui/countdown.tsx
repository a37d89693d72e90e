import { useTranslation } from 'react-i18next'
import { formatCountdown } from '#lib/dates.ts'
import { TICK, useServerNow } from '#lib/server-clock.ts'
import styles from './countdown.module.css'

type CountdownProps = {
  /** When it ends, in the gateway's milliseconds; nothing known shows dashes. */
  deadline: number | undefined
  /** It never shows more than this many milliseconds, which is all the time there can be. */
  max?: number | undefined
  closed?: boolean
  /** Under this many milliseconds it turns to the colour of closing. */
  warnBelow?: number
  label?: string
}

/** What is shown stands until the next tick: read in its middle, it is never more than half a tick away from the truth. */
const formatLeft = (left: number) => formatCountdown(Math.max(1, left - TICK / 2))

/** Time left by the gateway's clock, exact again after a hidden tab. Not announced: it would never stop talking. */
export function Countdown({ deadline, max: longest = Infinity, closed, warnBelow: near = 6000, label }: CountdownProps) {
  const { t } = useTranslation()
  const now = useServerNow()
  const left = deadline === undefined ? 0 : Math.min(longest, deadline - now)
  const running = !closed && deadline !== undefined && left > 0
  return (
    <span
      className={styles.countdown}
      role="timer"
      aria-label={label ?? t('timeLeft')}
      data-near={(running && left < near) || undefined}
      data-closed={!running || undefined}
    >
      {running ? formatLeft(left) : '--:--:--'}
    </span>
  )
}
