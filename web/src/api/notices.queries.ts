import type { Announcements } from '@longan/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '#i18n/use-language.ts'
import { announcementsQuery } from './content.queries.ts'
import { useIsReader } from './member.queries.ts'
import { useJustRead } from './notice-reads.ts'

const place = { place: 'default', groupName: 'm_home' } as const

/** The announcements, each with whether this person has read it; a guest and a trial player have nothing to read. */
export function useNotices() {
  const language = useLanguage()
  const client = useQueryClient()
  const asked = announcementsQuery(place, language)
  const elsewhere = () => sameElsewhere(client.getQueriesData<Announcements>({ queryKey: family }), asked.queryKey)
  const query = useQuery({ ...asked, placeholderData: (before) => before ?? elsewhere() })
  const justRead = useJustRead()
  const isReader = useIsReader()
  const asSeen = (notice: Announcements['player'][number]) => ({
    ...notice,
    read: !isReader || notice.read || justRead.has(notice.id),
  })
  const data = query.data?.player.map(asSeen)
  return { ...query, data, popups: query.data?.popup, unread: data?.filter(({ read }) => !read).length ?? 0 }
}

const family = ['content', 'announcements']

/** What another page of the app has been told already, in this language and by this person. */
function sameElsewhere(known: [readonly unknown[], Announcements | undefined][], [, , , ...asked]: readonly unknown[]) {
  return known.find(([key, data]) => data && asked.every((part, at) => key[at + 3] === part))?.[1]
}
