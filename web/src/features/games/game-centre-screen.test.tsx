import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { type Answers, noResponse } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openCentre(at: string, as?: string, answers?: Answers) {
  const view = await renderScreen(at, { as, answers })
  const menu = within(await screen.findByRole('navigation', { name: t('games:categories') }))
  const selected = () => menu.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent
  return { ...view, menu, selected }
}
const vendorTiles = async () =>
  within(await screen.findByRole('list', { name: t('games:vendors') }))
    .getAllByRole('button')
    .map((tile) => tile.querySelector('span span')?.textContent)

const filterGroup = async () => within(await screen.findByRole('group', { name: t('games:vendorFilter') }))
const liveVendors = ['Sen Studio', 'Hoàng Cung', 'Ánh Trăng']

test.each([
  ['G-2-01', '/m/rng', t('lobby:RNG')],
  ['G-2-02', '/m/live', 'Live'],
  ['G-2-03', '/m/pvp', t('lobby:PVP')],
  ['G-2-04', '/m/fish', t('lobby:FISH')],
  ['G-2-05', '/m/sports', t('lobby:SPORTS')],
  ['G-2-06', '/m/esports', 'E-sports'],
  ['G-2-07', '/m/cockfight', t('lobby:COCKFIGHT')],
  ['G-2-08', '/m/gameCenter?gameType=FISH', t('lobby:FISH')],
  ['G-2-52', '/m/live?gameType=RNG', 'Live'],
  ['G-2-53', '/m/gameCenter?gameType=PVP', t('lobby:PVP')],
  ['G-2-54', '/m/gameCenter', t('lobby:SPORTS')],
  ['G-2-55', '/m/gameCenter?gameType=ESPORTS', t('lobby:SPORTS')],
  ['G-2-55', '/m/gameCenter?gameType=COCKFIGHT', t('lobby:SPORTS')],
  ['G-2-55', '/m/esports?gameType=SPORTS', 'E-sports'],
])('[%s] %s opens the game centre at %s', async (_id, at, name) => {
  const { selected, address } = await openCentre(at)
  expect(selected()).toBe(name)
  expect(address()).toBe(at)
})

test('the menu has a fixed order [G-2-58]', async () => {
  const { menu } = await openCentre('/m/rng')
  await menu.findByRole('link', { name: t('lobby:COCKFIGHT') })
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Hot',
    t('lobby:RNG'),
    'Live',
    t('lobby:FISH'),
    t('lobby:SPORTS'),
    'E-sports',
    t('lobby:PVP'),
    t('lobby:LOTT'),
    t('lobby:ELOTT'),
    t('lobby:FB'),
    t('lobby:COCKFIGHT'),
  ])
})

test('the arrows of the menu scroll it forward and back [G-2-59]', async () => {
  const { menu, user } = await openCentre('/m/rng')
  const strip = menu.getByRole('link', { name: 'Hot' }).parentElement!
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  const scrollBy = vi.fn<(options?: ScrollToOptions) => void>()
  Object.assign(strip, { scrollBy })
  await user.click(menu.getByRole('button', { name: t('games:scrollForward') }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 210, behavior: 'smooth' })
  await user.click(menu.getByRole('button', { name: t('games:scrollBack') }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -210, behavior: 'smooth' })
})

test.each([
  ['Live', '/m/live'],
  [t('lobby:RNG'), '/m/rng'],
  [t('lobby:LOTT'), '/m/lott'],
])('%s leads to its own address [G-2-65]', async (name, target) => {
  const { menu, user, address } = await openCentre('/m/fish')
  await user.click(await menu.findByRole('link', { name }))
  expect(address()).toBe(target)
})

test('a category shows its own banner [G-2-57]', async () => {
  await openCentre('/m/live')
  const banner = within(await screen.findByRole('region', { name: 'Live' }))
  expect(banner.getByRole('heading', { name: 'Live' })).toBeTruthy()
})

test('a category shows a tile for each of its vendors [G-2-62]', async () => {
  await openCentre('/m/live')
  expect((await vendorTiles()).filter((name) => liveVendors.includes(name!))).toEqual(liveVendors)
})

test('the filter shows only the tile of the selected vendor [G-2-61]', async () => {
  const { user, address } = await openCentre('/m/live')
  await user.click((await filterGroup()).getByRole('button', { name: 'Hoàng Cung' }))
  expect(await vendorTiles()).toEqual(['Hoàng Cung'])
  expect(address()).toBe('/m/live?vendor=HCU')
})

test('"all" removes the filter [G-2-60]', async () => {
  const { user } = await openCentre('/m/live?vendor=HCU')
  expect(await vendorTiles()).toEqual(['Hoàng Cung'])
  await user.click((await filterGroup()).getByRole('button', { name: t('games:all') }))
  expect(await vendorTiles()).toEqual(expect.arrayContaining(liveVendors))
})

test('every vendor of slots has its own logo [G-2-64]', async () => {
  await openCentre('/m/rng')
  const vendors = (await filterGroup()).getAllByRole('button').slice(1)
  const marks = vendors.map((vendor) => vendor.querySelector('img')?.getAttribute('src'))
  expect(marks.length).toBeGreaterThan(2)
  expect(new Set(marks).size).toBe(vendors.length)
  expect(marks.filter((mark) => !mark?.startsWith('/art/'))).toEqual([])
})

test('a vendor with a game list opens it', async () => {
  const { user, address } = await openCentre('/m/fish')
  await vendorTiles()
  await user.click(
    within(screen.getByRole('list', { name: t('games:vendors') })).getByRole('button', { name: /^Biển Xanh/ }),
  )
  expect(address()).toBe('/m/gameList?gameType=FISH&vassalage=BXA')
})

/** Vendors of a gateway that omits the optional field `gameCode`. */
const withoutGameCodes = async (_request: Request, real: () => Promise<Response>) =>
  Response.json(
    JSON.parse(await (await real()).text(), (key, value: unknown) => (key === 'gameCode' ? undefined : value)),
  )

test('a vendor of a single game without a code opens its lobby; a guest logs in first [G-3-26]', async () => {
  const { user, address } = await openCentre('/m/live', undefined, { listVendors: withoutGameCodes })
  await vendorTiles()
  await user.click(
    within(screen.getByRole('list', { name: t('games:vendors') })).getByRole('button', { name: /^Ngà Voi/ }),
  )
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toMatch(/gameType=LIVE&nodeId=\d+&gameCode=lobby$/)
})

test('the game centre requests its announcements once when it opens [G-2-66]', async () => {
  const { calls, lastQuery } = await openCentre('/m/live')
  await waitFor(() => expect(calls('listAnnouncements')).toHaveLength(1))
  expect(lastQuery('listAnnouncements')).toMatchObject({ types: 'B,PL,PU', platform: 'M' })
})

test('the vendors are those of the merchant [G-7-10]', async () => {
  configureSite({ merchant: 'SONMAI' })
  const { calls, lastQuery } = await openCentre('/m/live')
  await waitFor(() => expect(calls('listVendors')).toHaveLength(1))
  expect(lastQuery('listVendors')).toMatchObject({ merchant: 'SONMAI' })
})

test('a vendor in the address selects the search tab for it [G-2-67]', async () => {
  const { lastQuery } = await openCentre('/m/gameCenter?gameType=RNG&vassalage=KLG')
  expect((await screen.findByRole('tab', { name: t('games:search') })).ariaSelected).toBe('true')
  const filter = within(await screen.findByRole('group', { name: t('games:vendorFilter') }))
  expect(filter.getByRole('button', { name: 'Kim Long' }).ariaPressed).toBe('true')
  await waitFor(() => expect(lastQuery('listGames')).toMatchObject({ gameType: 'RNG', vassalage: 'KLG' }))
})

test('a type in the address selects its tab [G-2-68]', async () => {
  await openCentre('/m/gameCenter?gameType=RNG&type=fav', 'demo01')
  expect((await screen.findByRole('tab', { name: t('games:fav') })).ariaSelected).toBe('true')
})

test('pages other than home request banners, notices and pop-ups [G-7-05]', async () => {
  const { calls, lastQuery } = await openCentre('/m/rng')
  await waitFor(() => expect(calls('listAnnouncements')).toHaveLength(1))
  expect(lastQuery('listAnnouncements').types).toBe('B,PL,PU')
})

test('a site can configure the game centre to request only banners [G-7-07]', async () => {
  configureSite({ dialect: { announcementTypes: { home: 'H', gameCenter: 'B', default: 'PU' } } })
  const { calls, lastQuery } = await openCentre('/m/live')
  await waitFor(() => expect(calls('listAnnouncements')).toHaveLength(1))
  expect(lastQuery('listAnnouncements').types).toBe('B')
})

test('the categories are stored and shown at the next visit [A-3-64]', async () => {
  const { menu, unmount } = await openCentre('/m/live')
  const before = await vendorTiles()
  await waitFor(() => expect(localStorage.getItem('catasList')).toContain('"language":"VI"'))
  const codes = JSON.parse(localStorage.getItem('catasList')!).categories.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(expect.arrayContaining(['RNG', 'LIVE', 'COCKFIGHT']))
  expect(menu.getByRole('link', { name: 'Live' })).toBeTruthy()
  unmount()
  await openCentre('/m/live', undefined, { listVendors: noResponse })
  expect(await vendorTiles()).toEqual(before)
})
