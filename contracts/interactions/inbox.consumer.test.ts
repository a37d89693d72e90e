import { defaultDialect } from '@longan/sdk'
import { test } from 'vitest'
import { ACCOUNT, HOUR, NOW } from '../consumer/examples.ts'
import { answersInBothLanguages } from '../consumer/preconditions.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const EARLIER = 7_000_001
const LATER = 7_000_002
const letters = {
  [EARLIER]: { title: 'Tiền thưởng đã vào ví', content: '<p>Đã cộng vào ví.</p>', at: NOW - HOUR },
  [LATER]: { title: 'Lịch quay số dịp lễ', content: '<p>Nghỉ quay một ngày.</p>', at: NOW - 600_000 },
}
const received = (messageId: keyof typeof letters): ProviderState => [
  'a member has received a message',
  { account: ACCOUNT, messageId, ...letters[messageId]! },
]
const both = [received(EARLIER), received(LATER)]
/** Without texts: they are in the language of the member. */
const untold: ProviderState[] = [['a member has received a message', { account: ACCOUNT, messageId: LATER }]]
const emfe = { dialect: { ...defaultDialect, inboxCalls: 'EMFE' as const } }

const page = { page: '1', size: '2' }
const listInbox = operation('listInbox', {
  query: page,
  call: (gateway) => gateway.messages.listInbox({ page: 1, size: 2 }),
  gateway: emfe,
  given: both,
})
const listInboxByCsp = operation('listInboxByCsp', {
  query: page,
  call: (gateway) => gateway.messages.listInbox({ page: 1, size: 2 }),
  given: both,
})
const markInboxRead = operation('markInboxRead', {
  body: { messageIds: [LATER] },
  call: (gateway) => gateway.messages.markInboxRead([LATER]),
  given: both,
})
const markAllInboxRead = operation('markAllInboxRead', {
  call: (gateway) => gateway.messages.markAllInboxRead(),
  given: both,
})
const deleteInboxMessages = operation('deleteInboxMessages', {
  body: { messageIds: [EARLIER] },
  call: (gateway) => gateway.messages.deleteInbox([EARLIER]),
  given: both,
})
const getInboxUnreadCountByEmfe = operation('getInboxUnreadCountByEmfe', {
  call: (gateway) => gateway.messages.getInboxUnread(),
  gateway: emfe,
  given: [['a member has unread messages', { account: ACCOUNT, inbox: 3, chat: 0 }]],
})
const lists = [listInbox, listInboxByCsp]
const all = [...lists, markInboxRead, markAllInboxRead, deleteInboxMessages, getInboxUnreadCountByEmfe]

const message = (messageId: keyof typeof letters) => ({
  messageId: equal(messageId),
  title: equal(letters[messageId]!.title),
  content: equal(letters[messageId]!.content),
  sendDate: equal(letters[messageId]!.at),
  isRead: equal('N'),
})
const reply = { list: [message(LATER), message(EARLIER)], totalPages: equal(1), total: equal(2) }

test.each(lists)('$id', ({ answers }) => answers({ reply }))

test('listInbox 400 request_param_err', () =>
  listInbox.refuses(400, 'request_param_err', {
    query: { page: '0' },
    call: (gateway) => gateway.messages.listInbox({ page: 0 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test('listInboxByCsp 400 request_param_err', () =>
  listInboxByCsp.refuses(400, 'request_param_err', {
    query: { page: '0' },
    call: (gateway) => gateway.messages.listInbox({ page: 0 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }))

test.each([markInboxRead, markAllInboxRead, deleteInboxMessages])('$id', ({ answers }) => answers({}))

test('markInboxRead 400 request_param_err', () =>
  markInboxRead.refuses(400, 'request_param_err', {
    body: { messageIds: [1] },
    call: (gateway) => gateway.messages.markInboxRead([1]),
    value: { field: 'messageIds', reason: anyText('names a message that the member does not have') },
  }))

test('deleteInboxMessages 400 request_param_err', () =>
  deleteInboxMessages.refuses(400, 'request_param_err', {
    body: { messageIds: [] },
    call: (gateway) => gateway.messages.deleteInbox([]),
    value: { field: 'messageIds', reason: anyText('must NOT have fewer than 1 items') },
  }))

test('getInboxUnreadCountByEmfe', () => getInboxUnreadCountByEmfe.answers({ reply: equal(3) }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listInboxByCsp in both languages', () =>
  answersInBothLanguages({ ...listInboxByCsp, request: { ...listInboxByCsp.request, given: untold } }, (text) => ({
    list: eachLike({ title: text, content: text }),
  })))

test.each(lists)('$id by page', (one) =>
  answersByPage(one, {
    call: (gateway, paging) => gateway.messages.listInbox(paging),
    rows: [message(LATER), message(EARLIER)],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }),
)
