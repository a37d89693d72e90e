import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeLanguage } from '#i18n/i18n.ts'
import { storage } from '#lib/storage.ts'
import { gatewayOf, good, refused } from '#testing/gateway-of.ts'
import { openApp } from '#testing/open-app.tsx'
import { renderScreen } from '#testing/render-screen.tsx'
import { GameRail } from './game-rail.tsx'
import { HomeScreen } from './home-screen.tsx'

async function open(at = '/m/home', gateway = gatewayOf()) {
  const view = await renderScreen(<HomeScreen />, { at, fetch: gateway.fetch })
  return { ...view, ...gateway }
}

const content = (more: object) => good({ banners: [], player: [], popup: [], promotion: [], ...more })
const banner = (bannerId: number, more: object = {}) => ({
  bannerId,
  groupName: 'm_home',
  url: `/${bannerId}.webp`,
  title: `Banner ${bannerId}`,
  linkage: '/m/lott',
  ...more,
})
const aGame = (nodeId: number) => ({
  nodeId,
  gameId: nodeId,
  gameCode: `G${nodeId}`,
  gameName: `Game ${nodeId}`,
  nodeName: '',
  displayName: '',
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'KLG',
  mobileLargeIcon: '',
})

test('home shows the banners of its group, read from the announcements [G-2-21] [G-7-06] [G-7-40]', async () => {
  const { lastQuery } = await open()
  expect(await screen.findByText('Hoàn trả 1,2% mỗi ngày, không giới hạn')).toBeTruthy()
  expect(screen.queryByText('Cá chép hóa rồng: hũ vàng đang đầy')).toBeNull()
  expect(lastQuery('MCSFE_getListAnnouncements')).toMatchObject({ types: 'B,PL,PU,PR,H', platform: 'M' })
})

test('the hot page shows the banners of the group HOT [G-2-22]', async () => {
  await open('/m/hot')
  expect(await screen.findByText('Cá chép hóa rồng: hũ vàng đang đầy')).toBeTruthy()
  expect(screen.queryByText('Hoàn trả 1,2% mỗi ngày, không giới hạn')).toBeNull()
})

test.each([
  ['/m/home', 'm_home'],
  ['/m/hot', 'HOT'],
])('%s asks for the banners of the group %s, in one call with all else it says [G-7-40]', async (at, groupName) => {
  const { calls, lastQuery } = await openApp(at)
  await screen.findAllByText(/Hoàn trả 1,2%|Cá chép hóa rồng/)
  expect(lastQuery('MCSFE_getListAnnouncements')).toMatchObject({ types: 'B,PL,PU,PR,H', groupName })
  expect(calls('MCSFE_getListAnnouncements')).toHaveLength(1)
})

test('announcements are asked for by kinds, group, platform, merchant and, of a member, token [G-7-04]', async () => {
  const asked = { types: 'B,PL,PU,PR,H', groupName: 'm_home', platform: 'M', merchantCode: 'DEMO' }
  const guest = await openApp('/m/home')
  await waitFor(() => expect(guest.lastQuery('MCSFE_getListAnnouncements')).toMatchObject(asked))
  expect(guest.lastQuery('MCSFE_getListAnnouncements')).not.toHaveProperty('token')
  guest.unmount()
  const member = await openApp('/m/home', { as: 'demo02' })
  const token = expect.stringMatching(/./)
  await waitFor(() => expect(member.lastQuery('MCSFE_getListAnnouncements')).toMatchObject({ ...asked, token }))
})

test('a banner whose picture fails is hidden, a tap on a good one leads on [G-2-25]', async () => {
  const { user, address } = await open(
    '/m/home',
    gatewayOf({ MCSFE_getListAnnouncements: content({ banners: [banner(1), banner(2)] }) }),
  )
  const first = (await screen.findByText('Banner 1')).closest('button')
  fireEvent.error(first!.querySelector('img')!)
  expect(screen.queryByText('Banner 1')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /Banner 2/ }))
  expect(address()).toBe('/m/lott')
})

test('the news walk by with their titles; a tap opens the list at that one [G-2-27]', async () => {
  const { user, address } = await open()
  expect(await screen.findByRole('button', { name: 'Bảo trì sảnh Hạ Long' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Nạp nhanh qua mã QR' }))
  expect(address()).toBe('/m/notice?index=1')
})

test('closed news stay away until the session of the browser ends [G-2-29]', async () => {
  const { user, unmount } = await open()
  await screen.findByRole('button', { name: 'Nạp nhanh qua mã QR' })
  await user.click(screen.getByRole('button', { name: 'Đóng' }))
  expect(screen.queryByRole('button', { name: 'Nạp nhanh qua mã QR' })).toBeNull()
  unmount()
  const again = await open()
  await screen.findByText('Hoàn trả 1,2% mỗi ngày, không giới hạn')
  expect(screen.queryByRole('button', { name: 'Nạp nhanh qua mã QR' })).toBeNull()
  again.unmount()
  sessionStorage.clear()
  await open()
  expect(await screen.findByRole('button', { name: 'Nạp nhanh qua mã QR' })).toBeTruthy()
})

test('without news the page says so [G-2-30]', async () => {
  await open('/m/home', gatewayOf({ MCSFE_getListAnnouncements: content({}) }))
  expect(await screen.findByText('Hiện chưa có thông báo')).toBeTruthy()
})

test('the entry menu leaves out football and the lotteries; a category switches the tab, nothing is launched [G-2-48] [G-2-49] [G-2-51]', async () => {
  const { user, address, calls } = await open()
  const menu = within(await screen.findByRole('group', { name: 'Loại game' }))
  await menu.findByRole('button', { name: 'Đá gà' })
  expect(menu.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'Hot',
    'Nổ hũ',
    'Bắn cá',
    'Game bài',
    'Live',
    'Đá gà',
    'Thể thao',
    'E-sports',
  ])
  await user.click(menu.getByRole('button', { name: 'Bắn cá' }))
  expect(await screen.findByRole('heading', { name: 'Bắn cá' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Bắn Cá Hạ Long/ })).toBeTruthy()
  await user.click(menu.getByRole('button', { name: 'Thể thao' }))
  expect(await screen.findByRole('heading', { name: 'Thể thao' })).toBeTruthy()
  expect(address()).toBe('/m/home?tab=SPORTS')
  expect(calls('launchGame')).toEqual([])
})

test('a category of one vendor opens it at once; a guest logs in first and arrives there', async () => {
  const { user, address } = await open()
  await user.click(await screen.findByRole('button', { name: 'E-sports' }))
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toMatch(/^\/m\/play\?vassalage=DTS&gameType=ESPORTS/)
})

test('the hot games are asked for their platform; a hot one says so [G-7-02] [G-2-78]', async () => {
  const { lastQuery } = await open()
  const hot = within(await screen.findByRole('region', { name: 'Đang hot' }))
  expect(await hot.findByRole('button', { name: /^Cá Chép Hóa Rồng/ })).toBeTruthy()
  expect(hot.getAllByText('HOT').length).toBeGreaterThan(0)
  expect(lastQuery('GCSGAME_hotGamesV2')).toEqual({ isPlatform: '2', language: 'VI', platform: 'html5' })
})

test('a change of language fetches the hot games again 250 ms later [G-4-29]', async () => {
  const { calls } = await open()
  await screen.findByRole('button', { name: /^Cá Chép Hóa Rồng/ })
  const changedAt = performance.now()
  await changeLanguage('EN')
  await waitFor(() => expect(calls('GCSGAME_hotGamesV2')).toHaveLength(2))
  const [, second] = calls('GCSGAME_hotGamesV2')
  expect(second?.query.get('language')).toBe('EN')
  expect(second!.at - changedAt).toBeGreaterThanOrEqual(245)
})

test('hot games that do not come leave the rest of the page alone and can be asked again', async () => {
  const replies = [refused(), refused(), refused(), refused()]
  const { user } = await open(
    '/m/home',
    gatewayOf({ GCSGAME_hotGamesV2: () => replies.shift() ?? good({ list: [aGame(7)] }) }),
  )
  const failure = await screen.findByRole('alert', undefined, { timeout: 8000 })
  expect(failure.textContent).toContain('Chưa tải được phần này')
  expect(await screen.findByText('Hoàn trả 1,2% mỗi ngày, không giới hạn')).toBeTruthy()
  replies.length = 0
  await user.click(within(failure).getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByRole('button', { name: 'Game 7' }, { timeout: 5000 })).toBeTruthy()
})

test('twenty games stand in one row, twenty-one in two [G-2-38]', async () => {
  const games = Array.from({ length: 21 }, (_, index) => aGame(index + 1))
  await renderScreen(
    <>
      <GameRail label="20" games={games.slice(0, 20)} />
      <GameRail label="21" games={games} />
    </>,
  )
  expect((await screen.findByRole('group', { name: '20' })).dataset.rows).toBe('1')
  expect(screen.getByRole('group', { name: '21' }).dataset.rows).toBe('2')
})
