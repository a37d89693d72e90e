import { test } from 'vitest'
import { ACCOUNT } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { equal } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const unread: ProviderState = ['a member has unread messages', { account: ACCOUNT, inbox: 3, chat: 4 }]

const getInboxUnreadCount = operation('getInboxUnreadCount', {
  call: (gateway) => gateway.messages.getInboxUnread(),
  given: [unread],
})
const getChatUnreadCount = operation('getChatUnreadCount', {
  call: (gateway) => gateway.messages.getChatUnread(),
  given: [unread],
})
const all = [getInboxUnreadCount, getChatUnreadCount]

test('getInboxUnreadCount', () => getInboxUnreadCount.answers({ reply: equal(3) }))

test('getChatUnreadCount', () => getChatUnreadCount.answers({ reply: { unReadCount: equal(4) }, returns: 4 }))

test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
