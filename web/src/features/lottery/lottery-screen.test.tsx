import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { type Answer, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { LotteryScreen } from './lottery-screen.tsx'
import { t } from '#testing/text.ts'

const openLotteries = (at = '/m/lott', options: ScreenOptions = {}) =>
  renderScreen(<LotteryScreen />, { at, ...options })
const itemsOf = (list: HTMLElement) => within(list).getAllByRole('listitem')
const nameOf = (item: HTMLElement) => within(item).getByRole('heading').textContent

test('each lottery has a favourite toggle and a countdown [G-2-83]', async () => {
  await openLotteries()
  const items = itemsOf(await screen.findByRole('list', { name: 'Xổ số ba miền' }))
  for (const item of items) {
    expect(within(item).getByRole('button', { name: /vào yêu thích/ })).toBeTruthy()
    expect(within(item).getByRole('timer').textContent).toMatch(/^(\d\d:\d\d:\d\d|1 ngày \d+ giờ)$/)
  }
  expect(items.length).toBeGreaterThan(3)
})

test('the South-East Asian lotteries have favourite toggles and countdowns too [G-2-84]', async () => {
  await openLotteries()
  const items = itemsOf(await screen.findByRole('list', { name: 'Đông Nam Á' }))
  expect(items).toHaveLength(5)
  for (const item of items) {
    expect(within(item).getByRole('button', { name: /vào yêu thích/ })).toBeTruthy()
    expect(within(item).getByRole('timer')).toBeTruthy()
  }
  expect(nameOf(items[0]!)).toContain('HOT')
})

const withTimeLeft =
  (remainTime: number): Answer =>
  async (_request, real) => {
    const rounds = Object.entries((await (await real()).json()) as Record<string, object>)
    const changed = rounds.map(([id, round], index) => [id, index > 0 ? round : { ...round, remainTime, lockTime: 60 }])
    return Response.json(Object.fromEntries(changed))
  }

test.for([
  [59_000, 4],
  [3_600_000, 5],
] as const)(
  'with %d ms left, a minute of them closed, %d South-East Asian lotteries show [G-4-06]',
  async ([left, count]) => {
    await openLotteries('/m/lott', { answers: { listOpenedNumeros: withTimeLeft(left) } })
    expect(itemsOf(await screen.findByRole('list', { name: 'Đông Nam Á' }))).toHaveLength(count)
  },
)

test('a lottery shows its last winning number and when it is drawn [G-3-08]', async () => {
  const { services } = await openLotteries()
  const row = (await screen.findByRole('button', { name: 'Miền Bắc' })).closest('li')!
  const item = services.lottery.opened({ prizeMode: 'Lott', language: 'vi', count: 12, withTables: false })[0]!
  expect(within(row).getByRole('img', { name: /Kết quả kỳ trước/ }).textContent).toBe(item.previousWinningNumber)
  expect(within(row).getByText(/quay .*18:15/)).toBeTruthy()
})

test('the popular South-East Asian lottery comes after AE63FK3 on the page [G-4-07]', async () => {
  await openLotteries('/m/elott')
  const items = itemsOf(await screen.findByRole('list', { name: 'Xổ số siêu tốc' }))
  await waitFor(() => expect(itemsOf(screen.getByRole('list', { name: 'Xổ số siêu tốc' }))).toHaveLength(5))
  expect(items.length).toBeGreaterThan(0)
  const names = itemsOf(screen.getByRole('list', { name: 'Xổ số siêu tốc' })).map(nameOf)
  expect(names.slice(0, 2)).toEqual(['Miền Bắc VIP 75 giâyHOT', 'Lào VIP 3 phútHOT'])
})

test('a lottery that is not on sale shows dashes and the reason [G-4-01]', async () => {
  await openLotteries('/m/elott')
  const row = (await screen.findByRole('button', { name: 'Tây Nguyên 30 phút' })).closest('li')!
  expect(within(row).getByRole('timer').textContent).toBe('--:--:--')
  expect(within(row).getByText(/Tạm ngừng bán/)).toBeTruthy()
})

test('favourites are stored on the device, separately for each member [G-3-12]', async () => {
  const { user } = await openLotteries('/m/lott', { as: 'demo01' })
  await user.click((await screen.findAllByRole('button', { name: t('app:addFavourite', { name: 'Miền Trung' }) }))[0]!)
  expect(JSON.parse(localStorage.getItem('LOTTFAV')!)).toEqual({ demo01: ['312'] })
  await user.click(screen.getByRole('button', { name: t('lottery:favourites') }))
  expect(screen.getAllByRole('listitem').map(nameOf)).toEqual(['Miền Trung'])
  act(() => session.signIn({ ...session.get()!, userName: 'vip02' }))
  expect(await screen.findByText(t('lottery:noFavourites'))).toBeTruthy()
})

test('a guest who marks a favourite logs in first, and nothing is stored [G-4-20]', async () => {
  const { user, address } = await openLotteries('/m/lott?group=SEA')
  await user.click(
    (await screen.findAllByRole('button', { name: t('app:addFavourite', { name: 'Lào VIP 3 phút' }) }))[0]!,
  )
  expect(address()).toBe('/m/login')
  expect(session.returnPath()).toBe('/m/lott?group=SEA')
  expect(localStorage.getItem('LOTTFAV')).toBeNull()
})

test('the favourites lead a guest to the login, and back after it [G-6-02]', async () => {
  const { user, address } = await openLotteries('/m/elott')
  await user.click(await screen.findByRole('button', { name: t('lottery:favourites') }))
  expect(address()).toBe('/m/login')
  expect(session.returnPath()).toBe('/m/elott?group=fav')
})

test('a guest logs in first and returns to the lottery afterwards', async () => {
  const { user, address } = await openLotteries('/m/elott')
  await user.click(await screen.findByRole('button', { name: 'Siêu Tốc 45 giây' }))
  expect(address()).toBe('/m/login')
  expect(session.returnPath()).toBe('/m/play?gameType=ELOTT&vassalage=TCG_LOTTO_VN&gameCode=VNQ45')
})

test('a member’s tap opens the lottery', async () => {
  const { user, address } = await openLotteries('/m/lott', { as: 'demo01' })
  await user.click((await screen.findAllByRole('button', { name: 'Lào VIP 3 phút' }))[0]!)
  expect(address()).toBe('/m/play?gameType=LOTT&vassalage=TCG_SEA&gameCode=SEALA3')
})

test('a failed list shows the error, and a retry loads it', async () => {
  const isDown = { now: true }
  const { user } = await openLotteries('/m/lott', {
    answers: { '*': (_request, real) => (isDown.now ? refusal() : real()) },
  })
  await user.click(await screen.findByRole('button', { name: t('app:retry') }))
  isDown.now = false
  await user.click(await screen.findByRole('button', { name: t('app:retry') }))
  expect(await screen.findByRole('list', { name: 'Xổ số ba miền' })).toBeTruthy()
})
