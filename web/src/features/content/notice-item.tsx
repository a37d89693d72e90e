import type { Notice } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { markNoticesRead } from '#api/inbox/notices.queries.ts'
import { formatDateTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { SanitizedHtmlContent } from '#ui/text/sanitized-html-content.tsx'
import { Link } from '#ui/action/link.tsx'
import styles from './content.module.css'

type NoticeItemProps = { notice: Notice; isOpen: boolean; onToggle: () => void }

export function NoticeItem({ notice, isOpen, onToggle }: NoticeItemProps) {
  const { t } = useTranslation('content')
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useMarkRead(notice, isOpen)
  useScrollIntoView(card, isOpen)
  return (
    <article ref={card} className={styles.notice} data-unread={!notice.read || undefined}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className={styles.heading}>
            <span className={styles.title}>
              {notice.title}
              {!notice.read && <span className="visually-hidden">, {t('unreadOne')}</span>}
            </span>
            <time className={styles.date} dateTime={new Date(notice.startDate).toISOString()}>
              {formatDateTime(notice.startDate)}
            </time>
          </span>
          <ChevronDown className={styles.arrow} aria-hidden />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.text}>
          <SanitizedHtmlContent html={notice.content} />
          <Link className={styles.more} to={paths.notice(notice.id)}>
            {t('openFullPage')}
            <span className="visually-hidden">: {notice.title}</span>
          </Link>
        </div>
      )}
    </article>
  )
}

export function useMarkRead(notice: Notice | undefined, isOpen = true) {
  const client = useQueryClient()
  const markRead = useEffectEvent(() => notice && !notice.read && markNoticesRead(client, [notice.id]))
  useEffect(() => {
    if (isOpen) markRead()
  }, [isOpen, notice?.id])
}

/** Scrolls an announcement that a link opened into view. On back navigation the browser restores the position. */
function useScrollIntoView(card: React.RefObject<HTMLElement | null>, isOpen: boolean) {
  const kind = useNavigationType()
  const wasOpen = useRef(isOpen && kind === 'PUSH')
  useEffect(() => {
    if (wasOpen.current) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [card])
}
