import { walletQuery } from '#api/wallet/wallet.queries.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const CLAIM = 'claimReward'
const REDEEM = 'claimPromoCode'
const at = (days: number) => Date.now() + days * 86_400_000

const reward = (rewardId: number, more: object = {}) => ({
  rewardId,
  eventName: `Gift ${rewardId}`,
  rewardAmount: rewardId * 1000,
  rewardPoint: 0,
  promotionType: 'MANUAL',
  status: 'I',
  expiry: at(3),
  ...more,
})

async function openCenter({ list, answers, ...options }: ScreenOptions & { list?: object[] } = {}) {
  const waiting = list && { listClaimableRewards: success({ list, total: list.length, totalPages: 1 }) }
  const rebates = list && { listRebates: success([]) }
  return renderScreen('/m/rewardCenter', { as: 'demo01', ...options, answers: { ...waiting, ...rebates, ...answers } })
}
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent)
const claimButton = (name: string) => screen.findByRole('button', { name: `Nhận: ${name}` })

test('its address shows the reward center [A-2-17]', async () => {
  await openCenter()
  expect(await screen.findByRole('heading', { level: 1, name: t('titles:rewardCenter') })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: /^Chờ nhận/, selected: true })).toBeTruthy()
})

test('claimable rewards are listed with value and expiry [A-1-11]', async () => {
  await openCenter({ list: [reward(58, { rewardPoint: 20 }), reward(7, { status: 'E', expiry: at(-1) })] })
  const [first, second] = await rows()
  expect(first).toMatch(/Gift 58.*58\.000\u00A0₫ \+ 20 điểm.*Đến.*Còn lại \d+ ngày \d+ giờ/)
  expect(second).toMatch(/Gift 7.*7\.000\u00A0₫.*Hết hạn lúc/)
  expect(screen.queryByRole('button', { name: 'Nhận: Gift 7' })).toBeNull()
})

test('one of two rewards is claimed by its id, and the other one stays [A-7-59]', async () => {
  const { user, calls } = await openCenter()
  await user.click(await claimButton('Quà sinh nhật'))
  expect(await screen.findByText(t('rewards:received', { gift: '88.000 ₫ + 20 điểm' }))).toBeTruthy()
  expect(calls(CLAIM).map(({ body }) => body)).toEqual([{ promotionClaimId: 9001, promotionType: 'MANUAL' }])
  await waitFor(() => expect(screen.queryByText('Quà sinh nhật')).toBeNull())
  expect(await claimButton('Cược may mắn')).toBeTruthy()
})

test('a double tap claims once', async () => {
  const { user, calls } = await openCenter()
  await user.dblClick(await claimButton('Quà sinh nhật'))
  await screen.findByText(t('rewards:received', { gift: '88.000 ₫ + 20 điểm' }))
  expect(calls(CLAIM)).toHaveLength(1)
})

test('after a claim the balance is fetched again', async () => {
  const { user, calls, client } = await openCenter()
  await client.fetchQuery({ queryKey: walletQuery().queryKey, queryFn: () => ({ sumBalance: 1 }) as never })
  await user.click(await claimButton('Quà sinh nhật'))
  await screen.findByText(t('rewards:received', { gift: '88.000 ₫ + 20 điểm' }))
  await waitFor(() => expect(client.getQueryState(walletQuery().queryKey)?.isInvalidated).toBe(true))
  expect(calls('listClaimableRewards').length).toBeGreaterThan(1)
})

test('all rewards are claimed with one tap, and their sum is shown', async () => {
  const { user, calls } = await openCenter({
    list: [reward(5), reward(6), reward(7, { status: 'E' })],
    answers: { [CLAIM]: success({ claimedTickets: [] }) },
  })
  await user.click(await screen.findByRole('button', { name: t('rewards:claimAll', { total: '2' }) }))
  expect(await screen.findByText(t('rewards:received', { gift: '11.000 ₫' }))).toBeTruthy()
  expect(calls(CLAIM).map(({ body }) => body)).toEqual([
    { promotionClaimId: 5, promotionType: 'MANUAL' },
    { promotionClaimId: 6, promotionType: 'MANUAL' },
  ])
})

test('a reward that was claimed elsewhere shows the refusal', async () => {
  const { user } = await openCenter({ list: [reward(5)], answers: { [CLAIM]: refusal('reward.claimed', 400) } })
  await user.click(await claimButton('Gift 5'))
  expect(await screen.findByText(t('problems:reward.claimed'))).toBeTruthy()
})

test('without rewards the member sees how to get some', async () => {
  await openCenter({ list: [] })
  expect(await screen.findByText(t('rewards:nothingToClaim'))).toBeTruthy()
})

test('rewards that fail to load can be retried', async () => {
  const { user, world } = await openCenter({
    faults: [{ operation: 'listClaimableRewards', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await claimButton('Quà sinh nhật')).toBeTruthy()
})

test('a rebate can be claimed by its day, and a future one shows when', async () => {
  const rebate = (rebateId: string, status: string) => ({
    rebateId,
    netStake: 100_000,
    amount: 800,
    status,
    claimableFrom: at(1),
    expiry: at(7),
    details: [],
  })
  const { user, calls } = await openCenter({
    list: [],
    answers: {
      listRebates: success([
        rebate('2026-11-20', 'WAITING'),
        rebate('2026-11-19', 'CLAIMABLE'),
        rebate('2026-11-18', 'CLAIMED'),
      ]),
      claimRebate: success(rebate('2026-11-19', 'CLAIMED')),
    },
  })
  const section = within(await screen.findByRole('region', { name: t('rewards:rebates') }))
  expect((await section.findByText(t('rewards:rebateOf', { day: '20/11/2026' }))).closest('li')?.textContent).toContain(
    'Dùng được từ',
  )
  expect(section.queryByText(t('rewards:rebateOf', { day: '18/11/2026' }))).toBeNull()
  await user.click(section.getByRole('button', { name: 'Nhận: Hoàn trả ngày 19/11/2026' }))
  expect(await screen.findByText(t('rewards:received', { gift: '800 ₫' }))).toBeTruthy()
  expect(calls('claimRebate').map(({ body }) => body)).toEqual([{ rebateId: '2026-11-19' }])
})

test('a promo code shows its reward, and the field is cleared', async () => {
  const { user, calls } = await openCenter()
  const field = await screen.findByLabelText<HTMLInputElement>(t('rewards:codeLabel'))
  await user.type(field, ' xuan2026 ')
  await user.click(screen.getByRole('button', { name: t('rewards:useCode') }))
  expect(await screen.findByText(t('rewards:received', { gift: '20.000 ₫ + 10 điểm' }))).toBeTruthy()
  expect(calls(REDEEM).map(({ body }) => body)).toEqual([{ promoCode: 'xuan2026' }])
  expect(field.value).toBe('')
})

test('a refused promo code shows the reason under the field, and stays there', async () => {
  const { user } = await openCenter()
  const field = await screen.findByLabelText<HTMLInputElement>(t('rewards:codeLabel'))
  await user.type(field, 'HETHAN')
  await user.click(screen.getByRole('button', { name: t('rewards:useCode') }))
  expect(await screen.findByText(t('problems:reward.expired'))).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('HETHAN')
})

test('a trial player is offered the registration instead', async () => {
  await openCenter({ as: 'notype01' })
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})
