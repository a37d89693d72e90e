import type { Announcements } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import { announcementsQuery } from '../site/content.queries.ts'
import { useHasInbox } from '../member/member.queries.ts'
import { useRecentlyRead } from './notice-reads.ts'

const place = { place: 'default', groupName: 'm_home' } as const

/** The announcements with their read state. Guests and trial players have no unread ones. */
export function useNotices() {
  const language = useLanguage()
  const client = useQueryClient()
  const options = announcementsQuery(place, language)
  const cachedElsewhere = () =>
    findCached(client.getQueriesData<Announcements>({ queryKey: baseKey }), options.queryKey)
  const query = useQuery({ ...options, placeholderData: (before) => before ?? cachedElsewhere() })
  const recentlyRead = useRecentlyRead()
  const isReader = useHasInbox()
  const withReadState = (notice: Announcements['player'][number]) => ({
    ...notice,
    read: !isReader || notice.read || recentlyRead.has(notice.id),
  })
  const data = query.data?.player.map(withReadState)
  return { ...query, data, popups: query.data?.popup, unread: data?.filter(({ read }) => !read).length ?? 0 }
}

const baseKey = ['content', 'announcements']

/** The cached response of another page, in the same language and for the same member. */
function findCached(known: [readonly unknown[], Announcements | undefined][], [, , , ...keyEnd]: readonly unknown[]) {
  return known.find(([key, data]) => data && keyEnd.every((part, at) => key[at + 3] === part))?.[1]
}
