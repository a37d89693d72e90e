import type { Gateway } from '@longan/sdk'
import { ACCOUNT, DAY } from '../consumer/examples.ts'
import { expectGranted, grantReads, readOwned } from './rewards.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import { providerTime, timeReads, type Scenario } from './run/scenario.ts'

const readDays = async (gateway: Gateway, configId: number) => {
  const { list, footer } = await gateway.signIn.getCalendar(configId)
  return { claimed: list.filter(({ hasClaimed }) => hasClaimed === 'Y').length, total: footer.totalClaimedAmount }
}

export const promotionScenarios: Scenario[] = [
  {
    title: 'the first day of the sign-in calendar is claimed once',
    operations: ['claimSignIn', 'listSignInPromotions', 'getSignInCalendar', ...grantReads],
    async run({ gateway }) {
      const before = await readOwned(gateway)
      const configId = (await gateway.signIn.listPromotions())[0]!.configId
      const day = (await gateway.signIn.getCalendar(configId)).list.find(({ isToday }) => isToday === 'Y')!
      expectEqual('days claimed before (getSignInCalendar)', {
        got: await readDays(gateway, configId),
        expected: { claimed: 0, total: 0 },
      })
      await gateway.signIn.claim(day.id)
      const { amount, pointAmount: points } = day
      await expectGranted('claimSignIn', { gateway, before, amounts: [amount], points })
      expectEqual('days claimed (getSignInCalendar)', {
        got: await readDays(gateway, configId),
        expected: { claimed: 1, total: amount },
      })
    },
  },
  {
    title: 'a promo code is worth its bonus once',
    operations: ['claimPromoCode', ...grantReads, 'listClaimedRewards'],
    states: [['a promo code exists', { promoCode: 'XUAN2026' }]],
    async run({ gateway }) {
      const before = await readOwned(gateway)
      const claimed = async () => (await gateway.rewards.listClaimed({ page: 1, size: 20 })).items.length
      const count = await claimed()
      await gateway.promoCodes.claim('XUAN2026')
      await expectGranted('claimPromoCode', { gateway, before, amounts: [20_000], points: 10 })
      expectEqual('claimed rewards (listClaimedRewards)', { got: await claimed(), expected: count + 1 })
      const call = gateway.promoCodes.claim('XUAN2026')
      await expectRefused('the same promo code again', { call, codes: ['reward.claimed'] })
      await expectGranted('a promo code claimed again', { gateway, before, amounts: [20_000], points: 10 })
    },
  },
  {
    title: 'the rebate of a day is claimed once',
    operations: ['claimRebate', 'listRebates', ...grantReads, ...timeReads],
    states: [['a member has money', { account: ACCOUNT, balance: 1_000_000 }]],
    later: ['a member has staked'],
    async run({ gateway, provide }) {
      const settledAt = (await providerTime(gateway)) - 2 * DAY
      await provide('a member has staked', { account: ACCOUNT, gameType: 'RNG', betAmount: 125_000, settledAt })
      const before = await readOwned(gateway)
      const read = async () => (await gateway.rebates.list()).map(({ netStake, status }) => ({ netStake, status }))
      const what = 'rebates (listRebates)'
      const row = { netStake: 125_000, status: 'CLAIMABLE' }
      expectEqual(`${what} before`, { got: await read(), expected: [row] })
      const { rebateId, amount } = (await gateway.rebates.list())[0]!
      await gateway.rebates.claim(rebateId)
      expectEqual(`${what} after claimRebate`, { got: await read(), expected: [{ ...row, status: 'CLAIMED' }] })
      await expectGranted('claimRebate', { gateway, before, amounts: [amount], points: 0 })
    },
  },
]
