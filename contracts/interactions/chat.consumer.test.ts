import { test } from 'vitest'
import { LANGUAGE } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, eachLike, identifier, integer, oneOf, someText, textLike } from '../consumer/shapes.ts'

const TRIAL = 'notype01'
const look = { title: 'Hỗ trợ', headerColor: '181210', backUrl: '/m/message' }
const url = (example: string) => textLike('^(https?://|/)\\S+$', example)

const launchChat = operation('launchChat', {
  query: { b2c: '1', language: LANGUAGE, ...look },
  call: (gateway) => gateway.messages.launchChat(look),
})
const getImUrl = operation('getImUrl', { call: (gateway) => gateway.messages.getImUrl() })
const getChatPermission = operation('getChatPermission', { call: (gateway) => gateway.messages.getChatPermission() })
const listChatModels = operation('listChatModels', { call: (gateway) => gateway.messages.listChatModels() })
const getCustomerServiceScript = operation('getCustomerServiceScript', {
  call: (gateway) => gateway.messages.getServiceScript(),
})
const forMembers = [launchChat, getImUrl, getChatPermission, listChatModels]

const address = '/partners/chat/?launch=7f3a'

test('launchChat', () => launchChat.answers({ reply: { chatUrl: url(address) }, returns: address }))

test('launchChat 400 request_param_err', () =>
  launchChat.refuses(400, 'request_param_err', {
    query: { b2c: '1', language: LANGUAGE, headerColor: 'gold' },
    call: (gateway) => gateway.messages.launchChat({ headerColor: 'gold' }),
    value: { field: 'headerColor', reason: anyText('must match the pattern') },
  }))

test('getImUrl', () => getImUrl.answers({ reply: url(address) }))

test('getChatPermission', () =>
  getChatPermission.answers({
    reply: { chatAllowed: oneOf('Y', 'N'), imageAllowed: oneOf('N', 'Y'), maxLength: integer(500) },
  }))

test('listChatModels', () =>
  listChatModels.answers({
    reply: eachLike({ modelCode: identifier('B2C'), modelName: someText('Trò chuyện'), enabled: oneOf('Y', 'N') }),
  }))

test('getCustomerServiceScript', () =>
  getCustomerServiceScript.answers({ reply: anyText("window.customerService = { url: '/chat' }") }))

test.each([launchChat, getImUrl])('$id 400 permission.denied', ({ refuses }) =>
  refuses(400, 'permission.denied', { account: TRIAL }),
)

test.each(forMembers)('$id 401 login.not.session', refusals.notSignedIn)
test.each(forMembers)('$id 401 user.or.token.invalid', refusals.ended)
test.each([...forMembers, getCustomerServiceScript])('$id 503 system.maintenance', refusals.closed)
