import type { PlaySession } from '@longan/sdk'
import { useTranslation } from 'react-i18next'
import { readAt } from '#api/member/play-session.queries.ts'
import { formatCountdown } from '#lib/time/dates.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import { Amount } from '#ui/text/amount.tsx'
import styles from './play-clock.module.css'

const SECOND = 1000

/** The time in which a game was open since the login, and the net result. A gain and a loss look alike. */
export function PlayClock({ session }: { session: PlaySession }) {
  const { t } = useTranslation('play')
  return (
    <dl className={styles.clock}>
      <div>
        <dt className="visually-hidden">{t('timePlayed')}</dt>
        <dd>
          <PlayedTime session={session} />
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">{t('net')}</dt>
        <dd>
          <Amount value={session.net} signed />
        </dd>
      </div>
    </dl>
  )
}

/** Goes on by itself while a game is open. */
export function PlayedTime({ session }: { session: PlaySession }) {
  const { played, openGames } = session
  return useServerTime((now) => {
    const passed = openGames > 0 ? Math.max(0, now - readAt(session)) : 0
    return formatCountdown(Math.floor((played + passed) / SECOND) * SECOND)
  })
}
