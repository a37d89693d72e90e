import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/session.ts'
import { storage } from '#lib/storage.ts'
import { good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const GAME = '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001'
const left = { userName: 'demo02', address: GAME, name: 'Cá Chép Hóa Rồng' }
const answers = { launchGame: () => good({ content: { game_url: 'https://games.example/slot?launch=1' } }) }
const bar = () => screen.findByRole('complementary', { name: 'Game đang chơi dở' })

/** A message as the game in the frame sends it. */
function say(data: object) {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Chơi game')
  dispatchEvent(new MessageEvent('message', { source, origin: 'https://games.example', data }))
}

test('who leaves a game for the deposit is one tap away from it', async () => {
  const { address, user } = await open(GAME, { as: 'demo02', answers })
  await screen.findByTitle('Chơi game')
  await screen.findByRole('heading', { level: 1, name: 'Cá Chép Hóa Rồng' })
  say({ longan: 'deposit' })
  await waitFor(() => expect(address()).toBe('/m/voucherCenter'))
  const way = within(await bar())
  expect(way.getByText('Cá Chép Hóa Rồng')).toBeTruthy()
  await user.click(way.getByRole('button', { name: 'Chơi tiếp' }))
  expect(address()).toBe(GAME)
  expect(await screen.findByTitle('Chơi game')).toBeTruthy()
  expect(storage.get('leftGame')).toBeUndefined()
})

test('a game that was closed is over', async () => {
  const { user, address } = await open(GAME, { as: 'demo02', after: '/m/set', answers })
  await screen.findByTitle('Chơi game')
  await user.click(screen.getByRole('button', { name: 'Đóng' }))
  await waitFor(() => expect(address()).toBe('/m/set'))
  expect(storage.get('leftGame')).toBeUndefined()
})

test('put away, the bar stays away', async () => {
  storage.set('leftGame', left)
  const { user } = await open('/m/set', { as: 'demo02' })
  await user.click(within(await bar()).getByRole('button', { name: 'Đóng' }))
  expect(screen.queryByRole('complementary', { name: 'Game đang chơi dở' })).toBeNull()
  expect(storage.get('leftGame')).toBeUndefined()
})

test('nobody is offered the game of another', async () => {
  storage.set('leftGame', left)
  await open('/m/set', { as: 'demo01' })
  expect(session.get()?.userName).toBe('demo01')
  expect(await screen.findAllByRole('button', { name: 'Hỗ trợ' })).not.toEqual([])
  expect(screen.queryByRole('complementary', { name: 'Game đang chơi dở' })).toBeNull()
})
