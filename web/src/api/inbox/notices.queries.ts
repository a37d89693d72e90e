import type { Announcements } from '@longan/sdk'
import { invalidate } from '@longan/react-query'
import { listAnnouncements, markAnnouncementRead } from '@longan/react-query/content'
import { content } from '@longan/sdk/content'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLanguage } from '#i18n/i18n.ts'
import { createStore } from '#lib/storage/store.ts'
import { http } from '../gateway.ts'
import { useHasInbox } from '../member/member.queries.ts'
import { session } from '../member/session.ts'
import { announcementsQuery } from '../site/content.queries.ts'

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

/** The interval between two calls, ms. */
const SEND_INTERVAL = 150

const queues = new WeakMap<QueryClient, Set<number>>()

/** Announcements opened here by the member of this session and not yet confirmed by the gateway. */
const opened = new WeakMap<QueryClient, ReturnType<typeof createOpened>>()
const createOpened = () =>
  createStore<{ token: string | undefined; ids: ReadonlySet<number> }>({ token: undefined, ids: new Set() })

function openedOf(client: QueryClient) {
  const store = opened.get(client) ?? createOpened()
  opened.set(client, store)
  return store
}

const none: ReadonlySet<number> = new Set()

/** The announcements opened a moment ago, which count as read whatever the gateway's last response says. */
export function useRecentlyRead(): ReadonlySet<number> {
  const store = openedOf(useQueryClient())
  const { token, ids } = useSyncExternalStore(store.subscribe, store.get)
  return token === session.token() ? ids : none
}

/** Marks announcements as read: here at once, at the gateway one after the other; then they are refetched. */
export function markNoticesRead(client: QueryClient, ids: readonly number[]) {
  const store = openedOf(client)
  const { token, ids: before } = store.get()
  const current = session.token()
  store.set({ token: current, ids: new Set([...(token === current ? before : none), ...ids]) })
  const queue = queues.get(client)
  if (queue) return ids.forEach((id) => queue.add(id))
  const fresh = new Set(ids)
  queues.set(client, fresh)
  void sendReads(client, fresh)
}

async function sendReads(client: QueryClient, ids: Set<number>) {
  const mutation = client.getMutationCache().build(client, { mutationFn: () => sendEach(ids) })
  // A failed call makes the announcement unread again in the next response.
  const isSent = await mutation.execute(undefined).then(
    () => true,
    () => false,
  )
  queues.delete(client)
  if (isSent)
    client.setQueriesData<Announcements>(
      { queryKey: [listAnnouncements.operation] },
      (known) => known && withRead(known, [...ids]),
    )
  const store = openedOf(client)
  const { token, ids: before } = store.get()
  store.set({ token, ids: new Set([...before].filter((id) => !ids.has(id))) })
  await invalidate(client, markAnnouncementRead.invalidates)
}

/** Sends the first one at once; those added meanwhile are sent at the end. */
async function sendEach(ids: Set<number>) {
  const { markAnnouncementRead: mark } = content(http)
  const calls: Promise<unknown>[] = []
  const token = session.token()
  for (const id of ids) {
    // The rest belongs to a member who is no longer logged in.
    if (session.token() !== token) break
    const call = mark(id)
    call.catch(() => undefined)
    calls.push(call)
    await new Promise((resolve) => setTimeout(resolve, SEND_INTERVAL))
  }
  await Promise.all(calls)
}

const withRead = ({ player, ...others }: Announcements, ids: number[]) => ({
  ...others,
  player: player.map((notice) => (ids.includes(notice.id) ? { ...notice, read: true } : notice)),
})
