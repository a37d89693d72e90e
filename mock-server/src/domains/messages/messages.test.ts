import { expect, test } from 'vitest'
import { setup } from '../../doors/testing.ts'

test('the counters tell what a member has not read, the chat in the field unReadCount', async () => {
  const { call, signIn } = setup()
  const token = await signIn('many01')

  expect((await call('GET', '/wps/relay/CSP_unreadCount', { token })).json.value).toBe(100)
  expect((await call('GET', '/wps/relay/CBS_unreadCount', { token })).json.value).toEqual({ unReadCount: 250 })
})

test('the sdk reads both forms as a number', async () => {
  const { gatewayOf, signIn } = setup()
  const { messages } = gatewayOf(await signIn('demo01'))

  expect([await messages.getInboxUnread(), await messages.getChatUnread()]).toEqual([3, 4])
})

test('a guest has no counters', async () => {
  const { messages } = setup().gatewayOf()

  await expect(messages.getInboxUnread()).rejects.toMatchObject({ status: 401, code: 'login.not.session' })
})
