import { defaultProfile } from '@longan/sdk'
import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

/** The messages of somebody who is signed in. */
async function messagesOf(account: string) {
  const site = setup()
  return { ...site, ...site.gatewayOf(await site.signIn(account)).messages }
}

test('the counters tell what a member has not read, the chat in the field unReadCount', async () => {
  const { call, signIn } = setup()
  const token = await signIn('many01')

  expect((await call('GET', '/wps/relay/CSP_unreadCount', { token })).json.value).toBe(100)
  expect((await call('GET', '/wps/relay/CBS_unreadCount', { token })).json.value).toEqual({ unReadCount: 250 })
})

test('the sdk reads both forms as a number', async () => {
  const { getInboxUnread, getChatUnread } = await messagesOf('demo01')

  expect([await getInboxUnread(), await getChatUnread()]).toEqual([3, 4])
})

test('a guest has no counters', async () => {
  const { messages } = setup().gatewayOf()

  await expect(messages.getInboxUnread()).rejects.toMatchObject({ status: 401, code: 'login.not.session' })
})

test('the inbox shows the newest message first, page by page, with what was read', async () => {
  const { listInbox } = await messagesOf('demo01')

  const { list, total, totalPages } = await listInbox({ page: 1, size: 5 })

  expect([list.length, total, totalPages]).toEqual([5, 8, 2])
  expect(list.map(({ isRead }) => isRead).join('')).toBe('NNNYY')
  expect(list[0]).toMatchObject({ title: 'This week’s rebate is ready', content: expect.stringMatching(/^<p>/) })
  const times = list.map(({ sendDate }) => sendDate)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('every persona finds another inbox, and somebody new an empty one', async () => {
  const { gatewayOf, signIn } = setup()
  const titlesOf = async (account: string) =>
    (await gatewayOf(await signIn(account)).messages.listInbox()).list.map(({ title }) => title).join()
  const all = []
  for (const account of ['demo01', 'vip02', 'many01', 'agent01', 'agent41', 'odd03', 'captcha01'])
    all.push(await titlesOf(account))

  expect(new Set(all).size).toBe(all.length)
  expect(await titlesOf('demo02')).toBe('')
})

test('both families of calls and the older mailbox show the same messages', async () => {
  const site = setup()
  const token = await site.signIn('demo01')
  const [csp, emfe] = (['CSP', 'EMFE'] as const).map(
    (inboxCalls) => site.gatewayOf(token, { profile: { ...defaultProfile, inboxCalls } }).messages,
  )

  expect(await emfe!.listInbox()).toEqual(await csp!.listInbox())
  expect(await emfe!.getInboxUnread()).toBe(3)
  expect(await csp!.getMailboxUnread()).toBe(3)
  const { list } = await csp!.listReceived({ size: 1 })
  expect(list).toMatchObject([{ messageId: 1_001_008, sender: 'SERVICE', recipients: ['demo01'], isRead: 'N' }])
})

test('reading one message leaves the others unread; reading it again changes nothing', async () => {
  const { markInboxRead, getInboxUnread, listInbox, state } = await messagesOf('demo01')
  const [first] = (await listInbox()).list
  await markInboxRead([first!.messageId])
  const once = await state()
  await markInboxRead([first!.messageId])

  expect(await getInboxUnread()).toBe(2)
  expect(await state()).toBe(once)
})

test('all messages are read at once, from the older mailbox some of them', async () => {
  const { markReceivedRead, markAllInboxRead, getMailboxUnread } = await messagesOf('demo01')
  await markReceivedRead([1_001_008, 1_001_007])
  expect(await getMailboxUnread()).toBe(1)
  await markAllInboxRead()
  expect(await getMailboxUnread()).toBe(0)
})

test('nobody reads or deletes a message of somebody else', async () => {
  const site = setup()
  await site.signIn('demo01')
  const { messages } = site.gatewayOf(await site.signIn('vip02'))
  await messages.deleteInbox([1_001_008])

  await expect(messages.markInboxRead([1_001_008])).rejects.toMatchObject({
    code: 'request_param_err',
    value: { field: 'messageIds' },
  })
  expect((await site.gatewayOf(await site.signIn('demo01')).messages.listInbox()).total).toBe(8)
})

test('a deleted message is gone from list and count, and deleting it again is no matter', async () => {
  const { deleteInbox, deleteReceived, listInbox, getInboxUnread } = await messagesOf('demo01')
  await deleteInbox([1_001_008])
  await deleteInbox([1_001_008])
  await deleteReceived([1_001_001])

  expect((await listInbox()).total).toBe(6)
  expect(await getInboxUnread()).toBe(2)
})
