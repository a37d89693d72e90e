import type { InboxPage, Page } from '@longan/sdk'
import { deleteInboxMessages, listInboxByCsp, markAllInboxRead, markInboxRead } from '@longan/react-query/inbox'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../gateway.ts'
import { inboxUnreadQuery } from './unread.ts'

export type Message = InboxPage['list'][number]

type MessageChange = {
  change: (rows: Message[]) => Message[]
  countUnread: (before: number, less: number) => number
}

/** Updates list and unread counts as the gateway will. */
function showChange(client: QueryClient, { change, countUnread }: MessageChange) {
  const before = knownMessages(client)
  client.setQueriesData<InfiniteData<Page<Message>>>(
    { queryKey: [listInboxByCsp.operation] },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
  const lessUnread = unreadOf(before) - unreadOf(change(before))
  client.setQueryData(inboxUnreadQuery().queryKey, (count) => count && countUnread(count, lessUnread))
}

export const markRead = () =>
  markInboxRead.mutationOptions(api, {
    optimistic: (client, { input: ids }) =>
      showChange(client, {
        change: (rows) => rows.map((message) => (ids.includes(message.messageId) ? toReadMessage(message) : message)),
        countUnread: subtract,
      }),
  })

/** Marks all messages as read, including those not loaded. */
export const markAllRead = () =>
  markAllInboxRead.mutationOptions(api, {
    optimistic: (client) => showChange(client, { change: (rows) => rows.map(toReadMessage), countUnread: () => 0 }),
  })

export const deleteMessages = () =>
  deleteInboxMessages.mutationOptions(api, {
    optimistic: (client, { input: ids }) =>
      showChange(client, {
        change: (rows) => rows.filter(({ messageId }) => !ids.includes(messageId)),
        countUnread: subtract,
      }),
  })

const subtract = (before: number, less: number) => Math.max(0, before - less)
const toReadMessage = (message: Message): Message => ({ ...message, isRead: 'Y' })
const unreadOf = (rows: Message[]) => rows.filter(({ isRead }) => isRead === 'N').length

function knownMessages(client: QueryClient): Message[] {
  const lists = client
    .getQueriesData<InfiniteData<Page<Message>>>({ queryKey: [listInboxByCsp.operation] })
    .flatMap(([, known]) => known?.pages ?? [])
  return [...new Map(lists.flatMap(({ items }) => items).map((row) => [row.messageId, row])).values()]
}
