import { pagedQuery, PAGE_SIZE } from '#api/query-options.ts'
import { listReferrals } from '@longan/react-query/referral'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatDay } from '#lib/time/dates.ts'
import { PagedList } from '#shared/paged-list.tsx'
import { RecordRow, Totals } from '#shared/records/facts.tsx'
import { Group } from '#shared/forms/form-layout.tsx'
import { Button } from '#ui/action/button.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { Empty } from '#ui/page/empty.tsx'

const statuses = ['', 'C', 'I'] as const
const statusLabels = { '': 'all', C: 'qualified', I: 'notQualified' } as const

/** C: friends who count. I: friends who do not count yet. Empty: all. */
type FriendStatus = '' | 'C' | 'I'

export function Friends() {
  const { t } = useTranslation('referral')
  const [query, setQuery] = useSearchParams()
  const status: FriendStatus = statuses.find((one) => one === query.get('status')) ?? ''
  const friends = useInfiniteQuery(pagedQuery(listReferrals, { ...(status && { status }), size: PAGE_SIZE }))
  const choose = (next: FriendStatus) =>
    setQuery(next ? { status: next } : {}, { replace: true, state: { stays: true } })
  const footer = friends.data?.pages[0]?.footer
  const sums = [
    { label: t('qualified'), text: String(footer?.totalSuccessInvited ?? 0) },
    { label: t('notQualified'), text: String(footer?.totalIncompleteInvited ?? 0) },
  ]
  return (
    <>
      <Group>{t('friends')}</Group>
      <Chips
        label={t('friends')}
        choices={statuses.map((value) => ({ value, label: t(statusLabels[value]) }))}
        value={status}
        onChange={choose}
      />
      <PagedList
        query={friends}
        keyOf={(friend) => `${friend.username}${friend.registerTime}`}
        empty={
          status ? (
            <NoFriendsOfStatus onAll={() => choose('')} />
          ) : (
            <Empty title={t('noFriends')} text={t('noFriendsText')} />
          )
        }
        head={<Totals sums={sums} />}
      >
        {(friend) => (
          <RecordRow
            title={friend.username}
            text={formatDay(friend.registerTime)}
            amount={t(statusLabels[friend.status])}
          />
        )}
      </PagedList>
    </>
  )
}

function NoFriendsOfStatus({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('referral')
  const action = (
    <Button variant="secondary" onClick={onAll}>
      {t('seeAll')}
    </Button>
  )
  return <Empty title={t('noneOfFilter')} action={action} />
}
