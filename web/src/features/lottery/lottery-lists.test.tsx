import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#testing/open.tsx'

const openLotteries = (at = '/m/lott') => open(at)
const lotteries = () => screen.findByRole('list', { name: 'Xổ số ba miền' })
const isKept = (key: string) => waitFor(() => expect(localStorage.getItem(key), key).toBeTruthy())

test('at its address is the list of lotteries [G-2-11]', async () => {
  const { address, calls } = await openLotteries()
  expect(await lotteries()).toBeTruthy()
  expect(address()).toBe('/m/lott')
  await waitFor(() => expect(calls('game').map(({ query }) => query.get('prizeMode'))).toContain('Lott'))
})

test('the popular lotteries are asked for by device and prize mode [G-7-26]', async () => {
  const { calls, lastQuery } = await openLotteries()
  await waitFor(() => expect(calls('popular')).toHaveLength(1))
  expect(lastQuery('popular')).toMatchObject({ device: 'MOBILE', prizeMode: 'SEA' })
})

test('the rounds are asked for by device and prize mode, twelve of them [G-7-27]', async () => {
  const { calls } = await openLotteries()
  await waitFor(() => expect(calls('game')).toHaveLength(2))
  const rounds = { device: 'MOBILE', count: '12', language: 'VI', showTableGame: 'false' }
  expect(calls('game').map(({ query }) => Object.fromEntries(query))).toEqual([
    { ...rounds, prizeMode: 'Lott' },
    { ...rounds, prizeMode: 'SEA' },
  ])
})

test('the menus are asked for by device, the South-East Asian ones by prize mode [G-7-28]', async () => {
  const { calls } = await openLotteries()
  await waitFor(() => expect(calls('game_menus')).toHaveLength(2))
  const asked = calls('game_menus').map(({ query }) => [query.get('device'), query.get('prizeMode')])
  expect(asked).toEqual([
    ['MOBILE', null],
    [null, 'SEA'],
  ])
})

test.each([
  ['A-3-62', '/m/lott', 'lottList', 'Miền Bắc'],
  ['A-3-63', '/m/elott', 'elottList', 'Siêu Tốc 45 giây'],
])('[%s] what %s listed is kept as %s', async (...[, at, key, name]) => {
  await openLotteries(at)
  await screen.findByRole('button', { name })
  await isKept(key)
  expect(localStorage.getItem(key)).toContain(`"labelName":"${name}"`)
  expect(localStorage.getItem(key === 'lottList' ? 'elottList' : 'lottList')).toBeNull()
})

test('the lotteries of the games are kept [A-3-66]', async () => {
  await openLotteries()
  await isKept('getGameLotts')
  expect(localStorage.getItem('getGameLotts')).toContain('gameGroupCode')
})

test('what is searched stands in the address beside the group, and is found there again', async () => {
  const { user, address, unmount } = await openLotteries('/m/lott?group=fav')
  await user.type(await screen.findByRole('searchbox'), 'sieu toc 45')
  await waitFor(() => expect(address()).toBe('/m/lott?group=fav&q=sieu+toc+45'))
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  unmount()
  const again = await openLotteries('/m/lott?group=fav&q=sieu+toc+45')
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  await again.user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(again.address()).toBe('/m/lott?group=fav'))
})
