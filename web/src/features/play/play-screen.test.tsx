import { myGames } from '@longan/sdk/my-games'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { setTheme } from '#lib/storage/theme.ts'
import { type Answer, success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { PlayScreen } from './play-screen.tsx'
import { t } from '#testing/text.ts'

const SLOT = '/m/play?vassalage=KIMLONG&gameType=RNG'

const opensAt = (url: string) => success({ content: { game_url: url } })

const play = (launchGame: Answer, at = SLOT) =>
  renderScreen(<PlayScreen />, { at, as: 'demo02', answers: { launchGame } })

test('the game opens at the address of the response, full screen with a close button [G-7-32]', async () => {
  await play(opensAt('https://games.example/slot?launch=1'))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('titles:play'))
  expect(frame.src).toBe('https://games.example/slot?launch=1')
  expect(screen.getByRole('button', { name: t('app:close') })).toBeTruthy()
})

test('the balance appears once: in the game, not in the bar above it', async () => {
  const { calls } = await play(opensAt('https://games.example/slot?launch=1'))
  await screen.findByTitle(t('titles:play'))
  expect(screen.getByRole('banner').textContent).toBe(t('titles:play'))
  expect(calls('getWallet')).toEqual([])
})

test.each([
  ['a game', '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001', 'Cá Chép Hóa Rồng'],
  ['a lottery', '/m/play?vassalage=TCG_LOTTO_VN&gameType=LOTT&gameCode=VNQ45', 'Siêu Tốc 45 giây'],
  ['a lobby', '/m/play?vassalage=SEN&gameType=LIVE&nodeId=9005&gameCode=lobby', 'Sen Studio'],
])('%s opened by its URL shows its name, also as the document title', async (_kind, at, name) => {
  await renderScreen(at, { as: 'demo02' })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(document.title).toBe(`${name} · Sơn Mài`)
})

test('a theme change does not reload the game: the game gets a message and changes its theme', async () => {
  await play(opensAt('/partners/slot/?launch=1'))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('titles:play'))
  const { src } = frame
  const postMessage = vi.spyOn(frame.contentWindow!, 'postMessage')
  act(() => setTheme('light'))
  expect(frame.src).toBe(src)
  expect(postMessage.mock.calls).toEqual([[{ longan: 'theme', theme: 'light' }, '*']])
  act(() => setTheme('dark'))
})

test('a game closes once, even if it sends the message many times', async () => {
  const { address } = await renderScreen('/m/play?vassalage=KIMLONG&gameType=RNG', {
    after: '/m/slotsCenter',
    as: 'demo02',
    answers: { launchGame: opensAt('https://games.example/slot') },
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('titles:play'))
  const data = { longan: 'close' }
  for (let times = 0; times < 20; times++)
    fireEvent(
      window,
      new MessageEvent('message', { data, origin: 'https://games.example', source: frame.contentWindow }),
    )
  await waitFor(() => expect(address()).toBe('/m/slotsCenter'))
})

test('a response without an address shows an error, and nothing opens [A-8-24]', async () => {
  await play(opensAt(''))
  expect(await screen.findByText(t('app:urlEmpty'))).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
})

test('a refused launch shows the reason and can be retried', async () => {
  let reply = refusal('vendor_under_maintenance', 400)
  const { user } = await play(() => reply.clone())
  expect(await screen.findByText(t('problems:vendor_under_maintenance'))).toBeTruthy()
  reply = opensAt('https://games.example/slot')
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByTitle(t('titles:play'))).toBeTruthy()
})

test('a member whose balance is too low for a game is offered the deposit', async () => {
  const { user, address } = await play(refusal('launch_game_balance_not_enough', 400))
  expect(await screen.findByText(t('problems:launch_game_balance_not_enough'))).toBeTruthy()
  await user.click(screen.getByRole('link', { name: t('app:deposit') }))
  expect(address()).toBe('/m/voucherCenter')
})

test('a game whose player has too little money opens the deposit', async () => {
  const { address } = await play(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('titles:play'))
  const data = { longan: 'deposit' }
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://games.example', source: frame.contentWindow }))
  expect(address()).toBe('/m/voucherCenter')
})

test('only messages of the frame itself are accepted: its relogin message ends the session', async () => {
  await play(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('titles:play'))
  const postFromFrame = (origin: string, source: Window | null) =>
    fireEvent(window, new MessageEvent('message', { data: { relogin: true }, origin, source }))
  postFromFrame('https://evil.example', frame.contentWindow)
  postFromFrame('https://games.example', window)
  expect(session.get()).toBeDefined()
  postFromFrame('https://games.example', frame.contentWindow)
  expect(session.get()).toBeUndefined()
})

test('the wallet is invalidated when the game reports a balance change', async () => {
  const { client } = await play(opensAt('https://games.example/slot'))
  const frame = await screen.findByTitle<HTMLIFrameElement>(t('titles:play'))
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

test('an opened game is added to my recent games [G-7-23]', async () => {
  const at = '/m/play?vassalage=GNM&gameType=RNG&nodeId=10002'
  const { world } = await renderScreen(<PlayScreen />, { at, as: 'demo02' })
  await screen.findByTitle(t('titles:play'))
  await waitFor(() => expect(world.journal.count('addRecentGame')).toBe(1))
  expect((await myGames(http).listRecent()).items.map(({ nodeId }) => nodeId)).toEqual([10002])
})

test('a game known only by its code is requested only by its code', async () => {
  const { calls } = await play(opensAt('https://games.example/slot'), `${SLOT}&gameCode=GNM_RNG_001`)
  await screen.findByTitle(t('titles:play'))
  const [launch] = calls('launchGame')
  expect([launch?.query.get('gameCode'), launch?.query.has('nodeId')]).toEqual(['GNM_RNG_001', false])
})
