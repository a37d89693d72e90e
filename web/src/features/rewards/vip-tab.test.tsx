import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withChanges, success } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const openClub = (options: ScreenOptions = {}) => renderScreen('/m/rewardCenter?tab=vip', { as: 'demo01', ...options })
const findOwnRank = async () => within(await screen.findByRole('region', { name: t('rewards:myRank') }))

test('my rank, the progress to the next one, and what is missing are shown', async () => {
  const totalTurnover = { actual: 120_000_000, expected: 200_000_000 }
  await openClub({ answers: { getRankProgress: withChanges({ totalTurnover }) } })
  const rank = await findOwnRank()
  expect(rank.getByText('VIP 3')).toBeTruthy()
  expect(rank.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60')
  expect(
    rank.getByText(t('rewards:missingTurnover', { missing: '80.000.000', rank: 'VIP 4 Đồng' }).replace('\u00A0', ' ')),
  ).toBeTruthy()
})

test('all ranks are listed with their turnover, and mine is marked', async () => {
  await openClub({ as: 'vip02' })
  const ranks = within(await screen.findByRole('region', { name: t('rewards:ranks') }))
  expect(ranks.getByText(t('rewards:fromTurnover', { total: '1.000.000.000' }).replace('\u00A0', ' '))).toBeTruthy()
  const own = ranks.getByText(t('rewards:yourRank')).closest('div')
  expect(own?.textContent).toContain('VIP 5 · Bạc')
})

test('the rebate rates are listed by category', async () => {
  await openClub()
  const list = within(await screen.findByRole('group', { name: t('rewards:rebatesTitle') }))
  expect(list.getByText(t('titles:cockfight')).parentElement?.parentElement?.textContent).toContain('1,2%')
  expect(list.getByText(t('titles:slots')).parentElement?.parentElement?.textContent).toContain('0,8%')
})

const rankAnswer = (more: object) => ({ getRankProgress: withChanges(more) })
const condition = (actual: number, expected: number, enabled = 'Y') => ({ enabled, actual, expected })
const inRegion = async (name: string) => within(await screen.findByRole('region', { name }))

test('all benefits are shown: rank rewards, rebate rates, points, and the rules', async () => {
  const reward = (rewardId: number, promotionType: string, eventName: string) => ({
    rewardId,
    promotionType,
    eventName,
    rewardAmount: 88_000,
    rewardPoint: 20,
    status: 'I',
    expiry: Date.now() + 86_400_000,
  })
  const list = [reward(1, 'UPGRADE_BONUS', 'Thưởng lên hạng'), reward(2, 'DEPOSIT', 'Thưởng nạp')]
  const { user, address } = await openClub({
    answers: { listClaimableRewards: success({ list, total: 2, totalPages: 1 }) },
  })
  const benefits = await inRegion(t('rewards:benefits'))
  const gifts = within(await benefits.findByRole('group', { name: t('rewards:rankGifts') }))
  expect(gifts.getAllByRole('link').map((link) => link.textContent)).toEqual(['Thưởng lên hạng88.000\u00A0₫ + 20 điểm'])
  const points = within(await benefits.findByRole('group', { name: t('rewards:pointsTitle') }))
  expect(points.getByText('10.000 ₫ = 1 điểm')).toBeTruthy()
  expect(points.getByText('100 điểm = 1.000 ₫')).toBeTruthy()
  await user.click(await benefits.findByRole('link', { name: t('rewards:ranksRules') }))
  expect(address()).toBe('/m/activityDetail?id=1011')
})

test('a site without points or rebates does not show them', async () => {
  await openClub({ settings: { flags: { PTSYS3: false, PLYRBT: false } } })
  const benefits = await inRegion(t('rewards:benefits'))
  await benefits.findByRole('link', { name: t('rewards:ranksRules') })
  expect(benefits.queryByRole('group', { name: t('rewards:pointsTitle') })).toBeNull()
  expect(benefits.queryByRole('group', { name: t('rewards:rebatesTitle') })).toBeNull()
})

test.each([
  ['AND', t('rewards:needsAll'), '25'],
  ['OR', t('rewards:needsAny'), '100'],
])(
  'with %s between several conditions each is shown, and the ring shows their combined progress',
  async (type, words, full) => {
    const rankConditions = {
      totalTurnover: condition(50, 100),
      totalDeposit: condition(25_000, 100_000),
      monthlyDeposit: condition(7000, 5000),
      somethingNew: condition(3, 4),
      switchedOff: condition(0, 1, 'N'),
    }
    await openClub({ answers: rankAnswer({ playerRankProgress: { conditionType: type, condition: rankConditions } }) })
    const conditions = await inRegion(t('rewards:conditions', { rank: 'VIP 4 Đồng' }))
    expect(conditions.getByText(words)).toBeTruthy()
    expect(conditions.getAllByRole('progressbar').map((one) => one.getAttribute('aria-label'))).toEqual([
      t('rewards:condition_totalTurnover'),
      t('rewards:condition_totalDeposit'),
      t('rewards:condition_monthlyDeposit'),
      t('rewards:condition'),
    ])
    expect(conditions.getByText('25.000 ₫ / 100.000 ₫')).toBeTruthy()
    expect(conditions.getAllByText(t('rewards:conditionMet'))).toHaveLength(1)
    const rank = await findOwnRank()
    expect(rank.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(full)
    expect(rank.getByText(t('rewards:nextRank', { rank: 'VIP 4 Đồng' }).replace('\u00A0', ' '))).toBeTruthy()
  },
)

test('conditions for keeping my rank are shown if there are any, in my language', async () => {
  const demoteCondition = { demoteMonthlyDeposit: condition(0, 500_000) }
  await openClub({ language: 'EN', answers: rankAnswer({ playerRankProgress: { demoteCondition } }) })
  const keeping = await inRegion('Requirements to keep your level')
  expect(keeping.getByText('Deposits this month')).toBeTruthy()
  expect(keeping.getByText('0 ₫ / 500,000 ₫')).toBeTruthy()
})

test('without a turnover condition the ring is not shown as full', async () => {
  const playerRankProgress = { condition: { totalTurnover: condition(0, 1, 'N'), totalDeposit: condition(1, 4) } }
  await openClub({ answers: rankAnswer({ playerRankProgress, totalTurnover: undefined }) })
  const rank = await findOwnRank()
  expect(rank.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  expect(rank.queryByText(/^Tổng tiền cược/)).toBeNull()
})

test('the record lists claimed rewards, the newest first, with their sums', async () => {
  await renderScreen('/m/rewardCenter?tab=given', { as: 'vip02' })
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows[0]).toMatch(/Điểm danh 7 ngày.*3\.000\u00A0₫/)
  expect(screen.getAllByText('6.000 ₫')).not.toHaveLength(0)
})

test('a member without rewards sees that in their language', async () => {
  await renderScreen('/m/rewardCenter?tab=given', { as: 'demo02', language: 'EN' })
  expect(await screen.findByText('No rewards yet')).toBeTruthy()
})

test('the ranks wait for the benefits above them, so that nothing moves under a finger', async () => {
  const points = Promise.withResolvers<void>()
  const answers = {
    getPointBalance: (_request: Request, real: () => Promise<Response>) => points.promise.then(real),
  }
  await openClub({ answers })
  await findOwnRank()
  expect(screen.queryByRole('region', { name: t('rewards:ranks') })).toBeNull()
  points.resolve()
  await screen.findByRole('region', { name: t('rewards:ranks') })
  expect(screen.getByRole('group', { name: t('rewards:pointsTitle') })).toBeTruthy()
})
