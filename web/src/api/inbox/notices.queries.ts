import type { Announcements } from '@longan/sdk'
import { listAnnouncements } from '@longan/react-query/content'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#i18n/i18n.ts'
import { announcementsQuery } from '#api/site/content.queries.ts'
import { useHasInbox } from '#api/member/member.queries.ts'
import { useRecentlyRead } from './notice-reads.ts'

const everyPlace = { queryKey: [listAnnouncements.operation] }
const place = { place: 'default', groupName: 'm_home' } as const

/** The announcements with their read state. Guests and trial players have no unread ones. */
export function useNotices() {
  const language = useLanguage()
  const client = useQueryClient()
  const options = announcementsQuery(place, language)
  const [, scope] = options.queryKey
  const cachedElsewhere = () =>
    client
      .getQueriesData<Announcements>(everyPlace)
      .find(([key, data]) => data && isOfOtherPlace(key[1] as Scope, scope))?.[1]
  const {
    data: cached,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...options,
    placeholderData: (before) => before ?? cachedElsewhere(),
  })
  const recentlyRead = useRecentlyRead()
  const isReader = useHasInbox()
  const withReadState = (notice: Announcements['player'][number]) => ({
    ...notice,
    read: !isReader || notice.read || recentlyRead.has(notice.id),
  })
  const data = cached?.player.map(withReadState)
  const unread = data?.filter(({ read }) => !read).length ?? 0
  return { data, popups: cached?.popup, unread, error, isPending, isFetching, refetch }
}

type Scope = ReturnType<typeof announcementsQuery>['queryKey'][1]

/** Returns true for the response of another page, in the same language and for the same member. */
const isOfOtherPlace = ({ account, language, input }: Scope, wanted: Scope) =>
  account === wanted.account && language === wanted.language && 'place' in Object(input[0])
