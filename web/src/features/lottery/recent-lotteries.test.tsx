import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage.ts'
import { type Answer, refused } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

/** The recent tab of a member who has opened some lotteries. */
async function openRecent(opened: string[] = [], options: Options = { as: 'demo01' }) {
  const view = await open('/m/lott', options)
  const member = view.services.members.named('demo01')
  const lottery = { partner: 'lottery', vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }
  for (const gameCode of opened) await view.services.launches.open(member, { ...lottery, gameCode })
  await view.user.click(await screen.findByRole('button', { name: 'Gần đây' }))
  return view
}

test('the recent tab asks for a hundred lotteries of prize mode Lott [G-7-29]', async () => {
  const { calls, lastQuery } = await openRecent()
  await waitFor(() => expect(calls('recent')).toHaveLength(1))
  expect(lastQuery('recent')).toEqual({ device: 'MOBILE', recentCount: '100', prizeMode: 'Lott', language: 'VI' })
})

test('the recent tab lists what the member opened, the latest first, each with its round', async () => {
  const { user, address } = await openRecent(['VNM5', 'VNTX60', 'SEALA3'])
  const rows = within(await screen.findByRole('list', { name: 'Gần đây' })).getAllByRole('listitem')
  const names = rows.map((row) => within(row).getByRole('heading').textContent)
  expect(names).toEqual(['Lào VIP 3 phútHOT', 'Tài Xỉu 60 giây', 'Sài Gòn 5 phútHOT'])
  for (const row of rows) expect(within(row).getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/)
  await user.click(within(rows[1]!).getByRole('button', { name: 'Tài Xỉu 60 giây' }))
  expect(address()).toBe('/m/play?gameType=LOTT&vassalage=TCG_LOTTO_VN&gameCode=VNTX60')
})

test('whoever has played no lottery is told so, and led to all of them', async () => {
  const { user } = await openRecent()
  expect(await screen.findByText('Bạn chưa chơi xổ số nào gần đây')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Xem tất cả' }))
  expect(await screen.findByRole('list', { name: 'Xổ số ba miền' })).toBeTruthy()
})

test('a failed list of recent lotteries says so, and another try brings it', async () => {
  const isDown = { now: true }
  const recent: Answer = (_request, real) => (isDown.now ? refused() : real())
  const { user } = await openRecent(['VNM5'], { as: 'demo01', answers: { recent } })
  const retry = await screen.findByRole('button', { name: 'Thử lại' })
  isDown.now = false
  await user.click(retry)
  expect(await screen.findByRole('list', { name: 'Gần đây' })).toBeTruthy()
})

test('a guest logs in before the recent lotteries, and is not asked about', async () => {
  const { calls, address } = await openRecent([], {})
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toBe('/m/lott?group=recent')
  expect(calls('recent')).toHaveLength(0)
})

test('a link to the recent lotteries leads a guest to the login', async () => {
  const { calls, address } = await open('/m/elott?group=recent')
  await waitFor(() => expect(address()).toBe('/m/login'))
  expect(storage.get('returnTo')).toBe('/m/elott?group=recent')
  expect(calls('recent')).toHaveLength(0)
})
