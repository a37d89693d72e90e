import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/time/dates.ts'
import { useServerNow } from '#lib/time/server-clock.ts'
import { upcomingEventsQuery, type UpcomingEvent } from './director.queries.ts'
import styles from './director.module.css'

const DAY = 86_400_000
const MAX_LISTED = 5
const KNOWN_KINDS = [
  'draw',
  'maintenance',
  'reopening',
  'deposit',
  'withdrawal',
  'lottery',
  'sports',
  'agent',
  'contracts',
]

export function UpcomingEvents() {
  const { t } = useTranslation('director')
  const { data: events = [] } = useQuery(upcomingEventsQuery())
  const now = useServerNow()
  const upcoming = events.filter(({ at }) => at > now)
  return (
    <section className={styles.part}>
      <h3>{t('upcomingEvents')}</h3>
      <div className={styles.line} aria-hidden>
        {upcoming.map(({ at, event, lottery }) => (
          <i
            key={`${at} ${event} ${lottery}`}
            data-what={kindOf(event)}
            style={{ insetInlineStart: `${((at - now) / DAY) * 100}%` }}
          />
        ))}
      </div>
      <ul className={styles.list}>
        {upcoming.slice(0, MAX_LISTED).map((event) => (
          <EventRow key={`${event.at} ${event.event} ${event.lottery}`} event={event} />
        ))}
      </ul>
    </section>
  )
}

function EventRow({ event: { at, event, lottery, name } }: { event: UpcomingEvent }) {
  const { t, i18n } = useTranslation('director')
  const draw = name?.[i18n.language === 'en' ? 'en' : 'vi'] ?? lottery
  return (
    <li>
      <span>{t(`event.${kindOf(event)}` as 'event.draw', { lottery: draw })}</span>
      <time>{formatTime(at)}</time>
    </li>
  )
}

function kindOf(event: string) {
  const [kind = ''] = event.split('.')
  return KNOWN_KINDS.includes(kind) ? kind : 'other'
}
