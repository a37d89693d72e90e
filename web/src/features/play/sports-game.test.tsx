import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { changeLanguage } from '#i18n/i18n.ts'
import { storage } from '#lib/storage.ts'
import { good, refused } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'
import { advance, settled, fakeTime } from '#testing/fake-time.ts'

const BOOK = 'https://book.example'
const opensAt = (path: string) => good({ content: { game_url: `${BOOK}/${path}` } })

const frame = () => document.querySelector('iframe')!

/** The page of the sports book as it learns where that opens; from then on time stands still. */
async function openBook(options: Options = {}) {
  const { promise: isTime, resolve: go } = Promise.withResolvers<void>()
  const later = (path: string) => async () => (await isTime, opensAt(path))
  const answers = { GCS_gameLaunchFB: later('guest'), launchGame: later('member'), ...options.answers }
  const view = await open('/m/fbGame', { ...options, answers })
  const launches = () => [...view.calls('GCS_gameLaunchFB'), ...view.calls('launchGame')].length
  await waitFor(() => expect(launches()).toBe(1))
  fakeTime()
  go()
  /** Something makes the page open the book anew: it has asked so often by now. */
  const asked = (times: number) => settled(() => launches() === times && frame())
  await asked(1)
  return { ...view, launches, asked }
}

/** The page is brought back by the browser; from its cache, or by a reload. */
const comesBack = (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted }))

/** The book, or somebody who would like to be it, says something. */
const say = (data: object, { origin = BOOK, source = frame().contentWindow as Window | null } = {}) =>
  fireEvent(window, new MessageEvent('message', { data, origin, source }))

const wanted = { relogin: true }

test('a guest looks at the book at the address of the guests’ launch [G-7-33]', async () => {
  const { calls, lastQuery } = await openBook()
  await advance(150)
  expect(frame().src).toBe(`${BOOK}/guest`)
  expect(lastQuery('GCS_gameLaunchFB')).toMatchObject({ platform: 'html5' })
  expect(calls('launchGame')).toEqual([])
})

test('a member opens the book of vendor FB by the launch of members', async () => {
  const { calls, lastQuery } = await openBook({ as: 'demo01' })
  await advance(150)
  expect(frame().src).toBe(`${BOOK}/member`)
  expect(document.title).toBe('Thể thao trực tuyến · Sơn Mài')
  expect(lastQuery('launchGame')).toMatchObject({ vassalage: 'FB', gameType: 'SPORTS', launchMode: 'GLS' })
  expect(calls('GCS_gameLaunchFB')).toEqual([])
})

test('the frame is blank for 150 ms, then it has the address [G-4-23]', async () => {
  const { asked } = await openBook()
  await advance(150)
  comesBack(true)
  await asked(2)
  expect(frame().src).toBe('about:blank')
  await advance(149)
  expect(frame().src).toBe('about:blank')
  await advance(1)
  expect(frame().src).toBe(`${BOOK}/guest`)
})

test('the frame is seen 100 ms after its load, and the blank one never [G-4-24]', async () => {
  await openBook()
  fireEvent.load(frame())
  await advance(150)
  fireEvent.load(frame())
  await advance(99)
  expect(frame().style.visibility).toBe('hidden')
  expect(screen.getByText('Đang mở game')).toBeTruthy()
  await advance(1)
  expect(frame().style.visibility).toBe('visible')
  expect(screen.queryByText('Đang mở game')).toBeNull()
})

test('with a session the book is opened anew, for the member [G-2-87]', async () => {
  const { calls, signIn, asked } = await openBook()
  expect(calls('launchGame')).toEqual([])
  const member = await signIn('demo01')
  act(() => session.signIn(member))
  await asked(2)
  await advance(150)
  expect(calls('launchGame')).toHaveLength(1)
  expect(frame().src).toBe(`${BOOK}/member`)
})

test('another language opens the book anew, 250 ms after the last change [G-2-88]', async () => {
  const { launches, asked } = await openBook()
  await act(() => changeLanguage('EN'))
  await advance(200)
  await act(() => changeLanguage('VI'))
  await advance(249)
  expect(launches()).toBe(1)
  await advance(1)
  await asked(2)
  await advance(1000)
  expect(launches()).toBe(2)
})

test('brought back from the browser’s cache, the book is opened anew [G-2-89]', async () => {
  const { launches, asked } = await openBook()
  comesBack(false)
  await advance(1000)
  expect(launches()).toBe(1)
  comesBack(true)
  await asked(2)
})

test('the book, and nobody else, may ask a guest to log in [G-2-90]', async () => {
  const { address } = await openBook()
  say(wanted, { origin: 'https://evil.example' })
  say(wanted, { source: window })
  say({ relogin: false })
  expect(address()).toBe('/m/fbGame')
  say(wanted)
  await settled(() => address() === '/m/login')
  expect(storage.get('returnTo')).toBe('/m/fbGame')
})

test('a guest who is asked to log in is told why', async () => {
  await openBook()
  say(wanted)
  await settled(() => screen.queryByText('Vui lòng đăng nhập để đặt cược'))
  expect(session.get()).toBeUndefined()
})

test('a member whom the book no longer knows logs in again, is told why, and comes back', async () => {
  const { address } = await openBook({ as: 'demo01' })
  say(wanted)
  await settled(() => address() === '/m/login')
  expect(session.get()).toBeUndefined()
  expect(storage.get('returnTo')).toBe('/m/fbGame')
  await settled(() => screen.queryByText(/bạn chưa đăng nhập/))
})

test('what a member has is not shown here, nor asked for [A-2-25]', async () => {
  const { calls } = await openBook({ as: { type: 0 }, answers: { gcs: good({ sumBalance: 100.5 }) } })
  await advance(1000)
  expect(screen.queryByText(/100|\*{2}/)).toBeNull()
  expect(calls('gcs')).toEqual([])
})

test('a launch that fails says why, can be tried again, and can be left', async () => {
  let reply = refused('vendor_under_maintenance', 400)
  const answers = { GCS_gameLaunchFB: () => reply.clone() }
  const { user, address } = await open('/m/fbGame', { after: '/m/sports', answers })
  expect(await screen.findByText('Nhà cung cấp đang bảo trì')).toBeTruthy()
  reply = opensAt('guest')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(frame()?.src).toBe(`${BOOK}/guest`))
  await user.click(screen.getByRole('button', { name: 'Đóng' }))
  expect(address()).toBe('/m/sports')
})
