import { gameCategoryValues } from '@longan/sdk'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { categoryPaths, menuOrder, type MenuCode } from './category-of.ts'
import { t } from '#testing/text.ts'

const menusNamed = (...names: string[]) =>
  Response.json(names.map((labelName, at) => ({ gameGroupCode: `GROUP${at}`, labelName, gameMenus: [] })))

test.for([
  ['LOTT', '/m/lott'],
  ['ELOTT', '/m/elott'],
] as const)('%s has a menu of lotteries with their label names [G-2-63]', async ([code, at]) => {
  const { user, address } = await renderScreen(`/m/gameCenter?gameType=${code}`, {
    answers: { listLotteryMenus: menusNamed('Quay nhanh', 'Ba miền') },
  })
  const menu = within(await screen.findByRole('navigation', { name: t('games:lotteryMenus') }))
  const links = await menu.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Quay nhanh', 'Ba miền'])
  await user.click(links[1]!)
  expect(address()).toBe(`${at}?group=GROUP1`)
})

test('only lottery categories have a menu of lotteries', async () => {
  const { calls } = await renderScreen('/m/live')
  await screen.findByRole('list', { name: t('games:vendors') })
  expect(screen.queryByRole('navigation', { name: t('games:lotteryMenus') })).toBeNull()
  expect(calls('listLotteryMenus')).toEqual([])
})

test('the categories are those of the gateway, each with its own address [G-1-09]', () => {
  const known = ['HOT', 'RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT', 'ESPORTS', 'FB']
  expect(gameCategoryValues.toSorted()).toEqual(known.toSorted())
  expect([...menuOrder].toSorted()).toEqual(known.toSorted())
  expect(new Set(known.map((code) => categoryPaths[code as MenuCode])).size).toBe(known.length)
})

test('the banner of every category has its own text', async () => {
  await renderScreen('/m/gameCenter?gameType=LOTT')
  expect(await screen.findByText(t('games:LOTTText'))).toBeTruthy()
  expect(menuOrder.filter((code) => !i18n.exists(`games:${code}Text`))).toEqual([])
})

test('a banner of the gateway has its title; if its picture fails to load, the category has its own banner again', async () => {
  await renderScreen('/m/sports')
  const banner = within(await screen.findByRole('region', { name: t('lobby:SPORTS') }))
  expect(await banner.findByText('Trận tâm điểm cuối tuần, kèo mở từ thứ Sáu')).toBeTruthy()
  expect(banner.queryByText(t('games:SPORTSText'))).toBeNull()
  const [picture] = banner.getAllByRole('presentation')
  expect(picture!.getAttribute('src')).toBe('/art/banner/football.webp')
  fireEvent.error(picture!)
  expect(await banner.findByText(t('games:SPORTSText'))).toBeTruthy()
})
