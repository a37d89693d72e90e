import { defaultDialect } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

async function messagesOf(account: string) {
  const server = setup()
  return { ...server, ...server.gatewayOf(await server.signIn(account)).messages }
}

test('the counters have the unread messages, the chat in the field unReadCount', async () => {
  const { call, signIn } = setup()
  const token = await signIn('many01')

  expect((await call('GET', '/wps/relay/CSP_unreadCount', { token })).json.value).toBe(100)
  expect((await call('GET', '/wps/relay/CBS_unreadCount', { token })).json.value).toEqual({ unReadCount: 250 })
})

test('the SDK reads both counter forms as a number', async () => {
  const { getInboxUnread, getChatUnread } = await messagesOf('demo01')

  expect([await getInboxUnread(), await getChatUnread()]).toEqual([3, 4])
})

test('a guest has no counters', async () => {
  const { messages } = setup().gatewayOf()

  await expect(messages.getInboxUnread()).rejects.toMatchObject({ status: 401, code: 'login.not.session' })
})

test('the inbox lists messages newest first, in pages, with their read state', async () => {
  const { listInbox } = await messagesOf('demo01')

  const { items: list, total, hasNext } = await listInbox({ page: 1, size: 5 })

  expect([list.length, total, hasNext]).toEqual([5, 8, true])
  expect(list.map(({ isRead }) => isRead).join('')).toBe('NNNYY')
  expect(list[0]).toMatchObject({ title: 'This week’s rebate is ready', content: expect.stringMatching(/^<p>/) })
  const times = list.map(({ sendDate }) => sendDate)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('every persona has a different inbox, and a new member an empty one', async () => {
  const { gatewayOf, signIn } = setup()
  const titlesOf = async (account: string) =>
    (await gatewayOf(await signIn(account)).messages.listInbox()).items.map(({ title }) => title).join()
  const all = []
  for (const account of ['demo01', 'vip02', 'many01', 'agent01', 'agent41', 'odd03', 'captcha01'])
    all.push(await titlesOf(account))

  expect(new Set(all).size).toBe(all.length)
  expect(await titlesOf('demo02')).toBe('')
})

test('both paths and the older mailbox list the same messages', async () => {
  const server = setup()
  const token = await server.signIn('demo01')
  const [csp, emfe] = (['CSP', 'EMFE'] as const).map(
    (inboxCalls) => server.gatewayOf(token, { dialect: { ...defaultDialect, inboxCalls } }).messages,
  )

  expect(await emfe!.listInbox()).toEqual(await csp!.listInbox())
  expect(await emfe!.getInboxUnread()).toBe(3)
  expect(await csp!.getMailboxUnread()).toBe(3)
  const { items: list } = await csp!.listReceived({ size: 1 })
  expect(list).toMatchObject([{ messageId: 1_001_008, sender: 'SERVICE', recipients: ['demo01'], isRead: 'N' }])
})

test('marking one message as read leaves the others unread, and repeating it changes nothing', async () => {
  const { markInboxRead, getInboxUnread, listInbox, state } = await messagesOf('demo01')
  const [first] = (await listInbox()).items
  await markInboxRead([first!.messageId])
  const once = await state()
  await markInboxRead([first!.messageId])

  expect(await getInboxUnread()).toBe(2)
  expect(await state()).toBe(once)
})

test('all messages, or some through the older mailbox, can be marked as read', async () => {
  const { markReceivedRead, markAllInboxRead, getMailboxUnread } = await messagesOf('demo01')
  await markReceivedRead([1_001_008, 1_001_007])
  expect(await getMailboxUnread()).toBe(1)
  await markAllInboxRead()
  expect(await getMailboxUnread()).toBe(0)
})

test('a member cannot mark or delete messages of other members', async () => {
  const server = setup()
  await server.signIn('demo01')
  const { messages } = server.gatewayOf(await server.signIn('vip02'))
  await messages.deleteInbox([1_001_008])

  await expect(messages.markInboxRead([1_001_008])).rejects.toMatchObject({
    code: 'request_param_err',
    value: { field: 'messageIds' },
  })
  expect((await server.gatewayOf(await server.signIn('demo01')).messages.listInbox()).total).toBe(8)
})

test('a deleted message is removed from list and counter, and deleting it again changes nothing', async () => {
  const { deleteInbox, deleteReceived, listInbox, getInboxUnread } = await messagesOf('demo01')
  await deleteInbox([1_001_008])
  await deleteInbox([1_001_008])
  await deleteReceived([1_001_001])

  expect((await listInbox()).total).toBe(6)
  expect(await getInboxUnread()).toBe(2)
})
