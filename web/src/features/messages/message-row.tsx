import { Check, Mail, MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#api/inbox/inbox.queries.ts'
import { formatDayTime } from '#lib/time/dates.ts'
import styles from './messages.module.css'

type MessageRowProps = {
  message: Message
  /** True if selected; undefined outside of selection mode. */
  isChosen: boolean | undefined
  onTap: () => void
}

export function MessageRow({ message, isChosen, onTap }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const isUnread = message.isRead === 'N'
  return (
    <button
      type="button"
      className={styles.row}
      data-unread={isUnread || undefined}
      aria-pressed={isChosen}
      onClick={onTap}
    >
      <span className={styles.mark}>{isChosen === undefined ? isUnread ? <Mail /> : <MailOpen /> : <Check />}</span>
      <span className={styles.title}>
        {message.title}
        {isUnread && <span className="visually-hidden">, {t('unreadOne')}</span>}
      </span>
      <time className={styles.date} dateTime={new Date(message.sendDate).toISOString()}>
        {formatDayTime(message.sendDate)}
      </time>
      <span className={styles.text}>{textOf(message.content)}</span>
    </button>
  )
}

/** Returns the text of the markup. DOMParser does not run scripts. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
