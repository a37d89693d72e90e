import type { Announcements } from '@longan/sdk'
import { content } from '@longan/sdk/content'
import { queryOptions, type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** Announcements that are opened one after the other are told together, so long after the first one, ms. */
const PAUSE = 150

const family = ['content', 'announcements']
const waiting = new WeakMap<QueryClient, Set<number>>()

/** What has been opened here and may not be known to the gateway yet; like its answers, it is forgotten with the person. */
const justReadQuery = queryOptions<ReadonlySet<number>>({
  queryKey: ['content', 'just-read'],
  queryFn: skipToken,
  initialData: new Set<number>(),
})

/** The announcements that were opened a moment ago: read, whatever the gateway's last answer says. */
export const useJustRead = (): ReadonlySet<number> => useQuery(justReadQuery).data ?? new Set()

/** From now on these announcements are read: here at once, at the gateway a moment later; then they are asked for anew. */
export function markNoticesRead(client: QueryClient, ids: readonly number[]) {
  client.setQueryData(justReadQuery.queryKey, (before = new Set()) => new Set([...before, ...ids]))
  const together = waiting.get(client)
  if (together) return ids.forEach((id) => together.add(id))
  waiting.set(client, new Set(ids))
  const { markAnnouncementRead } = content(http)
  setTimeout(() => void tell(client, markAnnouncementRead), PAUSE)
}

async function tell(client: QueryClient, mark: (id: number) => Promise<unknown>) {
  const ids = [...(waiting.get(client) ?? [])]
  waiting.delete(client)
  const told = client.getMutationCache().build(client, { mutationFn: () => Promise.all(ids.map((id) => mark(id))) })
  // One that could not be told is unread again in the next answer; nothing of the person's is lost.
  const isKnown = await told.execute(undefined).then(
    () => true,
    () => false,
  )
  if (isKnown) client.setQueriesData<Announcements>({ queryKey: family }, (known) => known && asRead(known, ids))
  client.setQueryData(
    justReadQuery.queryKey,
    (before) => before && new Set([...before].filter((id) => !ids.includes(id))),
  )
  await client.invalidateQueries({ queryKey: family })
}

const asRead = ({ player, ...others }: Announcements, ids: number[]) => ({
  ...others,
  player: player.map((notice) => (ids.includes(notice.id) ? { ...notice, read: true } : notice)),
})
