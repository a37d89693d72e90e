import { listAnnouncements } from '@longan/react-query/content'
import { useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { markNoticesRead, useNotices } from '#api/inbox/notices.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import { ButtonLink, Button } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import styles from './content.module.css'
import { NoticeItem } from './notice-item.tsx'
import { prefetchNotices } from './prefetch.ts'

export function NoticesScreen() {
  const { t } = useTranslation('content')
  const notices = useNotices()
  const [opened, open] = useOpenIndex()
  return (
    <div className={styles.screen}>
      <PullToRefresh of={[listAnnouncements]} />
      <p className={styles.lead}>{t('noticesLead')}</p>
      <PagedList
        query={notices}
        keyOf={({ id }) => String(id)}
        skeletons={<RowSkeletons count={6} height={76} first="rows" />}
        empty={<NoNotice />}
        head={<MarkAll unread={(notices.data ?? []).filter(({ read }) => !read).map(({ id }) => id)} />}
      >
        {(notice, index) => (
          <NoticeItem
            notice={notice}
            isOpen={index === opened}
            onToggle={() => open(index === opened ? undefined : index)}
          />
        )}
      </PagedList>
    </div>
  )
}

NoticesScreen.prefetch = prefetchNotices

/** Index of the open announcement, from 0. Opening another one adds no history entry and does not scroll. */
function useOpenIndex() {
  const [query, setQuery] = useSearchParams()
  const index = query.get('index')
  const open = (index: number | undefined) =>
    setQuery(index === undefined ? {} : { index: String(index) }, { replace: true, state: { stays: true } })
  return [index === null || index === '' ? undefined : Number(index), open] as const
}

function MarkAll({ unread }: { unread: number[] }) {
  const { t } = useTranslation(['content', 'app'])
  const client = useQueryClient()
  if (unread.length === 0) return null
  return (
    <div className={styles.head}>
      <p>{t('app:unread', { total: unread.length })}</p>
      <Button variant="quiet" size="small" onClick={() => markNoticesRead(client, unread)}>
        <CheckCheck size={18} aria-hidden /> {t('markAllRead')}
      </Button>
    </div>
  )
}

function NoNotice() {
  const { t } = useTranslation('content')
  const action = (
    <ButtonLink variant="secondary" to={paths.promotions()}>
      {t('seePromotions')}
    </ButtonLink>
  )
  return <Empty title={t('noNotices')} text={t('noNoticesText')} action={action} />
}
