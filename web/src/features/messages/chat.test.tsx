import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { good, refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'
import { advance, fakeTime } from '#testing/fake-time.ts'

const LAUNCH = 'CBS_launchChat'
const frame = () => screen.findByTitle<HTMLIFrameElement>('Trò chuyện')
const opensAt = (chatUrl: string) => good({ chatUrl })

/** Somebody taps the chat among the tabs of home. */
async function tapChat(as: string | undefined, answer = opensAt('https://chat.example/?launch=1')) {
  const view = await open('/m/home', { as, answers: { [LAUNCH]: answer } })
  await view.user.click(await screen.findByRole('button', { name: 'Trò chuyện' }))
  return view
}

test('a member who taps live chat is in it [A-1-15]', async () => {
  const { calls } = await tapChat('demo02')
  expect((await frame()).src).toBe('https://chat.example/?launch=1')
  expect(calls(LAUNCH)).toHaveLength(1)
})

test('a guest who taps live chat is led to the login and then back to it, and none is launched [A-6-03]', async () => {
  const { address, calls } = await tapChat(undefined)
  expect(address()).toBe('/m/login')
  expect(session.returnPath()).toBe('/m/chat')
  expect(calls(LAUNCH)).toEqual([])
})

test('the chat is told for whom it is, its language, its way back, its colour and its title [A-7-26]', async () => {
  const { lastQuery } = await tapChat('demo02')
  await frame()
  expect(lastQuery(LAUNCH)).toEqual({
    b2c: '1',
    language: 'VI',
    backUrl: '/m/message',
    headerColor: 'f2c14e',
    title: 'Chăm sóc khách hàng',
  })
})

test('the chat opens half a second after its address has come [A-7-27]', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { calls } = await open('/m/chat', { as: 'demo02', answers: { [LAUNCH]: () => promise } })
  await waitFor(() => expect(calls(LAUNCH)).toHaveLength(1))
  fakeTime()
  resolve(opensAt('https://chat.example/?launch=1'))
  // Until the address has come; nothing of it needs time.
  await advance(0)
  await advance(0)
  const isOpen = () => screen.queryByTitle('Trò chuyện') !== null
  await advance(400)
  expect(isOpen()).toBe(false)
  await advance(300)
  expect(isOpen()).toBe(true)
})

test('what waited in the chat is asked for again once it is left', async () => {
  const { user, calls } = await open('/m/chat', {
    after: '/m/message',
    as: 'demo01',
    answers: { [LAUNCH]: opensAt('https://chat.example/') },
  })
  await frame()
  await user.click(screen.getByRole('button', { name: 'Quay lại' }))
  await screen.findByRole('link', { name: /^Trò chuyện/ })
  await waitFor(() => expect(calls('CBS_unreadCount')).not.toEqual([]))
})

test('the chat can close itself, and leads to the messages', async () => {
  const { address } = await tapChat('demo02')
  const data = { longan: 'close' }
  const source = (await frame()).contentWindow
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://chat.example', source }))
  await waitFor(() => expect(address()).toBe('/m/message'))
})

test('a chat that does not open says why and can be tried again', async () => {
  let answer = refused()
  const { user } = await open('/m/chat', { as: 'demo02', answers: { [LAUNCH]: () => answer.clone() } })
  expect(await screen.findByText('Lỗi hệ thống, vui lòng thử lại')).toBeTruthy()
  answer = opensAt('https://chat.example/')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await frame()).toBeTruthy()
})

test('an address that is none is not opened', async () => {
  await open('/m/chat', { as: 'demo02', answers: { [LAUNCH]: opensAt('javascript:alert(1)') } })
  expect(await screen.findByText('Địa chỉ yêu cầu trống')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})
