import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountdown, formatTime } from '#lib/time/dates.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './reality-check.module.css'

const SECOND = 1000

/** Covers the game during the pause that follows an hour of play. The game goes on by itself. */
export function PlayPause({ until, onLeave }: { until: number; onLeave: () => void }) {
  const { t } = useTranslation('play')
  const left = useServerTime((now) => Math.ceil(Math.max(0, until - now) / SECOND) * SECOND)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.cover} role="alertdialog" aria-labelledby="play-pause">
      <section className={styles.check}>
        <h2 id="play-pause" ref={title} tabIndex={-1}>
          {t('pauseTitle')}
        </h2>
        <p>{t('pauseText', { time: formatTime(until) })}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('pauseLeft')}</dt>
            <dd>{formatCountdown(left)}</dd>
          </div>
        </dl>
        <div className={styles.answers}>
          <Button variant="secondary" wide onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      </section>
    </div>
  )
}
