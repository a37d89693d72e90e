import { myGames } from '@longan/sdk/my-games'
import { session as gatewaySession } from '@longan/sdk/session'
// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { aSession, renderScreen } from '#testing/render-screen.tsx'
import { PlayScreen } from './play-screen.tsx'

const SLOT = '/m/play?vassalage=KIMLONG&gameType=RNG'

/** A reply of the gateway to a launch, whatever else is asked. */
const launching =
  (reply: object, status = 200) =>
  async (request: Request) =>
    request.url.includes('/wps/game/launchGame')
      ? Response.json(reply, { status })
      : Response.json({ success: true, value: { sumBalance: 100.5 } })

const opensAt = (url: string) => launching({ success: true, value: { content: { game_url: url } } })

const open = (fetch: (request: Request) => Promise<Response>) =>
  renderScreen(<PlayScreen />, {
    at: SLOT,
    as: aSession(),
    fetch,
  })

test('the game opens at the address of the reply, full screen under a way out [G-7-32]', async () => {
  await open(opensAt('https://games.example/slot?launch=1'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  expect(frame.src).toBe('https://games.example/slot?launch=1')
  expect(screen.getByRole('button', { name: 'Đóng' })).toBeTruthy()
  expect(await screen.findByText(/100/)).toBeTruthy()
})

test('a reply without an address is told, and nothing opens [A-8-24]', async () => {
  await open(opensAt(''))
  expect(await screen.findByText('Địa chỉ yêu cầu trống')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})

test('a refused launch says why and can be tried again', async () => {
  const replies = [
    launching({ success: false, errorCode: 'vendor_under_maintenance', message: 'x' }, 400),
    opensAt('https://games.example/slot'),
  ]
  let current = 0
  const { user } = await open((request) => replies[current]!(request))
  expect(await screen.findByText('Nhà cung cấp đang bảo trì')).toBeTruthy()
  current = 1
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByTitle('Chơi game')).toBeTruthy()
})

test('only the frame itself is heard: its word that the login has ended ends the session', async () => {
  await open(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  const say = (origin: string, source: Window | null) =>
    fireEvent(window, new MessageEvent('message', { data: { relogin: true }, origin, source }))
  say('https://evil.example', frame.contentWindow)
  say('https://games.example', window)
  expect(session.get()).toBeDefined()
  say('https://games.example', frame.contentWindow)
  expect(session.get()).toBeUndefined()
})

test('the wallet is asked again when the game says that money moved', async () => {
  const { client } = await open(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  await waitFor(() => expect(client.isFetching({ queryKey: ['wallet'] })).toBe(0))
  const asked: string[] = []
  client.getQueryCache().subscribe(({ query, type }) => type === 'updated' && asked.push(String(query.queryKey[0])))
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { longan: 'balance-changed' },
      origin: 'https://games.example',
      source: frame.contentWindow,
    }),
  )
  await waitFor(() => expect(asked).toContain('wallet'))
})

test('an opened game is noted among my recent ones [G-7-23]', async () => {
  const { mock, client } = await renderScreen(<PlayScreen />, { at: '/m/play?vassalage=GNM&gameType=RNG&nodeId=10002' })
  session.signIn(await gatewaySession(http).login({ type: 'username', username: 'demo02', password: 'Demo@123' }))
  await client.resetQueries()
  await screen.findByTitle('Chơi game')
  const { world } = await mock.worlds.open('default')
  await waitFor(() => expect(world.journal.count('addRecentGame')).toBe(1))
  expect((await myGames(http).listRecent()).list.map(({ nodeId }) => nodeId)).toEqual([10002])
})

test('a game known by its code alone is asked for by its code alone', async () => {
  const asked: URLSearchParams[] = []
  const reply = opensAt('https://games.example/slot')
  await renderScreen(<PlayScreen />, {
    at: `${SLOT}&gameCode=GNM_RNG_001`,
    as: aSession(),
    fetch: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith('/launchGame')) asked.push(searchParams)
      return reply(request)
    },
  })
  await screen.findByTitle('Chơi game')
  expect([asked[0]?.get('gameCode'), asked[0]?.has('nodeId')]).toEqual(['GNM_RNG_001', false])
})
