import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverClock } from '#lib/time/server-clock.ts'
import { success } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const CLAIM = 'claimMissions'
const HOUR = 3_600_000

const quest = (questId: string, more: object = {}) => ({
  questId,
  title: `Goal ${questId}`,
  rewardAmount: 10_000,
  rewardPoint: 5,
  current: 3,
  target: 5,
  status: 'OPEN',
  endTime: serverClock.now() + 5 * HOUR,
  ...more,
})
const openMissions = (list?: () => object[], options: ScreenOptions = {}) =>
  renderScreen('/m/rewardCenter?tab=missions', {
    as: 'demo01',
    ...options,
    answers: { ...(list && { listQuests: () => success(list()) }), ...options.answers },
  })

test('a goal shows its progress and its reward, under the day or the week that ends', async () => {
  await openMissions(() => [
    quest('a'),
    quest('b', { endTime: serverClock.now() + 90 * HOUR, current: 7, target: 200_000, unit: 'MONEY' }),
  ])
  const today = within(await screen.findByRole('region', { name: t('rewards:endsToday') }))
  const week = within(screen.getByRole('region', { name: t('rewards:endsThisWeek') }))
  expect(today.getByRole<HTMLProgressElement>('progressbar', { name: 'Goal a' }).value).toBe(3)
  expect(today.getByText('3 / 5')).toBeTruthy()
  expect(today.getByText('10.000 ₫ + 5 điểm')).toBeTruthy()
  expect(week.getByText('7 ₫ / 200.000 ₫')).toBeTruthy()
})

test('reached goals are claimed with one tap, and the reward is shown', async () => {
  const rewards = [
    { title: 'Goal a', rewardAmount: 10_000, rewardPoint: 5 },
    { title: 'Goal b', rewardAmount: 2000, rewardPoint: 0 },
  ]
  const list = () => [
    quest('a', { status: 'REACHED' }),
    quest('b', { status: 'REACHED' }),
    quest('c'),
    quest('d', { status: 'CLAIMED' }),
  ]
  const { calls } = await openMissions(list, { answers: { [CLAIM]: success(rewards) } })
  const button = await screen.findByRole('button', { name: t('rewards:claimMissions', { total: '2' }) })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText(t('rewards:received', { gift: '12.000 ₫ + 5 điểm' }))).toBeTruthy()
  expect(calls(CLAIM).map(({ body }) => body)).toEqual([{ claimLeaderboard: 'N' }])
})

test('without a reached goal there is no claim button', async () => {
  await openMissions(() => [quest('a')])
  await screen.findByText('3 / 5')
  expect(screen.queryByRole('button', { name: /^Nhận thưởng nhiệm vụ/ })).toBeNull()
})

test('a visit to the page counts for today', async () => {
  const { services } = await openMissions()
  await waitFor(() => expect(services.missions.goalsOf(1001, DAILY_VISIT)[0]?.reached).toBe(1))
  const days = (await screen.findAllByRole('progressbar', { name: 'Ghé thăm mỗi ngày' }))[0] as HTMLProgressElement
  expect(days.value).toBe(1)
})

test('the leaderboard marks invented players, and shows my rank', async () => {
  await openMissions()
  const board = within(await screen.findByRole('region', { name: t('rewards:leaderboard') }))
  expect(board.getAllByText(t('rewards:demoPlayer'))).not.toHaveLength(0)
  expect(board.getByText(t('rewards:you'))).toBeTruthy()
})

test('last week’s prize is refused with a message if it was not won', async () => {
  const { user } = await openMissions(undefined, { as: 'demo02' })
  await user.click(await screen.findByRole('button', { name: t('rewards:claimLeaderboard') }))
  expect(await screen.findByText(t('problems:no_mission_claim'))).toBeTruthy()
})

const DAILY_VISIT = {
  id: 5,
  title: { vi: 'Ghé thăm mỗi ngày', en: 'Daily visit' },
  period: 'week',
  counts: 'days',
  hasLeaderboard: false,
  milestones: [{ target: 3, money: 0, points: 10 }],
} as const
