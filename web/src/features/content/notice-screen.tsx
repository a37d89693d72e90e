import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useNotices } from '#api/inbox/notices.queries.ts'
import { formatDateTime } from '#lib/time/dates.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { SanitizedHtmlContent } from '#ui/text/sanitized-html-content.tsx'
import { RowSkeletons, Skeleton } from '#ui/page/skeleton.tsx'
import styles from './content.module.css'
import { useMarkRead } from './notice-item.tsx'

export function NoticeScreen() {
  const { t } = useTranslation('content')
  const [query] = useSearchParams()
  const notices = useNotices()
  const all = [...(notices.data ?? []), ...(notices.popups ?? [])]
  const notice = all.find(({ id }) => String(id) === query.get('id'))
  const listed = notices.data?.find(({ id }) => id === notice?.id)
  useMarkRead(listed)
  const toList = (
    <ButtonLink variant="secondary" to={paths.notices()}>
      {t('allNotices')}
    </ButtonLink>
  )
  if (notices.isPending) return <Waiting />
  if (!notice && notices.error) return <Failure query={notices} />
  if (!notice) return <Empty title={t('noticeGone')} text={t('noticeGoneText')} action={toList} />
  return (
    <div className={styles.screen}>
      <article className={styles.detail}>
        <h2>{notice.title}</h2>
        <time dateTime={new Date(notice.startDate).toISOString()}>{formatDateTime(notice.startDate)}</time>
        <SanitizedHtmlContent html={notice.content} />
      </article>
      {toList}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.screen}>
      <article className={styles.detail} aria-hidden>
        <h2 data-first="title">
          <Skeleton height={28} width="70%" />
        </h2>
        <time>&nbsp;</time>
        <div data-first="text">
          <RowSkeletons count={3} height={48} />
        </div>
      </article>
    </div>
  )
}
