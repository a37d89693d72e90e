import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/time/dates.ts'
import { useServerTime } from '#lib/time/server-clock.ts'
import { upcomingEventsQuery, type UpcomingEvent } from './director.queries.ts'
import parts from '#features/demo/panel.module.css'
import styles from './director.module.css'

const DAY = 86_400_000
const MAX_LISTED = 5
/** Draws are so many that they would hide what happens to people. */
const MAX_OTHERS = 3
const KNOWN_KINDS = [
  'draw',
  'maintenance',
  'reopening',
  'deposit',
  'withdrawal',
  'lottery',
  'sports',
  'live',
  'cockfight',
  'agent',
  'contracts',
  'mail',
  'trial',
]

export function UpcomingEvents() {
  const { t } = useTranslation('director')
  const { data: events = [] } = useQuery(upcomingEventsQuery())
  const passed = useServerTime((now) => events.filter(({ at }) => at <= now).length)
  const upcoming = events.toSorted((one, other) => one.at - other.at).slice(passed)
  return (
    <section className={parts.part}>
      <h3>{t('upcomingEvents')}</h3>
      <div className={styles.line} aria-hidden>
        {upcoming.map((event) => (
          <Mark key={keyOf(event)} at={event.at} kind={kindOf(event.event)} />
        ))}
      </div>
      <ul className={styles.list}>
        {selectEvents(upcoming).map((event) => (
          <EventRow key={keyOf(event)} event={event} />
        ))}
      </ul>
    </section>
  )
}

function selectEvents(upcoming: UpcomingEvent[]) {
  const others = upcoming.filter(({ event }) => event !== 'draw').slice(0, MAX_OTHERS)
  const draws = upcoming.filter(({ event }) => event === 'draw').slice(0, MAX_LISTED - others.length)
  return upcoming.filter((event) => others.includes(event) || draws.includes(event))
}

/** The place of an event on the line of a day. */
function Mark({ at, kind }: { at: number; kind: string }) {
  const place = useServerTime((now) => `${Math.round(((at - now) / DAY) * 1000) / 10}%`)
  return <i data-what={kind} style={{ insetInlineStart: place }} />
}

function EventRow({ event: { at, event, lottery = '', name, person } }: { event: UpcomingEvent }) {
  const { t, i18n } = useTranslation('director')
  const language = i18n.language === 'en' ? 'en' : 'vi'
  const values = { name: name?.[language] ?? lottery, person: person?.[language] ?? '' }
  return (
    <li>
      <span>{t(`event.${kindOf(event)}` as 'event.lottery', values)}</span>
      <time>{formatTime(at)}</time>
    </li>
  )
}

/** One account may have bets on several matches that end together. */
const keyOf = ({ at, event, lottery, name, person }: UpcomingEvent) =>
  [at, event, lottery, name?.vi, person?.vi].join(' ')

function kindOf(event: string) {
  const [kind = ''] = event.split('.')
  return KNOWN_KINDS.includes(kind) ? kind : 'other'
}
