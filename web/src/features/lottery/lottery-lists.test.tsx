import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lotteryMenusQuery } from '#api/games/lottery.queries.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const openLotteries = (at = '/m/lott') => renderScreen(at)
const lotteries = () => screen.findByRole('list', { name: 'Xổ số ba miền' })
const waitForStored = (key: string) => waitFor(() => expect(localStorage.getItem(key), key).toBeTruthy())

test('its address shows the list of lotteries [G-2-11]', async () => {
  const { address, calls } = await openLotteries()
  expect(await lotteries()).toBeTruthy()
  expect(address()).toBe('/m/lott')
  await waitFor(() => expect(calls('listOpenedNumeros').map(({ query }) => query.get('prizeMode'))).toContain('Lott'))
})

test('the popular lotteries are requested with device and prize mode [G-7-26]', async () => {
  const { calls, lastQuery } = await openLotteries()
  await waitFor(() => expect(calls('listPopularLotteries')).toHaveLength(1))
  expect(lastQuery('listPopularLotteries')).toMatchObject({ device: 'MOBILE', prizeMode: 'SEA' })
})

test('the rounds are requested with device and prize mode, twelve of them [G-7-27]', async () => {
  const { calls } = await openLotteries()
  await waitFor(() => expect(calls('listOpenedNumeros')).toHaveLength(2))
  const rounds = { device: 'MOBILE', count: '12', language: 'VI', showTableGame: 'false' }
  expect(calls('listOpenedNumeros').map(({ query }) => Object.fromEntries(query))).toEqual([
    { ...rounds, prizeMode: 'Lott' },
    { ...rounds, prizeMode: 'SEA' },
  ])
})

test('the menus are requested with the device, the South-East Asian ones with the prize mode [G-7-28]', async () => {
  const { calls } = await openLotteries()
  await waitFor(() => expect(calls('listLotteryMenus')).toHaveLength(2))
  const requests = calls('listLotteryMenus').map(({ query }) => [query.get('device'), query.get('prizeMode')])
  expect(requests).toEqual([
    ['MOBILE', null],
    [null, 'SEA'],
  ])
})

test.each([
  ['A-3-62', '/m/lott', 'lottList', 'Miền Bắc'],
  ['A-3-63', '/m/elott', 'elottList', 'Siêu Tốc 45 giây'],
])('[%s] the lotteries listed at %s are stored as %s', async (...[, at, key, name]) => {
  await openLotteries(at)
  await screen.findByRole('button', { name })
  await waitForStored(key)
  expect(localStorage.getItem(key)).toContain(`"labelName":"${name}"`)
  expect(localStorage.getItem(key === 'lottList' ? 'elottList' : 'lottList')).toBeNull()
})

test('the lotteries of the games are stored [A-3-66]', async () => {
  const { client } = await openLotteries()
  await waitForStored('getGameLotts')
  const groups = client.getQueryData(lotteryMenusQuery('VI').queryKey)
  expect(groups?.length).toBeGreaterThan(1)
  expect(JSON.parse(localStorage.getItem('getGameLotts')!)).toEqual(groups)
})

test('the search text is stored in the URL next to the group, and restored from it', async () => {
  const { user, address, unmount } = await openLotteries('/m/lott?group=SEA')
  await user.type(await screen.findByRole('searchbox'), 'sieu toc 45')
  await waitFor(() => expect(address()).toBe('/m/lott?group=SEA&q=sieu+toc+45'))
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  unmount()
  const again = await openLotteries('/m/lott?group=SEA&q=sieu+toc+45')
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  await again.user.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(again.address()).toBe('/m/lott?group=SEA'))
})
