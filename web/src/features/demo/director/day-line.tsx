import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/dates.ts'
import { useServerNow } from '#lib/server-clock.ts'
import { agendaQuery, type Due } from './director.queries.ts'
import styles from './director.module.css'

const DAY = 86_400_000
/** So many are told in words; all of them stand on the line. */
const TOLD = 5
const KNOWN = ['draw', 'maintenance', 'reopening', 'deposit', 'withdrawal', 'lottery', 'sports', 'agent', 'contracts']

/** The next day of the world on a line: each mark is something that falls due. */
export function DayLine() {
  const { t } = useTranslation('director')
  const { data: agenda = [] } = useQuery(agendaQuery())
  const now = useServerNow()
  const coming = agenda.filter(({ at }) => at > now)
  return (
    <section className={styles.part}>
      <h3>{t('agenda')}</h3>
      <div className={styles.line} aria-hidden>
        {coming.map(({ at, what, lottery }) => (
          <i
            key={`${at} ${what} ${lottery}`}
            data-what={kindOf(what)}
            style={{ insetInlineStart: `${((at - now) / DAY) * 100}%` }}
          />
        ))}
      </div>
      <ul className={styles.list}>
        {coming.slice(0, TOLD).map((due) => (
          <Coming key={`${due.at} ${due.what} ${due.lottery}`} due={due} />
        ))}
      </ul>
    </section>
  )
}

function Coming({ due: { at, what, lottery } }: { due: Due }) {
  const { t } = useTranslation('director')
  return (
    <li>
      <span>{t(`due.${kindOf(what)}` as 'due.draw', { lottery })}</span>
      <time>{formatTime(at)}</time>
    </li>
  )
}

/** Events are named by what they are about. */
function kindOf(what: string) {
  const [kind = ''] = what.split('.')
  return KNOWN.includes(kind) ? kind : 'other'
}
