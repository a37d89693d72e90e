import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { session } from '#api/member/session.ts'
import { type Answers, withChanges, AlwaysIntersectingObserver, success } from '#testing/gateway.ts'
import { configureSite, renderScreen } from '#testing/render-screen.tsx'
import { AnnouncementPopup } from './announcement-popup.tsx'
import { t } from '#testing/text.ts'

function openHome(answers?: Answers, as?: string) {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  return renderScreen('/m/home', { answers, as })
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const homeLists = (calls: Awaited<ReturnType<typeof openHome>>['calls']) =>
  calls('listGames').filter(({ query }) => query.get('pageSize') === '40')

test('the categories are in menu order: slots, fishing, cards, then the others [G-2-32]', async () => {
  const { container } = await openHome()
  const categories = [
    t('lobby:RNG'),
    t('lobby:FISH'),
    t('lobby:PVP'),
    'Live',
    t('lobby:COCKFIGHT'),
    t('app:sports'),
    'E-sports',
  ]
  const titles = () => [...container.querySelectorAll('main h2')].map((title) => title.textContent)
  await waitFor(() => expect(titles().filter((title) => categories.includes(title))).toEqual(categories))
})

const nothing = success({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 })

test('slots, fishing and cards are requested 400 ms apart [G-2-36]', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const { calls } = await openHome({ listGames: nothing })
  const ours = () =>
    homeLists(calls)
      .map(({ query }) => query.get('gameType'))
      .filter((code) => ['RNG', 'FISH', 'PVP'].includes(code ?? ''))
  await waitFor(() => expect(ours()).toEqual(['RNG', 'FISH', 'PVP']))
  expect(waits.mock.calls.map(([, wait]) => wait)).toEqual(expect.arrayContaining([400, 800, 1200]))
  waits.mockRestore()
})

test('a category of home requests forty games [G-7-16]', async () => {
  const { calls } = await openHome({ listGames: nothing })
  await waitFor(() => expect(calls('listGames').length).toBeGreaterThan(2))
  expect(new Set(calls('listGames').map(({ query }) => query.get('pageSize')))).toEqual(new Set(['40']))
})

test('"more" opens the list of the category [G-2-37]', async () => {
  const { user, address } = await openHome()
  await user.click(await screen.findByRole('link', { name: 'Xem tất cả: Nổ hũ' }))
  expect(address()).toBe('/m/slotsCenter')
})

test('the lottery strip shows name, last numbers and the time left; a guest logs in to bet [G-2-33]', async () => {
  const { user, address } = await openHome()
  const lotteries = await section(t('home:lotteries'))
  const card = await lotteries.findByRole('button', { name: /Siêu Tốc 45 giây/ })
  expect(within(card).getByRole('img', { name: /Kết quả kỳ trước: \d \d \d \d \d/ })).toBeTruthy()
  expect(within(card).getByRole('timer').textContent).toMatch(/^00:00:\d\d$/)
  await user.click(card)
  expect(address()).toBe('/m/login')
})

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
const matches = (...roomIds: string[]) => success({ list: roomIds.map((roomId) => ({ ...match, roomId })) })

test('a match shows its teams, league, time and a button to bet [G-1-10]', async () => {
  const { user, address } = await openHome({ listHotMatches: matches('a') })
  const card = within(await (await section(t('home:matches'))).findByRole('article', { name: 'Hà Nội – Bình Dương' }))
  expect(card.getByText('Hà Nội')).toBeTruthy()
  expect(card.getByText('Bình Dương')).toBeTruthy()
  expect(card.getByText(/V\.League/).textContent).toBe('V.League · 20/11 19:15')
  await user.click(card.getByRole('button', { name: t('home:betNow') }))
  expect(address()).toBe('/m/login')
})

test('every hot match has a card [G-2-43]', async () => {
  await openHome({ listHotMatches: matches('a', 'b', 'c') })
  const matchesShown = await section(t('home:matches'))
  await waitFor(() => expect(matchesShown.getAllByRole('article')).toHaveLength(3))
})

test('the jackpot shows the value of the gateway [G-2-44]', async () => {
  await openHome({ getJackpot: success(177177782.35) })
  expect(await screen.findByText(/177\.177\.782/)).toBeTruthy()
})

test('the winners are five rows labelled as sample data [G-2-45]', async () => {
  await openHome()
  const board = await section(t('home:winners'))
  expect(board.getByText(t('home:demoData'))).toBeTruthy()
  expect(await board.findAllByRole('listitem')).toHaveLength(5)
})

const promotion = (id: number, title: string, noExpiry: 0 | 1) => ({
  id,
  title,
  noExpiry,
  linkedPromotionId: id,
  category: 'new_player',
  content: '',
  announcementImages: [],
  imageRequired: 'N',
  remarkRequired: 'N',
  startDate: Date.parse('2026-03-04T05:00:00Z'),
  endDate: Date.parse('2027-08-09T05:00:00Z'),
})

test('a promotion with noExpiry 1 is long-term regardless of its dates; others show their dates [G-3-17]', async () => {
  await openHome({
    listAnnouncements: withChanges({ promotion: [promotion(1, 'Mãi mãi', 1), promotion(2, 'Một lần', 0)] }),
  })
  const { findByRole } = await section(t('app:promotions'))
  expect((await findByRole('link', { name: /Mãi mãi/ })).textContent).toBe('Mãi mãiDài hạn')
  expect((await findByRole('link', { name: /Một lần/ })).textContent).toBe('Một lần2026/03/04 – 2027/08/09')
})

test('a promotion on home opens its page [G-2-46]', async () => {
  const { user, address } = await openHome()
  await user.click((await section(t('app:promotions'))).getByRole('link', { name: /Thưởng chào mừng 100%/ }))
  expect(address()).toBe('/m/activityDetail?id=1001')
})

test('home shows the news [G-2-47]', async () => {
  await openHome()
  expect((await section(t('home:news'))).getByRole('link', { name: /Bảo trì sảnh Hạ Long/ })).toBeTruthy()
})

test('matches, jackpot and news are requested separately [G-7-41]', async () => {
  const { calls } = await openHome()
  for (const name of ['listHotMatches', 'getJackpot', 'listAnnouncements'] as const)
    await waitFor(() => expect(calls(name)).toHaveLength(1))
})

test('the footer of home shows the logos of the vendors [G-2-34]', async () => {
  await openHome()
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByRole('img', { name: 'Kim Long' })).toBeTruthy()
})

test('the footer of home shows the copyright of the site [G-2-35]', async () => {
  await openHome()
  expect(within(await screen.findByRole('contentinfo')).getByText(/^© \d{4} Sơn Mài/)).toBeTruthy()
})

test('the footer of home states the age of the site', async () => {
  configureSite({ minimumAge: 18 })
  await openHome()
  expect((await screen.findByRole('contentinfo')).textContent).toContain('người từ 18 tuổi')
})

test('the footer of home has the text and the links of the brand, in the language of the visitor [B-1-01]', async () => {
  const colours = { dark: '#000000', light: '#ffffff' }
  const links = [{ title: { VI: 'Điều khoản', EN: 'Terms' }, address: 'https://example.com/terms' }]
  const footer = { VI: 'Giấy phép số 7', EN: 'Licence 7' }
  // The name of the site stays: messages keep the name that they are loaded with.
  const name = { VI: t('app:brand'), EN: t('app:brand') }
  configureSite({ brand: { name, colours, links, footer } })
  await openHome()
  const foot = within(await screen.findByRole('contentinfo'))

  expect(foot.getByText('Giấy phép số 7')).toBeTruthy()
  expect(foot.getByRole('link', { name: 'Điều khoản' }).getAttribute('href')).toBe('https://example.com/terms')
})

test('in the row of hot games no game has the label', async () => {
  await openHome()
  const hot = await section(t('home:hotGames'))
  expect((await hot.findAllByRole('button', { name: /./ })).length).toBeGreaterThan(3)
  expect(hot.queryByText(t('app:hot'))).toBeNull()
})

test('an empty section is not rendered', async () => {
  await openHome({ listHotMatches: success({ list: [] }), listWinners: success({ list: [] }) })
  await section(t('home:lotteries'))
  await waitFor(() => expect(screen.queryByRole('region', { name: t('home:matches') })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('region', { name: t('home:winners') })).toBeNull())
})

test('a returning member sees recent games; a guest does not', async () => {
  const view = await openHome(undefined, 'demo01')
  expect(await (await section(t('home:continuePlaying'))).findAllByRole('article')).not.toHaveLength(0)
  view.unmount()
  localStorage.clear()
  await openHome()
  await section(t('home:lotteries'))
  expect(screen.queryByRole('region', { name: t('home:continuePlaying') })).toBeNull()
})

test('a pop-up announcement shows its content and can be hidden until tomorrow [G-2-26]', async () => {
  const first = await renderScreen(<AnnouncementPopup />, { hasPopup: true })
  const popup = within(await screen.findByRole('dialog', { name: /Chào mừng/ }))
  expect(await popup.findByText(/Đây là bản trình diễn/)).toBeTruthy()
  await first.user.click(popup.getByRole('button', { name: t('home:notToday') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a pop-up announcement disappears when it is closed [G-2-26]', async () => {
  const { user } = await renderScreen(<AnnouncementPopup />, { hasPopup: true })
  const popup = within(await screen.findByRole('dialog', { name: /Chào mừng/ }))
  // The close button in the corner has the same name.
  await user.click(popup.getAllByRole('button', { name: t('app:close') }).at(-1)!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a closed pop-up stays closed after a reload and a logout; the contracts come after it', async () => {
  const welcome = { name: /Chào mừng/ }
  const { user, unmount } = await renderScreen('/m/home', { hasPopup: true, as: 'agent01' })
  const popup = within(await screen.findByRole('dialog', welcome))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(popup.getAllByRole('button', { name: t('app:close') }).at(-1)!)
  await screen.findByRole('dialog', { name: /hợp đồng/ })
  unmount()
  const again = await renderScreen('/m/home', { hasPopup: true, as: 'agent01' })
  await screen.findByRole('dialog', { name: /hợp đồng/ })
  expect(screen.queryByRole('dialog', welcome)).toBeNull()
  again.unmount()
  act(() => session.signOut())
  await renderScreen('/m/home', { hasPopup: true, as: 'agent01' })
  await screen.findByRole('dialog', { name: /hợp đồng/ })
  expect(screen.queryByRole('dialog', welcome)).toBeNull()
})

test('betting on a match opens its vendor at its room and node [G-3-14]', async () => {
  const { user, calls } = await openHome({ listHotMatches: matches('R7') }, 'demo02')
  const card = within(await (await section(t('home:matches'))).findByRole('article'))
  await user.click(card.getByRole('button', { name: t('home:betNow') }))
  await waitFor(() => expect(calls('launchGame')).toHaveLength(1))
  const query = Object.fromEntries(calls('launchGame')[0]!.query)
  expect(query).toMatchObject({ vassalage: 'FB', gameType: 'SPORTS', nodeId: '1', roomId: 'R7' })
})
