import type { Announcements } from '@longan/sdk'
import { content } from '@longan/sdk/content'
import { queryOptions, type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { http } from './gateway.ts'

/** Announcements that are opened one after the other are told so long after one another, ms. */
const SEND_INTERVAL = 150

const baseKey = ['content', 'announcements']
const queues = new WeakMap<QueryClient, Set<number>>()

/** What has been opened here and may not be known to the gateway yet; like its answers, it is forgotten with the person. */
const recentlyReadQuery = queryOptions<ReadonlySet<number>>({
  queryKey: ['content', 'just-read'],
  queryFn: skipToken,
  initialData: new Set<number>(),
})

/** The announcements that were opened a moment ago: read, whatever the gateway's last answer says. */
export const useRecentlyRead = (): ReadonlySet<number> => useQuery(recentlyReadQuery).data ?? new Set()

/** From now on these announcements are read: here at once, at the gateway one after the other; then they are asked for anew. */
export function markNoticesRead(client: QueryClient, ids: readonly number[]) {
  client.setQueryData(recentlyReadQuery.queryKey, (before = new Set()) => new Set([...before, ...ids]))
  const queue = queues.get(client)
  if (queue) return ids.forEach((id) => queue.add(id))
  const fresh = new Set(ids)
  queues.set(client, fresh)
  void sendReads(client, fresh)
}

async function sendReads(client: QueryClient, ids: Set<number>) {
  const mutation = client.getMutationCache().build(client, { mutationFn: () => sendEach(ids) })
  // One that could not be told is unread again in the next answer; nothing of the person's is lost.
  const isSent = await mutation.execute(undefined).then(
    () => true,
    () => false,
  )
  queues.delete(client)
  if (isSent) client.setQueriesData<Announcements>({ queryKey: baseKey }, (known) => known && asRead(known, [...ids]))
  client.setQueryData(recentlyReadQuery.queryKey, (before) => before && new Set([...before].filter((id) => !ids.has(id))))
  await client.invalidateQueries({ queryKey: baseKey })
}

/** The first one at once; those that are opened meanwhile join the end. */
async function sendEach(ids: Set<number>) {
  const { markAnnouncementRead } = content(http)
  const calls: Promise<unknown>[] = []
  for (const id of ids) {
    const call = markAnnouncementRead(id)
    call.catch(() => undefined)
    calls.push(call)
    await new Promise((resolve) => setTimeout(resolve, SEND_INTERVAL))
  }
  await Promise.all(calls)
}

const asRead = ({ player, ...others }: Announcements, ids: number[]) => ({
  ...others,
  player: player.map((notice) => (ids.includes(notice.id) ? { ...notice, read: true } : notice)),
})
