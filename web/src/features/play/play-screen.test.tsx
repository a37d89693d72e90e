import { myGames } from '@longan/sdk/my-games'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { http } from '#api/gateway.ts'
import { session } from '#api/session.ts'
import { walletQuery } from '#api/wallet.queries.ts'
import { setTheme } from '#lib/theme.ts'
import { type Answer, good, refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'
import { PlayScreen } from './play-screen.tsx'

const SLOT = '/m/play?vassalage=KIMLONG&gameType=RNG'

const opensAt = (url: string) => good({ content: { game_url: url } })

const play = (launchGame: Answer, at = SLOT) => open(<PlayScreen />, { at, as: 'demo02', answers: { launchGame } })

test('the game opens at the address of the reply, full screen under a way out [G-7-32]', async () => {
  await play(opensAt('https://games.example/slot?launch=1'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  expect(frame.src).toBe('https://games.example/slot?launch=1')
  expect(screen.getByRole('button', { name: 'Đóng' })).toBeTruthy()
})

test('the balance stands once: the game shows it, and the bar above it does not', async () => {
  const { calls } = await play(opensAt('https://games.example/slot?launch=1'))
  await screen.findByTitle('Chơi game')
  expect(screen.getByRole('banner').textContent).toBe('Chơi game')
  expect(calls('gcs')).toEqual([])
})

test.each([
  ['a game', '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001', 'Cá Chép Hóa Rồng'],
  ['a lottery', '/m/play?vassalage=TCG_LOTTO_VN&gameType=LOTT&gameCode=VNQ45', 'Siêu Tốc 45 giây'],
  ['a lobby', '/m/play?vassalage=SEN&gameType=LIVE&nodeId=9005&gameCode=lobby', 'Sen Studio'],
])('%s opened by its address bears its name, and so does its tab', async (_kind, at, name) => {
  await open(at, { as: 'demo02' })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(document.title).toBe(`${name} · Sơn Mài`)
})

test('another theme does not begin the game anew: the game is told, and wears it', async () => {
  await play(opensAt('/partners/slot/?launch=1'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  const { src } = frame
  const told = vi.spyOn(frame.contentWindow!, 'postMessage')
  act(() => setTheme('light'))
  expect(frame.src).toBe(src)
  expect(told.mock.calls).toEqual([[{ longan: 'theme', theme: 'light' }, '*']])
  act(() => setTheme('dark'))
})

test('a game can close itself once, however often it says so', async () => {
  const { address } = await open('/m/play?vassalage=KIMLONG&gameType=RNG', {
    after: '/m/slotsCenter',
    as: 'demo02',
    answers: { launchGame: opensAt('https://games.example/slot') },
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  const data = { longan: 'close' }
  for (let times = 0; times < 20; times++)
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: 'https://games.example', source: frame.contentWindow }),
    )
  await waitFor(() => expect(address()).toBe('/m/slotsCenter'))
})

test('a reply without an address is told, and nothing opens [A-8-24]', async () => {
  await play(opensAt(''))
  expect(await screen.findByText('Địa chỉ yêu cầu trống')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})

test('a refused launch says why and can be tried again', async () => {
  let reply = refused('vendor_under_maintenance', 400)
  const { user } = await play(() => reply.clone())
  expect(await screen.findByText('Nhà cung cấp đang bảo trì')).toBeTruthy()
  reply = opensAt('https://games.example/slot')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByTitle('Chơi game')).toBeTruthy()
})

test('whoever has too little for a game is led to the deposit', async () => {
  const { user, address } = await play(refused('launch_game_balance_not_enough', 400))
  expect(await screen.findByText('Số dư không đủ để mở game')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Nạp tiền' }))
  expect(address()).toBe('/m/voucherCenter')
})

test('a game whose player has too little leads to the deposit', async () => {
  const { address } = await play(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  const data = { longan: 'deposit' }
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://games.example', source: frame.contentWindow }))
  expect(address()).toBe('/m/voucherCenter')
})

test('only the frame itself is heard: its word that the login has ended ends the session', async () => {
  await play(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  const say = (origin: string, source: Window | null) =>
    fireEvent(window, new MessageEvent('message', { data: { relogin: true }, origin, source }))
  say('https://evil.example', frame.contentWindow)
  say('https://games.example', window)
  expect(session.get()).toBeDefined()
  say('https://games.example', frame.contentWindow)
  expect(session.get()).toBeUndefined()
})

test('what was known of the wallet is old when the game says that money moved', async () => {
  const { client } = await play(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chơi game')
  client.setQueryData(walletQuery().queryKey, { sumBalance: 1 })
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { longan: 'balance-changed' },
      origin: 'https://games.example',
      source: frame.contentWindow,
    }),
  )
  expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(true)
})

test('an opened game is noted among my recent ones [G-7-23]', async () => {
  const at = '/m/play?vassalage=GNM&gameType=RNG&nodeId=10002'
  const { world } = await open(<PlayScreen />, { at, as: 'demo02' })
  await screen.findByTitle('Chơi game')
  await waitFor(() => expect(world.journal.count('addRecentGame')).toBe(1))
  expect((await myGames(http).listRecent()).list.map(({ nodeId }) => nodeId)).toEqual([10002])
})

test('a game known by its code alone is asked for by its code alone', async () => {
  const { calls } = await play(opensAt('https://games.example/slot'), `${SLOT}&gameCode=GNM_RNG_001`)
  await screen.findByTitle('Chơi game')
  const [launch] = calls('launchGame')
  expect([launch?.query.get('gameCode'), launch?.query.has('nodeId')]).toEqual(['GNM_RNG_001', false])
})
