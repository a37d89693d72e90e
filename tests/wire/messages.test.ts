import { expect, test } from 'vitest'
import { createMockClient } from './mock-client.ts'

async function logIn(as = 'demo01') {
  const site = await createMockClient({ as })
  return { ...site, messages: site.gateway.messages, token: site.token! }
}

test('the unread lines of the chat are counted in the field unReadCount [A-3-43]', async () => {
  const { messages, reply } = await logIn('many01')
  const count = await messages.getChatUnread()

  expect(reply()).toEqual({ success: true, value: { unReadCount: 250 } })
  expect(count).toBe(250)
})

test('the read mark of a notice has its id and the flag read; the notice is read from then on [A-3-44]', async () => {
  const { gateway, sent, token } = await logIn()
  const read = async () => {
    const { player } = await gateway.content.listAnnouncements({ types: 'PL' })
    return player.filter((notice) => notice.read).map(({ id }) => id)
  }
  expect(await read()).toEqual([503, 504, 505, 506])
  await gateway.content.markAnnouncementRead(502)

  expect(sent()).toEqual({
    call: 'POST /wps/relay/MCSFE_markAnnouncementRead',
    body: { announcementId: 502, read: true },
    token,
  })
  expect(await read()).toEqual([502, 503, 504, 505, 506])
})

test('unread letters are counted by GET CSP_unreadCount, and reading reduces the count [A-7-23]', async () => {
  const { messages, sent, reply, token } = await logIn()
  const [first] = (await messages.listInbox()).items

  expect(await messages.getInboxUnread()).toBe(3)
  expect(sent()).toEqual({ call: 'GET /wps/relay/CSP_unreadCount', token })
  expect(reply()).toEqual({ success: true, value: 3 })
  await messages.markInboxRead([first!.messageId])
  expect(await messages.getInboxUnread()).toBe(2)
})

test('chat and inbox are counted separately, by a GET each [G-7-47]', async () => {
  const { messages, sent, token } = await logIn()

  expect(await messages.getInboxUnread()).toBe(3)
  expect(sent()).toEqual({ call: 'GET /wps/relay/CSP_unreadCount', token })
  expect(await messages.getChatUnread()).toBe(4)
  expect(sent()).toEqual({ call: 'GET /wps/relay/CBS_unreadCount', token })
})

test('the live chat is opened by GET for a customer, with the language, the way back, a colour and a title [A-7-26]', async () => {
  const { messages, sent, reply, token } = await logIn()
  const look = { backUrl: 'https://m.demo.test/m/message', headerColor: '#0a7d4f', title: 'Hỗ trợ' }
  const address = new URL(await messages.launchChat(look), 'http://mock.local')

  expect(sent()).toEqual({
    call: 'GET /wps/relay/CBS_launchChat',
    query: { b2c: '1', language: 'EN', ...look },
    token,
  })
  expect(reply()).toMatchObject({ success: true, value: { chatUrl: expect.stringContaining('/chat/') } })
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ language: 'en', ...look })
})

test('the inbox has its own calls to list, read and delete; the count follows [A-7-60]', async () => {
  const { messages, sent, token } = await logIn()
  const { items: list, total } = await messages.listInbox({ page: 1, size: 5 })
  expect(sent()).toEqual({ call: 'GET /wps/relay/CSP_getInbox', query: { page: '1', size: '5' }, token })
  expect([list.length, total, list.filter(({ isRead }) => isRead === 'N').length]).toEqual([5, 8, 3])
  const [first, second] = list.map(({ messageId }) => messageId)

  await messages.markInboxRead([first!])
  expect(sent()).toEqual({ call: 'POST /wps/relay/EMFE_markInboxRead', body: { messageIds: [first] }, token })
  expect(await messages.getInboxUnread()).toBe(2)
  await messages.deleteInbox([second!])
  expect(sent()).toEqual({ call: 'DELETE /wps/relay/EMFE_deleteInbox', body: { messageIds: [second] }, token })
  const left = await messages.listInbox()
  expect([left.total, left.items[0]]).toMatchObject([7, { messageId: first, isRead: 'Y' }])
  expect(await messages.getInboxUnread()).toBe(1)
})
