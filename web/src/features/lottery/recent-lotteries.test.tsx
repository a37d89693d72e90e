import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storage } from '#lib/storage/storage.ts'
import { type Answer, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openRecent(opened: string[] = [], options: ScreenOptions = { as: 'demo01' }) {
  const view = await renderScreen('/m/lott', options)
  const member = view.services.members.getByAccount('demo01')
  const lottery = { partner: 'lottery', vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }
  for (const gameCode of opened) await view.services.launches.open(member, { ...lottery, gameCode })
  await view.user.click(await screen.findByRole('button', { name: t('lottery:recent') }))
  return view
}

test('the recent tab requests a hundred lotteries of prize mode Lott [G-7-29]', async () => {
  const { calls, lastQuery } = await openRecent()
  await waitFor(() => expect(calls('listRecentLotteries')).toHaveLength(1))
  expect(lastQuery('listRecentLotteries')).toEqual({
    device: 'MOBILE',
    recentCount: '100',
    prizeMode: 'Lott',
    language: 'VI',
  })
})

test('the recent tab lists the lotteries the member opened, the latest first, each with its round', async () => {
  const { user, address } = await openRecent(['VNM5', 'VNTX60', 'SEALA3'])
  const rows = within(await screen.findByRole('list', { name: t('lottery:recent') })).getAllByRole('listitem')
  const names = rows.map((row) => within(row).getByRole('heading').textContent)
  expect(names).toEqual(['Lào VIP 3 phútHOT', 'Tài Xỉu 60 giây', 'Sài Gòn 5 phútHOT'])
  for (const row of rows) expect(within(row).getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/)
  await user.click(within(rows[1]!).getByRole('button', { name: 'Tài Xỉu 60 giây' }))
  expect(address()).toBe('/m/play?gameType=LOTT&vassalage=TCG_LOTTO_VN&gameCode=VNTX60')
})

test('a member without recent lotteries sees a hint and a button to all lotteries', async () => {
  const { user } = await openRecent()
  expect(await screen.findByText(t('lottery:noRecent'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('lottery:seeAll') }))
  expect(await screen.findByRole('list', { name: 'Xổ số ba miền' })).toBeTruthy()
})

test('a failed list of recent lotteries shows the error, and a retry loads it', async () => {
  const isDown = { now: true }
  const recent: Answer = (_request, real) => (isDown.now ? refusal() : real())
  const { user } = await openRecent(['VNM5'], { as: 'demo01', answers: { listRecentLotteries: recent } })
  const retry = await screen.findByRole('button', { name: t('app:retry') })
  isDown.now = false
  await user.click(retry)
  expect(await screen.findByRole('list', { name: t('lottery:recent') })).toBeTruthy()
})

test('a guest logs in before the recent lotteries, and nothing is requested', async () => {
  const { calls, address } = await openRecent([], {})
  expect(address()).toBe('/m/login')
  expect(storage.get('returnTo')).toBe('/m/lott?group=recent')
  expect(calls('listRecentLotteries')).toHaveLength(0)
})

test('a link to the recent lotteries leads a guest to the login', async () => {
  const { calls, address } = await renderScreen('/m/elott?group=recent')
  await waitFor(() => expect(address()).toBe('/m/login'))
  expect(storage.get('returnTo')).toBe('/m/elott?group=recent')
  expect(calls('listRecentLotteries')).toHaveLength(0)
})
