import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storage } from '#lib/storage.ts'
import { gatewayOf } from '#testing/gateway-of.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { GameCentreScreen } from './game-centre-screen.tsx'

async function open(at: string, as?: string) {
  const gateway = gatewayOf()
  const person = as ? await gateway.signIn(as) : undefined
  const view = await renderScreen(<GameCentreScreen />, { at, fetch: gateway.fetch, as: person })
  const menu = within(await screen.findByRole('navigation', { name: 'Thể loại' }))
  const selected = () => menu.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent
  return { ...view, ...gateway, menu, selected }
}
const vendorTiles = async () =>
  within(await screen.findByRole('list', { name: 'Nhà cung cấp' }))
    .getAllByRole('button')
    .map((tile) => tile.querySelector('span span')?.textContent)

test.each([
  ['/m/rng', 'Nổ hũ'],
  ['/m/live', 'Live'],
  ['/m/pvp', 'Game bài'],
  ['/m/fish', 'Bắn cá'],
  ['/m/sports', 'Thể thao'],
  ['/m/esports', 'E-sports'],
  ['/m/cockfight', 'Đá gà'],
])(
  '%s opens the game centre at %s [G-2-01] [G-2-02] [G-2-03] [G-2-04] [G-2-05] [G-2-06] [G-2-07]',
  async (at, name) => {
    const { selected } = await open(at)
    expect(selected()).toBe(name)
  },
)

test.each([
  ['/m/live?gameType=RNG', 'Live'],
  ['/m/gameCenter?gameType=PVP', 'Game bài'],
  ['/m/gameCenter?gameType=FISH', 'Bắn cá'],
  ['/m/gameCenter', 'Thể thao'],
  ['/m/gameCenter?gameType=ESPORTS', 'Thể thao'],
  ['/m/gameCenter?gameType=COCKFIGHT', 'Thể thao'],
])(
  '%s selects %s: the route wins, then the query, then sports [G-2-08] [G-2-52] [G-2-53] [G-2-54] [G-2-55]',
  async (at, name) => {
    const { selected } = await open(at)
    expect(selected()).toBe(name)
  },
)

test('the menu stands in its fixed order and scrolls by its arrows [G-2-58] [G-2-59]', async () => {
  const { menu, user } = await open('/m/rng')
  await menu.findByRole('link', { name: 'Đá gà' })
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Hot',
    'Nổ hũ',
    'Live',
    'Bắn cá',
    'Thể thao',
    'E-sports',
    'Game bài',
    'Xổ số',
    'Xổ số điện tử',
    'Bóng đá',
    'Đá gà',
  ])
  const strip = menu.getByRole('link', { name: 'Hot' }).parentElement!
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  const scrollBy = vi.fn<(options?: ScrollToOptions) => void>()
  Object.assign(strip, { scrollBy })
  await user.click(menu.getByRole('button', { name: 'Cuộn tiếp' }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 210, behavior: 'smooth' })
})

test.each([
  ['Live', '/m/live'],
  ['Nổ hũ', '/m/rng'],
  ['Xổ số', '/m/lott'],
])('%s leads to its own address [G-2-65]', async (name, target) => {
  const { menu, user, address } = await open('/m/fish')
  await user.click(await menu.findByRole('link', { name }))
  expect(address()).toBe(target)
})

test('a category shows its banner, its vendors with their marks, and can be filtered to one of them [G-2-57] [G-2-60] [G-2-61] [G-2-62] [G-2-64]', async () => {
  const { user, address } = await open('/m/live')
  const names = await vendorTiles()
  expect(names).toEqual(expect.arrayContaining(['Sen Studio', 'Hoàng Cung', 'Ánh Trăng']))
  const banner = within(screen.getByRole('region', { name: 'Live' }))
  expect(banner.getByRole('heading', { name: 'Live' })).toBeTruthy()
  const filter = within(screen.getByRole('group', { name: 'Lọc theo nhà cung cấp' }))
  const chip = filter.getByRole('button', { name: 'Hoàng Cung' })
  expect(chip.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\//)
  await user.click(chip)
  expect(await vendorTiles()).toEqual(['Hoàng Cung'])
  expect(address()).toBe('/m/live?vendor=HCU')
  await user.click(filter.getByRole('button', { name: 'Tất cả' }))
  expect(await vendorTiles()).toEqual(names)
})

test('a vendor with a list leads to it', async () => {
  const { user, address } = await open('/m/fish')
  await vendorTiles()
  await user.click(
    within(screen.getByRole('list', { name: 'Nhà cung cấp' })).getByRole('button', { name: /^Biển Xanh/ }),
  )
  expect(address()).toBe('/m/gameList?gameType=FISH&vassalage=BXA')
})

test('a vendor of a single game opens its lobby; a guest logs in first [G-3-26]', async () => {
  const { user, address } = await open('/m/live')
  await vendorTiles()
  await user.click(within(screen.getByRole('list', { name: 'Nhà cung cấp' })).getByRole('button', { name: /^Ngà Voi/ }))
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toMatch(/gameType=LIVE&nodeId=\d+&gameCode=lobby$/)
})

test('opening the centre reads the announcements of its kinds and the vendors of the merchant [G-2-66] [G-7-05] [G-7-10]', async () => {
  const { lastQuery, calls } = await open('/m/live')
  await waitFor(() => expect(calls('MCSFE_getListAnnouncements')).toHaveLength(1))
  expect(lastQuery('MCSFE_getListAnnouncements')).toMatchObject({
    types: 'B,PL,PU',
    platform: 'M',
    merchantCode: 'DEMO',
  })
  await waitFor(() => expect(Object.values(lastQuery('GCSGAME_newGameVendor'))).toContain('DEMO'))
})

test('a vendor in the address selects the search tab for it [G-2-67]', async () => {
  const { lastQuery } = await open('/m/gameCenter?gameType=RNG&vassalage=KLG')
  expect((await screen.findByRole('tab', { name: 'Tìm' })).ariaSelected).toBe('true')
  const filter = within(await screen.findByRole('group', { name: 'Lọc theo nhà cung cấp' }))
  expect(filter.getByRole('button', { name: 'Kim Long' }).ariaPressed).toBe('true')
  await waitFor(() => expect(lastQuery('GCSGAME_gameList')).toMatchObject({ gameType: 'RNG', vassalage: 'KLG' }))
})

test('a type in the address selects its tab [G-2-68]', async () => {
  await open('/m/gameCenter?gameType=RNG&type=fav', 'demo01')
  expect((await screen.findByRole('tab', { name: 'Yêu thích' })).ariaSelected).toBe('true')
})
