import type { InboxPage } from '@longan/sdk'
import { inbox } from '@longan/sdk/inbox'
import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { inboxUnreadQuery } from './messages.queries.ts'
import { optimisticUpdate } from '../optimistic-update.ts'
import { pagedQuery } from '../paged-query.ts'
import { session } from '../member/session.ts'

export type Message = InboxPage['list'][number]
type Page = { rows: Message[]; totalPages: number }

const SIZE = 20
const baseKey = ['messages', 'inbox']

export const inboxQuery = (language: Language) =>
  pagedQuery([...baseKey, language, session.get()?.userName], async (page, signal): Promise<Page> => {
    const { list: rows, totalPages } = await inbox(http).listInbox({ page, size: SIZE }, { signal })
    return { rows, totalPages }
  })

type MessageChange = {
  change: (rows: Message[], ids: number[]) => Message[]
  countUnread: (before: number, less: number) => number
  send: (ids: number[]) => Promise<unknown>
}

/** Updates list and unread counts at once, then sends the change and refetches the messages; an error restores them. */
const optimisticMutation = (client: QueryClient, { change, countUnread, send }: MessageChange) =>
  mutationOptions({
    ...optimisticUpdate<number[]>(client, {
      of: ['messages'],
      apply(ids) {
        const before = knownMessages(client)
        client.setQueriesData<InfiniteData<Page>>(
          { queryKey: baseKey },
          (known) => known && updatePages(known, change, ids),
        )
        const lessUnread = unreadOf(before) - unreadOf(change(before, ids))
        const { queryKey } = inboxUnreadQuery()
        client.setQueryData(queryKey, (count) => count && countUnread(count, lessUnread))
      },
    }),
    mutationFn: send,
    // While another change is pending the gateway's data is outdated: the last one refetches.
    onSettled: () =>
      client.isMutating({ mutationKey: ['messages'] }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: ['messages'] }),
  })

export const markRead = (client: QueryClient) =>
  optimisticMutation(client, {
    change: markRows,
    countUnread: subtract,
    send: (ids) => inbox(http).markInboxRead(ids),
  })

/** Marks all messages as read, including those not loaded. */
export const markAllRead = (client: QueryClient) =>
  optimisticMutation(client, {
    change: (rows) => rows.map(toReadMessage),
    countUnread: () => 0,
    send: () => inbox(http).markAllInboxRead(),
  })

export const deleteMessages = (client: QueryClient) =>
  optimisticMutation(client, {
    change: (rows, ids) => rows.filter(({ messageId }) => !ids.includes(messageId)),
    countUnread: subtract,
    send: (ids) => inbox(http).deleteInbox(ids),
  })

const subtract = (before: number, less: number) => Math.max(0, before - less)
const toReadMessage = (message: Message): Message => ({ ...message, isRead: 'Y' })
const markRows = (rows: Message[], ids: number[]) =>
  rows.map((message) => (ids.includes(message.messageId) ? toReadMessage(message) : message))
const unreadOf = (rows: Message[]) => rows.filter(({ isRead }) => isRead === 'N').length

const updatePages = ({ pages, ...rest }: InfiniteData<Page>, change: MessageChange['change'], ids: number[]) => ({
  ...rest,
  pages: pages.map((page) => ({ ...page, rows: change(page.rows, ids) })),
})

function knownMessages(client: QueryClient): Message[] {
  const lists = client
    .getQueriesData<InfiniteData<Page>>({ queryKey: baseKey })
    .flatMap(([, known]) => known?.pages ?? [])
  return [...new Map(lists.flatMap(({ rows }) => rows).map((row) => [row.messageId, row])).values()]
}
