import { test } from 'vitest'
import { ACCOUNT } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, equal, someText, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const EARLIER = 7_000_001
const LATER = 7_000_002
const TRIAL = 'notype01'
const received = [EARLIER, LATER].map((messageId): ProviderState => [
  'a member has received a message',
  { account: ACCOUNT, messageId },
])
const sent = [EARLIER, LATER].map((messageId): ProviderState => [
  'a member has sent a message',
  { account: ACCOUNT, messageId },
])
const page = { page: '1', size: '2' }
const draft = { recipients: ['SERVICE'], subject: 'Hỏi về tiền nạp', content: 'Khi nào tiền vào ví?' }
const stranger = { ...draft, recipients: ['somebody'] }

const getMailboxUnreadCount = operation('getMailboxUnreadCount', {
  call: (gateway) => gateway.messages.getMailboxUnread(),
  given: [['a member has unread messages', { account: ACCOUNT, inbox: 3, chat: 0 }]],
})
const listMailboxRecipients = operation('listMailboxRecipients', {
  call: (gateway) => gateway.messages.listRecipients(),
})
const sendMailboxMessage = operation('sendMailboxMessage', {
  body: draft,
  call: (gateway) => gateway.messages.send(draft),
})
const listMailboxInbox = operation('listMailboxInbox', {
  query: page,
  call: (gateway) => gateway.messages.listReceived({ page: 1, size: 2 }),
  given: received,
})
const listMailboxOutbox = operation('listMailboxOutbox', {
  query: page,
  call: (gateway) => gateway.messages.listSent({ page: 1, size: 2 }),
  given: sent,
})
const deleteMailboxInbox = operation('deleteMailboxInbox', {
  query: { messageIds: String(EARLIER) },
  call: (gateway) => gateway.messages.deleteReceived([EARLIER]),
  given: received,
})
const deleteMailboxOutbox = operation('deleteMailboxOutbox', {
  query: { messageIds: String(EARLIER) },
  call: (gateway) => gateway.messages.deleteSent([EARLIER]),
  given: sent,
})
const markMailboxRead = operation('markMailboxRead', {
  form: { messageIds: `${EARLIER},${LATER}` },
  call: (gateway) => gateway.messages.markReceivedRead([EARLIER, LATER]),
  given: received,
})
const all = [
  getMailboxUnreadCount,
  listMailboxRecipients,
  sendMailboxMessage,
  listMailboxInbox,
  listMailboxOutbox,
  deleteMailboxInbox,
  deleteMailboxOutbox,
  markMailboxRead,
]

const mail = (messageId: number, parties: { sender: string; recipients: string[] }, isRead: 'Y' | 'N') => ({
  messageId: equal(messageId),
  subject: someText('Tiền thưởng đã vào ví'),
  content: someText('<p>Đã cộng vào ví.</p>'),
  sender: equal(parties.sender),
  recipients: equal(parties.recipients),
  sendDate: timestamp(),
  isRead: equal(isRead),
})
const count = { totalPages: equal(1), total: equal(2) }
const inward = { sender: 'SERVICE', recipients: [ACCOUNT] }
const outward = { sender: ACCOUNT, recipients: ['SERVICE'] }

test('getMailboxUnreadCount', () => getMailboxUnreadCount.answers({ reply: equal(3) }))

test('listMailboxRecipients', () =>
  listMailboxRecipients.answers({
    reply: eachLike({ recipient: equal('SERVICE'), name: someText('Chăm sóc khách hàng') }),
  }))

test('listMailboxInbox', () =>
  listMailboxInbox.answers({ reply: { list: [mail(LATER, inward, 'N'), mail(EARLIER, inward, 'N')], ...count } }))

test('listMailboxOutbox', () =>
  listMailboxOutbox.answers({ reply: { list: [mail(LATER, outward, 'Y'), mail(EARLIER, outward, 'Y')], ...count } }))

test.each([sendMailboxMessage, deleteMailboxInbox, deleteMailboxOutbox, markMailboxRead])('$id', ({ answers }) =>
  answers({}),
)

test('sendMailboxMessage 400 request_param_err', () =>
  sendMailboxMessage.refuses(400, 'request_param_err', {
    body: stranger,
    call: (gateway) => gateway.messages.send(stranger),
    value: { field: 'recipients.0', reason: anyText('is nobody the member may write to') },
  }))

test('sendMailboxMessage 400 permission.denied', () =>
  sendMailboxMessage.refuses(400, 'permission.denied', { account: TRIAL }))

test('listMailboxInbox 400 request_param_err', () =>
  listMailboxInbox.refuses(400, 'request_param_err', {
    query: { size: '500' },
    call: (gateway) => gateway.messages.listReceived({ size: 500 }),
    value: { field: 'size', reason: anyText('must be <= 100') },
  }))

test('listMailboxOutbox 400 request_param_err', () =>
  listMailboxOutbox.refuses(400, 'request_param_err', {
    query: { size: '500' },
    call: (gateway) => gateway.messages.listSent({ size: 500 }),
    value: { field: 'size', reason: anyText('must be <= 100') },
  }))

test('deleteMailboxInbox 400 request_param_err', () =>
  deleteMailboxInbox.refuses(400, 'request_param_err', {
    query: { messageIds: '-1' },
    call: (gateway) => gateway.messages.deleteReceived([-1]),
    value: { field: 'messageIds', reason: anyText('must match the pattern') },
  }))

test('deleteMailboxOutbox 400 request_param_err', () =>
  deleteMailboxOutbox.refuses(400, 'request_param_err', {
    query: { messageIds: '-1' },
    call: (gateway) => gateway.messages.deleteSent([-1]),
    value: { field: 'messageIds', reason: anyText('must match the pattern') },
  }))

test('markMailboxRead 400 request_param_err', () =>
  markMailboxRead.refuses(400, 'request_param_err', {
    form: { messageIds: '1' },
    call: (gateway) => gateway.messages.markReceivedRead([1]),
    value: { field: 'messageIds', reason: anyText('names a message that the member does not have') },
  }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
