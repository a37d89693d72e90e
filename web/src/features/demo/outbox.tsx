import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDayTime } from '#lib/time/dates.ts'
import { Button } from '#ui/action/button.tsx'
import { Link } from '#ui/action/link.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './demo-panel.module.css'
import { outboxQuery, type SentMessage } from './world.queries.ts'

/** Enough to find a code that was just requested. */
const MAX_SHOWN = 3

/** SMS and mails of the site. The demo sends nothing, so they are read here. */
export function Outbox({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { data: messages = [] } = useQuery(outboxQuery())
  return (
    <section className={styles.part}>
      <h3>{t('outbox')}</h3>
      {messages.length === 0 && <p className={styles.hint}>{t('outboxEmpty')}</p>}
      {messages.slice(0, MAX_SHOWN).map((message) => (
        <Message key={`${message.at} ${message.to} ${message.code}`} message={message} onDone={onDone} />
      ))}
    </section>
  )
}

function Message({ message, onDone }: { message: SentMessage; onDone: () => void }) {
  const { t } = useTranslation('demo')
  const { at, to, text, code, link } = message
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '')
    await showToast(t('copied'), { kind: 'success' })
  }
  return (
    <article className={styles.message}>
      <p className={styles.hint}>
        {to} · {formatDayTime(at)}
      </p>
      <p>{text}</p>
      {link && (
        <Link to={link} onClick={onDone}>
          {t('openLink')}
        </Link>
      )}
      {code && (
        <Button variant="secondary" size="small" onClick={() => void copy().catch(() => undefined)}>
          {t('copyCode', { code })}
        </Button>
      )}
    </article>
  )
}
