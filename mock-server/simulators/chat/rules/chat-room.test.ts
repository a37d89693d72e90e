import { expect, test } from 'vitest'
import { setup } from '#mock/adapters/testing.ts'
import { answerTo } from './chat-room.service.ts'

async function openChat(account: string) {
  const site = setup()
  const { messages } = site.gatewayOf(await site.signIn(account))
  const address = new URL(await messages.launchChat({ title: 'Help', backUrl: '/m/message' }), 'http://site')
  const launch = address.searchParams.get('launch')!
  const post = (name: string, body: object = {}) =>
    site.call('POST', `/partners/chat/${name}`, { body: { launch, language: 'en', ...body } })
  const linesAfter = async (known: number) =>
    (await site.call('GET', `/partners/chat/lines?launch=${launch}&language=en&known=${known}`)).json.lines
  return { ...site, messages, address, post, linesAfter }
}

test('the chat opens on its own page, with the look that the site has chosen', async () => {
  const { address, messages } = await openChat('demo02')

  expect(address.pathname).toBe('/partners/chat/')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    title: 'Help',
    backUrl: '/m/message',
    language: 'en',
  })
  expect(new URL(await messages.getImUrl(), 'http://site').pathname).toBe('/partners/chat/')
})

test('opening the chat marks waiting lines as read', async () => {
  const { post, messages } = await openChat('demo01')
  expect(await messages.getChatUnread()).toBe(4)

  const { json } = await post('open')

  expect(json.name).toBe('Minh Anh')
  expect(json.lines.map(({ by }: { by: string }) => by)).toEqual([
    'member',
    'member',
    'robot',
    'robot',
    'robot',
    'robot',
  ])
  expect(await messages.getChatUnread()).toBe(0)
})

test('the robot greets a new member, and answers a line a moment later', async () => {
  const { post, linesAfter, control, messages } = await openChat('demo02')
  expect((await post('open')).json.lines).toMatchObject([{ by: 'robot', text: expect.stringContaining('robot') }])
  await post('say', { text: ' How do I deposit? ' })
  expect(await linesAfter(1)).toMatchObject([{ by: 'member', text: 'How do I deposit?' }])

  await control('POST', '/clock/advance', { duration: '2s' })

  expect(await messages.getChatUnread()).toBe(1)
  expect(await linesAfter(2)).toMatchObject([{ by: 'robot', text: expect.stringContaining('Open Deposit') }])
  expect(await messages.getChatUnread()).toBe(0)
})

test('the robot knows its topics in both languages, with and without diacritics, and never claims to be a person', () => {
  expect(answerTo('Rút tiền cần gì?')).toEqual(answerTo('I want to WITHDRAW'))
  expect(answerTo('khuyen mai').vi).toContain('Khuyến mãi')
  expect(answerTo('let me talk to a human').en).toContain('a robot')
  expect(answerTo('xyzzy').en).toContain('I am a robot')
})

test('an empty or too long line is refused with the field', async () => {
  const { post } = await openChat('demo02')

  for (const text of ['   ', 'x'.repeat(501), 7])
    expect((await post('say', { text })).json).toMatchObject({
      errorCode: 'request_param_err',
      value: { field: 'text' },
    })
})

test('the chat ends with the login, and its launch opens no other simulator', async () => {
  const { post, messages, gatewayOf, signIn, call } = await openChat('demo02')
  const key = new URL(await messages.launchChat(), 'http://site').searchParams.get('launch')
  expect((await call('POST', '/partners/slot/open', { body: { launch: key } })).status).toBe(401)

  await gatewayOf(await signIn('demo02')).session.logout()

  expect((await post('open')).json.errorCode).toBe('user.or.token.invalid')
})
