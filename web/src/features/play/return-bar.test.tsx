import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { storage } from '#lib/storage/storage.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const GAME = '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001'
const left = { userName: 'demo02', address: GAME, name: 'Cá Chép Hóa Rồng' }
const answers = { launchGame: () => success({ content: { game_url: 'https://games.example/slot?launch=1' } }) }
const bar = () => screen.findByRole('complementary', { name: t('play:unfinished') })

function postFromGame(data: object) {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>(t('titles:play'))
  dispatchEvent(new MessageEvent('message', { source, origin: 'https://games.example', data }))
}

test('a player who leaves a game for the deposit can return to it with one tap', async () => {
  const { address, user } = await renderScreen(GAME, { as: 'demo02', answers })
  await screen.findByTitle(t('titles:play'))
  await screen.findByRole('heading', { level: 1, name: 'Cá Chép Hóa Rồng' })
  postFromGame({ longan: 'deposit' })
  await waitFor(() => expect(address()).toBe('/m/voucherCenter'))
  const banner = within(await bar())
  expect(banner.getByText('Cá Chép Hóa Rồng')).toBeTruthy()
  await user.click(banner.getByRole('button', { name: t('play:resume') }))
  expect(address()).toBe(GAME)
  expect(await screen.findByTitle(t('titles:play'))).toBeTruthy()
  expect(storage.get('leftGame')).toBeUndefined()
})

test('a closed game is not offered again', async () => {
  const { user, address } = await renderScreen(GAME, { as: 'demo02', after: '/m/set', answers })
  await screen.findByTitle(t('titles:play'))
  await user.click(screen.getByRole('button', { name: t('app:close') }))
  await waitFor(() => expect(address()).toBe('/m/set'))
  expect(storage.get('leftGame')).toBeUndefined()
})

test('a dismissed return bar stays hidden', async () => {
  storage.set('leftGame', left)
  const { user } = await renderScreen('/m/set', { as: 'demo02' })
  await user.click(within(await bar()).getByRole('button', { name: t('app:close') }))
  expect(screen.queryByRole('complementary', { name: t('play:unfinished') })).toBeNull()
  expect(storage.get('leftGame')).toBeUndefined()
})

test('the game of one member is not offered to another', async () => {
  storage.set('leftGame', left)
  await renderScreen('/m/set', { as: 'demo01' })
  expect(session.get()?.userName).toBe('demo01')
  expect(await screen.findAllByRole('button', { name: t('app:service') })).not.toEqual([])
  expect(screen.queryByRole('complementary', { name: t('play:unfinished') })).toBeNull()
})
