import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { changeLanguage } from '#i18n/i18n.ts'
import { storage } from '#lib/storage/storage.ts'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { advance, flushUntil, fakeTime } from '#testing/fake-time.ts'
import { t } from '#testing/text.ts'

const BOOK = 'https://book.example'
const opensAt = (path: string) => success({ content: { game_url: `${BOOK}/${path}` } })

const frame = () => document.querySelector('iframe')!

async function openBook(options: ScreenOptions = {}) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const deferred = (path: string) => async () => (await isReleased, opensAt(path))
  const answers = { launchGuestSports: deferred('guest'), launchGame: deferred('member'), ...options.answers }
  const view = await renderScreen('/m/fbGame', { ...options, answers })
  const launches = () => [...view.calls('launchGuestSports'), ...view.calls('launchGame')].length
  await waitFor(() => expect(launches()).toBe(1))
  fakeTime()
  release()
  const waitForLaunches = (times: number) => flushUntil(() => launches() === times && frame())
  await waitForLaunches(1)
  return { ...view, launches, waitForLaunches }
}

const restorePage = (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted }))

const postFromBook = (data: object, { origin = BOOK, source = frame().contentWindow as Window | null } = {}) =>
  fireEvent(window, new MessageEvent('message', { data, origin, source }))

const reloginMessage = { relogin: true }

test('a guest sees the book at the address of the guests’ launch [G-7-33]', async () => {
  const { calls, lastQuery } = await openBook()
  await advance(150)
  expect(frame().src).toBe(`${BOOK}/guest`)
  expect(lastQuery('launchGuestSports')).toMatchObject({ platform: 'html5' })
  expect(calls('launchGame')).toEqual([])
})

test('a member opens the book of vendor FB by the launch of members', async () => {
  const { calls, lastQuery } = await openBook({ as: 'demo01' })
  await advance(150)
  expect(frame().src).toBe(`${BOOK}/member`)
  expect(document.title).toBe('Thể thao trực tuyến · Sơn Mài')
  expect(lastQuery('launchGame')).toMatchObject({ vassalage: 'FB', gameType: 'SPORTS', launchMode: 'GLS' })
  expect(calls('launchGuestSports')).toEqual([])
})

test('the frame is blank for 150 ms, then it has the address [G-4-23]', async () => {
  const { waitForLaunches } = await openBook()
  await advance(150)
  restorePage(true)
  await waitForLaunches(2)
  expect(frame().src).toBe('about:blank')
  await advance(149)
  expect(frame().src).toBe('about:blank')
  await advance(1)
  expect(frame().src).toBe(`${BOOK}/guest`)
})

test('the frame becomes visible 100 ms after its load, and the blank one never [G-4-24]', async () => {
  await openBook()
  fireEvent.load(frame())
  await advance(150)
  fireEvent.load(frame())
  await advance(99)
  expect(frame().style.visibility).toBe('hidden')
  expect(screen.getByText(t('app:launching'))).toBeTruthy()
  await advance(1)
  expect(frame().style.visibility).toBe('visible')
  expect(screen.queryByText(t('app:launching'))).toBeNull()
})

test('with a session the book is opened again, for the member [G-2-87]', async () => {
  const { calls, signIn, waitForLaunches } = await openBook()
  expect(calls('launchGame')).toEqual([])
  const member = await signIn('demo01')
  act(() => session.signIn(member))
  await waitForLaunches(2)
  await advance(150)
  expect(calls('launchGame')).toHaveLength(1)
  expect(frame().src).toBe(`${BOOK}/member`)
})

test('another language opens the book again, 250 ms after the last change [G-2-88]', async () => {
  const { launches, waitForLaunches } = await openBook()
  await act(() => changeLanguage('EN'))
  await advance(200)
  await act(() => changeLanguage('VI'))
  await advance(249)
  expect(launches()).toBe(1)
  await advance(1)
  await waitForLaunches(2)
  await advance(1000)
  expect(launches()).toBe(2)
})

test('when the page is restored from the browser’s cache, the book is opened again [G-2-89]', async () => {
  const { launches, waitForLaunches } = await openBook()
  restorePage(false)
  await advance(1000)
  expect(launches()).toBe(1)
  restorePage(true)
  await waitForLaunches(2)
})

test('only the book may ask a guest to log in [G-2-90]', async () => {
  const { address } = await openBook()
  postFromBook(reloginMessage, { origin: 'https://evil.example' })
  postFromBook(reloginMessage, { source: window })
  postFromBook({ relogin: false })
  expect(address()).toBe('/m/fbGame')
  postFromBook(reloginMessage)
  await flushUntil(() => address() === '/m/login')
  expect(storage.get('returnTo')).toBe('/m/fbGame')
})

test('a guest who is asked to log in sees the reason', async () => {
  await openBook()
  postFromBook(reloginMessage)
  await flushUntil(() => screen.queryByText(t('play:logInFirst')))
  expect(session.get()).toBeUndefined()
})

test('a member whose session the book rejects logs in again, sees the reason, and returns', async () => {
  const { address } = await openBook({ as: 'demo01' })
  postFromBook(reloginMessage)
  await flushUntil(() => address() === '/m/login')
  expect(session.get()).toBeUndefined()
  expect(storage.get('returnTo')).toBe('/m/fbGame')
  await flushUntil(() => screen.queryByText(/bạn chưa đăng nhập/))
})

test('the balance is neither shown nor requested here [A-2-25]', async () => {
  const { calls } = await openBook({ as: { type: 0 }, answers: { getWallet: success({ sumBalance: 100.5 }) } })
  await advance(1000)
  expect(screen.queryByText(/100|\*{2}/)).toBeNull()
  expect(calls('getWallet')).toEqual([])
})

test('a failed launch shows the reason, can be retried and can be closed', async () => {
  let reply = refusal('vendor_under_maintenance', 400)
  const answers = { launchGuestSports: () => reply.clone() }
  const { user, address } = await renderScreen('/m/fbGame', { after: '/m/sports', answers })
  expect(await screen.findByText(t('problems:vendor_under_maintenance'))).toBeTruthy()
  reply = opensAt('guest')
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  await waitFor(() => expect(frame()?.src).toBe(`${BOOK}/guest`))
  await user.click(screen.getByRole('button', { name: t('app:close') }))
  expect(address()).toBe('/m/sports')
})
