import type { Notice } from '@longan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router-dom'
import { markNoticesRead } from '#api/notice-reads.ts'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Html } from '#ui/sanitized-html.tsx'
import { Link } from '#ui/link.tsx'
import styles from './content.module.css'

type NoticeItemProps = { notice: Notice; isOpen: boolean; onToggle: () => void }

/** One announcement: its header opens and closes it; whoever has opened it has read it. */
export function NoticeItem({ notice, isOpen, onToggle }: NoticeItemProps) {
  const { t } = useTranslation('content')
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useRead(notice, isOpen)
  useBroughtIntoView(card, isOpen)
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
          <span className={styles.words}>
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
          <Html html={notice.content} />
          <Link className={styles.more} to={paths.notice(notice.id)}>
            {t('openAlone')}
            <span className="visually-hidden">: {notice.title}</span>
          </Link>
        </div>
      )}
    </article>
  )
}

/** An unread announcement whose text is on screen is read, whether a tap or the address has opened it. */
export function useRead(notice: Notice | undefined, isOpen = true) {
  const client = useQueryClient()
  const read = useEffectEvent(() => notice && !notice.read && markNoticesRead(client, [notice.id]))
  // Being read is a consequence of being seen, not of one particular tap.
  useEffect(() => {
    if (isOpen) read()
  }, [isOpen, notice?.id])
}

/** One that a link has opened comes into view; on the way back the old place is found by itself. */
function useBroughtIntoView(card: React.RefObject<HTMLElement | null>, isOpen: boolean) {
  const kind = useNavigationType()
  const wasOpen = useRef(isOpen && kind === 'PUSH')
  // Where it lies only the browser knows.
  useEffect(() => {
    if (wasOpen.current) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [card])
}
