import { useTranslation } from 'react-i18next'
import { formatCountdown } from '#lib/time/dates.ts'
import { TICK, useServerNow } from '#lib/time/server-clock.ts'
import styles from './countdown.module.css'

type CountdownProps = {
  /** The end in the gateway's milliseconds; undefined shows dashes. */
  deadline: number | undefined
  /** The upper limit of the time shown, ms. */
  max?: number | undefined
  closed?: boolean
  /** Below this many milliseconds the countdown turns to its warning colour. */
  warnBelow?: number
  label?: string
}

/** The text stays until the next tick. Rounding to the middle of the tick keeps the error within half a tick. */
const formatLeft = (left: number) => formatCountdown(Math.max(1, left - TICK / 2))

/** From here on the text has days and hours, ms. */
const DAY = 86_400_000
const daysIn = (left: number) => ({ count: Math.floor(left / DAY), hours: Math.floor(left / 3_600_000) % 24 })

/** Remaining time by the gateway's clock, exact again after a hidden tab. Not announced: a screen reader would never stop. */
export function Countdown({ deadline, max = Infinity, closed, warnBelow = 6000, label }: CountdownProps) {
  const { t } = useTranslation()
  const now = useServerNow()
  const left = deadline === undefined ? 0 : Math.min(max, deadline - now)
  const running = !closed && deadline !== undefined && left > 0
  return (
    <span
      className={styles.countdown}
      role="timer"
      aria-label={label ?? t('timeLeft')}
      data-near={(running && left < warnBelow) || undefined}
      data-closed={!running || undefined}
    >
      {running ? (left < DAY ? formatLeft(left) : t('daysLeft', daysIn(left))) : '--:--:--'}
    </span>
  )
}
