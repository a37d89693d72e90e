import { Check, Mail, MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#api/inbox.queries.ts'
import { formatDayTime } from '#lib/dates.ts'
import styles from './messages.module.css'

type MessageRowProps = {
  message: Message
  /** Whether it is among those chosen; nothing while nobody chooses. */
  isChosen: boolean | undefined
  onTap: () => void
}

/** One message: who has not opened it sees that. A tap opens it, or chooses it. */
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

/** The words of some markup; a document that is only read runs nothing. */
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent
