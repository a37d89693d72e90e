import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EverythingIsNear, gatewayOf, good } from '#testing/gateway-of.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { AnnouncementPopup } from './announcement-popup.tsx'
import { HomeSections } from './home-sections.tsx'

async function open(gateway = gatewayOf(), as?: Awaited<ReturnType<typeof gateway.signIn>>) {
  vi.stubGlobal('IntersectionObserver', EverythingIsNear)
  const view = await renderScreen(<HomeSections />, { fetch: gateway.fetch, as })
  return { ...view, ...gateway }
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const homeLists = (calls: ReturnType<typeof gatewayOf>['calls']) =>
  calls('GCSGAME_gameList').filter(({ query }) => query.get('pageSize') === '40')

test('the categories stand in menu order: slots, fishing, cards, then the others [G-2-32]', async () => {
  await open()
  await section('Đá gà')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  const categories = ['Nổ hũ', 'Bắn cá', 'Game bài', 'Live', 'Đá gà', 'Thể thao', 'E-sports']
  expect(titles.filter((title) => categories.includes(title ?? ''))).toEqual(categories)
})

test('slots, fishing and cards wait for their turn, 400 ms apart, 40 games each [G-2-36] [G-7-16]', async () => {
  const nothing = good({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const { calls } = await open(gatewayOf({ GCSGAME_gameList: nothing }))
  const ours = () =>
    homeLists(calls)
      .map(({ query }) => query.get('gameType'))
      .filter((code) => ['RNG', 'FISH', 'PVP'].includes(code ?? ''))
  await waitFor(() => expect(ours()).toEqual(['RNG', 'FISH', 'PVP']), { timeout: 6000 })
  expect(waits.mock.calls.map(([, wait]) => wait)).toEqual(expect.arrayContaining([400, 800, 1200]))
  waits.mockRestore()
})

test('"more" leads to the list of the category [G-2-37]', async () => {
  const { user, address } = await open()
  await user.click(await screen.findByRole('link', { name: 'Xem tất cả: Nổ hũ' }))
  expect(address()).toBe('/m/slotsCenter')
})

test('the lottery strip shows name, last numbers and the time left; a guest logs in to bet [G-2-33]', async () => {
  const { user, address } = await open()
  const lotteries = await section('Xổ số')
  const card = await lotteries.findByRole('button', { name: /Siêu Tốc 45 giây/ })
  expect(within(card).getByRole('img', { name: /Kết quả kỳ trước: \d \d \d \d \d/ })).toBeTruthy()
  expect(within(card).getByRole('timer').textContent).toMatch(/^00:00:\d\d$/)
  await user.click(card)
  expect(address()).toBe('/m/login')
})

test('a match shows its teams, its league, its time and the way to bet; all hot matches have a card [G-1-10] [G-2-43]', async () => {
  const match = {
    homeTeam: 'Hà Nội',
    awayTeam: 'Bình Dương',
    homeTeamImageUrl: '/h.webp',
    awayTeamImageUrl: '/a.webp',
    league: 'V.League',
    matchTime: Date.UTC(2026, 10, 20, 12, 15),
    vendor: 'FB',
    nodeId: 1,
  }
  const list = ['a', 'b', 'c'].map((roomId) => ({ ...match, roomId }))
  const { user, address } = await open(gatewayOf({ GCSGAME_getGameMatchV2: good({ list }) }))
  const cards = await (await section('Trận tâm điểm')).findAllByRole('article', { name: 'Hà Nội – Bình Dương' })
  expect(cards).toHaveLength(3)
  const card = within(cards[0]!)
  expect(card.getByText('Hà Nội') && card.getByText('Bình Dương')).toBeTruthy()
  expect(card.getByText(/V\.League/).textContent).toBe('V.League · 20/11 19:15')
  await user.click(card.getByRole('button', { name: 'Cược ngay' }))
  expect(address()).toBe('/m/login')
})

test('the jackpot shows what the gateway says [G-2-44]', async () => {
  await open(gatewayOf({ VIS_getJackpot: good(177177782.35) }))
  expect(await screen.findByText(/177\.177\.782/)).toBeTruthy()
})

test('the winners are five rows and called sample data [G-2-45]', async () => {
  await open()
  const board = await section('Bảng vàng')
  expect(board.getByText('Dữ liệu mẫu')).toBeTruthy()
  expect(await board.findAllByRole('listitem')).toHaveLength(5)
})

test('promotions lead to their page, news to theirs [G-2-46] [G-2-47]', async () => {
  const { user, address } = await open()
  expect((await section('Tin tức')).getByRole('link', { name: /Bảo trì sảnh Hạ Long/ })).toBeTruthy()
  await user.click((await section('Khuyến mãi')).getByRole('link', { name: /Thưởng chào mừng 100%/ }))
  expect(address()).toBe('/m/activityDetail?id=1001')
})

test('matches, jackpot and news have calls of their own [G-7-41]', async () => {
  const { calls } = await open()
  for (const name of ['GCSGAME_getGameMatchV2', 'VIS_getJackpot', 'MCSFE_getListAnnouncements'])
    await waitFor(() => expect(calls(name)).toHaveLength(1))
})

test('the page ends with the vendors and a copyright line [G-2-34] [G-2-35]', async () => {
  await open()
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByRole('img', { name: 'Kim Long' })).toBeTruthy()
  expect(footer.getByText(/^© \d{4} Sơn Mài/)).toBeTruthy()
})

test('an empty section is not there at all', async () => {
  await open(gatewayOf({ GCSGAME_getGameMatchV2: good({ list: [] }), ODSFE2_getWinnerBoard: good({ list: [] }) }))
  await section('Xổ số')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Trận tâm điểm' })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bảng vàng' })).toBeNull())
})

test('a returning member finds the games played last; a guest does not', async () => {
  const gateway = gatewayOf()
  const view = await open(gateway, await gateway.signIn('demo01'))
  expect(await (await section('Chơi tiếp')).findAllByRole('article')).not.toHaveLength(0)
  view.unmount()
  localStorage.clear()
  await open()
  await section('Xổ số')
  expect(screen.queryByRole('region', { name: 'Chơi tiếp' })).toBeNull()
})

test('a pop-up announcement shows its content and can be put away until tomorrow [G-2-26]', async () => {
  const first = await renderScreen(<AnnouncementPopup />)
  const popup = within(await screen.findByRole('dialog', { name: /Chào mừng/ }, { timeout: 5000 }))
  expect(await popup.findByText(/Đây là bản trình diễn/)).toBeTruthy()
  await first.user.click(popup.getByRole('button', { name: 'Không hiện lại hôm nay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
