import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { t } from '#testing/text.ts'

const LAUNCH = 'launchChat'
const frame = () => screen.findByTitle<HTMLIFrameElement>(t('app:liveChat'))
const opensAt = (chatUrl: string) => success({ chatUrl })

async function tapChat(as: string | undefined, answer = opensAt('https://chat.example/?launch=1')) {
  const view = await renderScreen('/m/home', { as, answers: { [LAUNCH]: answer } })
  await view.user.click(await screen.findByRole('button', { name: t('app:liveChat') }))
  return view
}

test('a member who taps live chat opens it [A-1-15]', async () => {
  const { calls } = await tapChat('demo02')
  expect((await frame()).src).toBe('https://chat.example/?launch=1')
  expect(calls(LAUNCH)).toHaveLength(1)
})

test('a guest who taps live chat goes to the login and then back, and no chat is launched [A-6-03]', async () => {
  const { address, calls } = await tapChat(undefined)
  expect(address()).toBe('/m/login')
  expect(session.returnPath()).toBe('/m/chat')
  expect(calls(LAUNCH)).toEqual([])
})

test('the chat launch sends the kind, the language, the return address, the colour and the title [A-7-26]', async () => {
  const { lastQuery } = await tapChat('demo02')
  await frame()
  expect(lastQuery(LAUNCH)).toEqual({
    b2c: '1',
    language: 'VI',
    backUrl: '/m/message',
    headerColor: 'f2c14e',
    title: t('messages:service'),
  })
})

test('a chat of our own keeps its title, and leaves the way back to the bar', async () => {
  await tapChat('demo02', opensAt('/partners/chat/?title=Help'))
  const { searchParams } = new URL((await frame()).src)
  expect([searchParams.get('title'), searchParams.get('bar')]).toEqual(['Help', 'outside'])
})

test('the chat opens half a second after its address has arrived [A-7-27]', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { calls } = await renderScreen('/m/chat', { as: 'demo02', answers: { [LAUNCH]: () => promise } })
  await waitFor(() => expect(calls(LAUNCH)).toHaveLength(1))
  fakeTime()
  resolve(opensAt('https://chat.example/?launch=1'))
  // Lets the response arrive; this takes no time.
  await advance(0)
  await advance(0)
  const isOpen = () => screen.queryByTitle(t('app:liveChat')) !== null
  await advance(400)
  expect(isOpen()).toBe(false)
  await advance(300)
  expect(isOpen()).toBe(true)
})

test('the number of unread chat messages is fetched again when the chat is left', async () => {
  const { user, calls } = await renderScreen('/m/chat', {
    after: '/m/message',
    as: 'demo01',
    answers: { [LAUNCH]: opensAt('https://chat.example/') },
  })
  await frame()
  await user.click(screen.getByRole('button', { name: t('app:back') }))
  await screen.findByRole('link', { name: /^Trò chuyện/ })
  await waitFor(() => expect(calls('getChatUnreadCount')).not.toEqual([]))
})

test('the chat can close itself, and returns to the messages', async () => {
  const { address } = await tapChat('demo02')
  const data = { longan: 'close' }
  const source = (await frame()).contentWindow
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://chat.example', source }))
  await waitFor(() => expect(address()).toBe('/m/message'))
})

test('a chat that fails to open shows the reason and can be retried', async () => {
  let answer = refusal()
  const { user } = await renderScreen('/m/chat', { as: 'demo02', answers: { [LAUNCH]: () => answer.clone() } })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  answer = opensAt('https://chat.example/')
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await frame()).toBeTruthy()
})

test.each(['', 'javascript:alert(1)'])(
  'a chat at the address "%s" shows an error, and nothing opens [A-8-24]',
  async (url) => {
    await renderScreen('/m/chat', { as: 'demo02', answers: { [LAUNCH]: opensAt(url) } })
    expect(await screen.findByText(t('app:urlEmpty'))).toBeTruthy()
    expect(document.querySelector('iframe')).toBeNull()
  },
)
