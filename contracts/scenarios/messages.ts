import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import type { Scenario, ScenarioContext } from './run/scenario.ts'

/** Three messages that have not been read; the newest is first in the list. */
const withMessages: Scenario['states'] = [['a member has unread messages', { account: ACCOUNT, inbox: 3, chat: 0 }]]

async function readInbox(gateway: Gateway) {
  const { items: list } = await gateway.messages.listInbox({ page: 1, size: 20 })
  const rows = list.map(({ messageId, isRead }) => ({ messageId, isRead }))
  return { rows, unread: await gateway.messages.getInboxUnread() }
}
async function readMailbox(gateway: Gateway) {
  const { items: list } = await gateway.messages.listReceived({ page: 1, size: 20 })
  const rows = list.map(({ messageId, isRead }) => ({ messageId, isRead }))
  return { rows, unread: await gateway.messages.getMailboxUnread() }
}

type Inbox = Awaited<ReturnType<typeof readInbox>>
type Command = {
  operation: string
  command: (gateway: Gateway, ids: number[]) => Promise<unknown>
  /** What becomes of the rows when the command names the first. */
  becomes: (rows: Inbox['rows']) => Inbox['rows']
}
type Box = { read: (gateway: Gateway) => Promise<Inbox>; reads: readonly string[] }

const unreadOf = (rows: Inbox['rows']) => rows.filter(({ isRead }) => isRead === 'N').length

const changes = (title: string, { read, reads }: Box, { operation, command, becomes }: Command): Scenario => ({
  title,
  operations: [operation, ...reads],
  states: withMessages,
  async run({ gateway }: ScenarioContext) {
    const before = await read(gateway)
    expectEqual(`unread messages before (${reads.join(', ')})`, { got: before.unread > 0, expected: true })
    const first = before.rows.find(({ isRead }) => isRead === 'N')?.messageId ?? 0
    await command(gateway, [first])
    const rows = becomes(before.rows.toSorted((one) => (one.messageId === first ? -1 : 0)))
    const byId = (some: Inbox['rows']) => some.toSorted((one, other) => one.messageId - other.messageId)
    const now = await read(gateway)
    expectEqual(`messages and unread count after ${operation} (${reads.join(', ')})`, {
      got: { rows: byId(now.rows), unread: now.unread },
      expected: { rows: byId(rows), unread: before.unread - unreadOf(before.rows) + unreadOf(rows) },
    })
  },
})

const inbox: Box = { read: readInbox, reads: ['listInboxByCsp', 'getInboxUnreadCount'] }
const mailbox: Box = { read: readMailbox, reads: ['listMailboxInbox', 'getMailboxUnreadCount'] }
const readFirst: Command['becomes'] = ([first, ...rest]) => [{ ...first!, isRead: 'Y' }, ...rest]
const readAll: Command['becomes'] = (rows) => rows.map((row) => ({ ...row, isRead: 'Y' }))
const withoutFirst: Command['becomes'] = ([, ...rest]) => rest

export const messageScenarios: Scenario[] = [
  changes('a message that was read is no longer counted', inbox, {
    operation: 'markInboxRead',
    command: (gateway, ids) => gateway.messages.markInboxRead(ids),
    becomes: readFirst,
  }),
  changes('after all were read, none is counted', inbox, {
    operation: 'markAllInboxRead',
    command: (gateway) => gateway.messages.markAllInboxRead(),
    becomes: readAll,
  }),
  changes('a deleted message is gone', inbox, {
    operation: 'deleteInboxMessages',
    command: (gateway, ids) => gateway.messages.deleteInbox(ids),
    becomes: withoutFirst,
  }),
  changes('a message that was read in the mailbox is no longer counted', mailbox, {
    operation: 'markMailboxRead',
    command: (gateway, ids) => gateway.messages.markReceivedRead(ids),
    becomes: readFirst,
  }),
  changes('a message deleted in the mailbox is gone', mailbox, {
    operation: 'deleteMailboxInbox',
    command: (gateway, ids) => gateway.messages.deleteReceived(ids),
    becomes: withoutFirst,
  }),
  {
    title: 'a sent message is in the outbox until it is deleted',
    operations: ['sendMailboxMessage', 'deleteMailboxOutbox', 'listMailboxOutbox'],
    async run({ gateway }) {
      const read = async () => (await gateway.messages.listSent({ page: 1, size: 20 })).items
      const draft = { recipients: ['SERVICE'], subject: 'Hỏi về tiền nạp', content: 'Khi nào tiền vào ví?' }
      const before = await read()
      await gateway.messages.send(draft)
      const sent = await read()
      expectEqual('subjects of the outbox (listMailboxOutbox)', {
        got: sent.map(({ subject }) => subject),
        expected: [draft.subject, ...before.map(({ subject }) => subject)],
      })
      await gateway.messages.deleteSent([sent[0]!.messageId])
      expectEqual('messages of the outbox after deleteMailboxOutbox (listMailboxOutbox)', {
        got: (await read()).map(({ messageId }) => messageId),
        expected: before.map(({ messageId }) => messageId),
      })
    },
  },
  {
    title: 'an opinion was sent: another one at once takes a captcha',
    operations: ['sendFeedback'],
    async run({ client }) {
      const opinion = { type: 0, content: 'Trang web rất dễ dùng, cảm ơn nhiều.' } as const
      await client().messages.sendFeedback(opinion)
      const call = client().messages.sendFeedback(opinion)
      await expectRefused('a second opinion at once', { call, codes: ['captcha.required'] })
    },
  },
  {
    title: 'an announcement that was read stays read',
    operations: ['markAnnouncementRead', 'listAnnouncements'],
    async run({ gateway }) {
      const read = async () => (await gateway.content.listAnnouncements({ types: 'PL,PU' })).player
      const unread = async () => (await read()).filter((one) => !one.read).map(({ id }) => id)
      const before = await unread()
      await gateway.content.markAnnouncementRead(before[0] ?? 0)
      expectEqual('unread announcements (listAnnouncements)', { got: await unread(), expected: before.slice(1) })
    },
  },
]
