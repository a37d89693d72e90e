import type { Gateway } from '@longan/sdk'
import { ACCOUNT, PAYMENT_PASSWORD as password, withPaymentPassword } from '../consumer/examples.ts'
import { expectEqual, expectRefused, toMinor } from './run/check.ts'
import { type Scenario, providerTime, timeReads } from './run/scenario.ts'
import { expectBooked, moneyReads, type Money, readMoney } from './run/money.ts'

/** Operations that `readOwned` and `expectGranted` call. */
export const grantReads = [...moneyReads, 'getPointBalance'] as const

const states: Scenario['states'] = [
  withPaymentPassword,
  ['a member has points', { account: ACCOUNT, points: 1250 }],
  ['goods are offered', { rewardId: 1, points: 150, stock: 500 }],
]

const readPurchases = async (gateway: Gateway) => {
  const { items: list } = await gateway.points.listRedemptions({ page: 1, size: 20 })
  const points = list.filter(({ rewardId }) => rewardId === 1).reduce((sum, one) => sum + one.points, 0)
  return { points, tickets: (await gateway.tickets.list()).length }
}

export const pointScenarios: Scenario[] = [
  {
    title: 'goods bought with points: points, list of purchases, ticket; one key buys once, two keys twice',
    operations: ['redeemPointReward', ...grantReads, 'listPointRedemptions', 'listTickets'],
    states,
    async run({ gateway }) {
      const before = await readOwned(gateway)
      const bought = await readPurchases(gateway)
      async function expectPurchases(what: string, count: number) {
        await expectGranted(what, { gateway, before, amounts: [], points: -150 * count })
        expectEqual(`points spent and tickets after ${what} (listPointRedemptions, listTickets)`, {
          got: await readPurchases(gateway),
          expected: { points: bought.points + 150 * count, tickets: bought.tickets + count },
        })
      }
      const idempotencyKey = crypto.randomUUID()
      await gateway.points.redeem({ rewardId: 1, password }, { idempotencyKey })
      await gateway.points.redeem({ rewardId: 1, password }, { idempotencyKey })
      await expectPurchases('a purchase sent twice with one key', 1)
      await gateway.points.redeem({ rewardId: 1, password }, { idempotencyKey: crypto.randomUUID() })
      await expectPurchases('a purchase with another key', 2)
    },
  },
  {
    title: 'points turned into money: points, balance, record; one key once, two keys twice',
    operations: ['convertPoints', ...grantReads, 'getPointConfig'],
    states,
    async run({ gateway }) {
      const { pointsPerConversion, amountPerConversion } = await gateway.points.getConfig()
      const points = 3 * pointsPerConversion
      const amount = 3 * amountPerConversion
      const before = await readOwned(gateway)
      const idempotencyKey = crypto.randomUUID()
      await gateway.points.convert({ points, password }, { idempotencyKey })
      await gateway.points.convert({ points, password }, { idempotencyKey })
      await expectGranted('points sent twice with one key', { gateway, before, amounts: [amount], points: -points })
      await gateway.points.convert({ points, password }, { idempotencyKey: crypto.randomUUID() })
      await expectGranted('points sent with another key', {
        gateway,
        before,
        amounts: [amount, amount],
        points: -2 * points,
      })
    },
  },
]

export const missionScenarios: Scenario[] = [
  {
    title: 'reached missions are paid once, and are listed as claimed',
    operations: ['claimMissions', 'listQuests', ...grantReads, ...timeReads],
    states: [['a member has money', { account: ACCOUNT, balance: 1_000_000 }]],
    later: ['a member has staked'],
    async run({ gateway, provide }) {
      const settledAt = await providerTime(gateway)
      await provide('a member has staked', { account: ACCOUNT, gameType: 'RNG', betAmount: 200_000, settledAt })
      const read = async () => (await gateway.missions.listQuests()).filter(({ status }) => status !== 'OPEN')
      const before = await readOwned(gateway)
      const reached = await read()
      await gateway.missions.claim()
      await expectGranted('claimMissions', {
        gateway,
        before,
        amounts: reached.map(({ rewardAmount }) => rewardAmount),
        points: reached.reduce((sum, { rewardPoint }) => sum + rewardPoint, 0),
      })
      expectEqual('reached missions after claimMissions (listQuests)', {
        got: (await read()).map(({ questId, status }) => [questId, status]),
        expected: reached.map(({ questId }) => [questId, 'CLAIMED']),
      })
    },
  },
  {
    title: 'a visit counts once for the missions of a day',
    operations: ['recordHeartbeat', 'listQuests'],
    async run({ gateway }) {
      const read = async () => (await gateway.missions.listQuests()).reduce((sum, { current }) => sum + current, 0)
      const before = await read()
      await gateway.missions.recordHeartbeat()
      const visited = await read()
      expectEqual('whether a mission has advanced (listQuests)', { got: visited > before, expected: true })
      await gateway.missions.recordHeartbeat()
      expectEqual('progress after a second visit (listQuests)', { got: await read(), expected: visited })
    },
  },
  {
    title: 'the reward for friends is paid once',
    operations: ['claimReferralRewards', 'getReferralDetails', ...grantReads, ...timeReads],
    states: [['a member has money', { account: 'vip02', balance: 7_000_000 }]],
    later: ['a member has brought a friend'],
    async run({ gateway, provide }) {
      const registerTime = (await providerTime(gateway)) - 9 * 86_400_000
      await provide('a member has brought a friend', { account: ACCOUNT, friend: 'vip02', registerTime })
      const before = await readOwned(gateway)
      const paid = await gateway.referral.claim()
      const amounts = paid.map(({ amount }) => amount)
      expectEqual('whether a reward was paid (claimReferralRewards)', { got: amounts.length > 0, expected: true })
      await expectGranted('claimReferralRewards', { gateway, before, amounts, points: 0 })
      const { totalPrize } = await gateway.referral.getDetails()
      const total = amounts.reduce((sum, amount) => sum + amount, 0)
      expectEqual('rewards for friends so far (getReferralDetails)', { got: totalPrize, expected: total })
    },
  },
]

export type Owned = { money: Money; points: number }
export const readOwned = async (gateway: Gateway): Promise<Owned> => ({
  money: await readMoney(gateway),
  points: await gateway.points.getBalance(),
})

type Grant = { gateway: Gateway; before: Owned; amounts: number[]; points: number }

/** Expects these amounts (decimals) to be booked since `before`, each by one row, and so many points to be added. Sums of 0 have no row. */
export async function expectGranted(what: string, { gateway, before, amounts, points }: Grant) {
  const minor = amounts.filter((amount) => amount !== 0).map((amount) => toMinor(`amount of ${what}`, amount))
  await expectBooked(what, { gateway, before: before.money, amounts: minor })
  expectEqual(`points after ${what} (getPointBalance)`, {
    got: await gateway.points.getBalance(),
    expected: before.points + points,
  })
}

/** Later than any gateway's clock. */
const FAR = Date.UTC(2090, 0, 1)
const reward = { account: ACCOUNT, rewardId: 9101, amount: 88_000, points: 20, expiry: FAR }
const page = { page: 1, size: 20 }

async function readClaimed(gateway: Gateway) {
  const { items, footer } = await gateway.rewards.listClaimed(page)
  return [
    items.map(({ rewardAmount, rewardPoint }) => [rewardAmount, rewardPoint]),
    footer.totalBonus,
    footer.totalPoints,
  ]
}

export const rewardScenarios: Scenario[] = [
  {
    title: 'a claimed reward: balance, points, record, and it can be claimed once',
    operations: ['claimReward', ...grantReads, 'listClaimableRewards', 'listClaimedRewards'],
    states: [['a member has a reward', reward]],
    async run({ gateway }) {
      const claim = { promotionClaimId: 9101, promotionType: 'MANUAL' } as const
      const waiting = async () =>
        (await gateway.rewards.listClaimable(page)).items.map(({ rewardId, status }) => ({ rewardId, status }))
      const before = await readOwned(gateway)
      expectEqual('claimed rewards before (listClaimedRewards)', {
        got: await readClaimed(gateway),
        expected: [[], 0, 0],
      })
      expectEqual('rewards that wait (listClaimableRewards)', { got: (await waiting()).length, expected: 1 })
      await gateway.rewards.claim(claim)
      await expectGranted('claimReward', { gateway, before, amounts: [88_000], points: 20 })
      expectEqual('claimed rewards: amounts, points, total (listClaimedRewards)', {
        got: await readClaimed(gateway),
        expected: [[[88_000, 20]], 88_000, 20],
      })
      await expectRefused('the same reward claimed again', {
        call: gateway.rewards.claim(claim),
        codes: ['reward.claimed'],
      })
      await expectGranted('a reward claimed again', { gateway, before, amounts: [88_000], points: 20 })
    },
  },
  {
    title: 'a promotion is joined once, and shows it',
    operations: ['joinSignUpPromotion', 'listSignUpPromotions'],
    async run({ gateway }) {
      const list = await gateway.rewards.listSignUpPromotions()
      const { promotionId = 0 } = list.find(({ hasJoined }) => hasJoined === 'N') ?? {}
      const read = async () =>
        (await gateway.rewards.listSignUpPromotions()).find((one) => one.promotionId === promotionId)?.hasJoined
      await gateway.rewards.joinSignUpPromotion(promotionId)
      expectEqual(`whether promotion ${promotionId} is joined (listSignUpPromotions)`, {
        got: await read(),
        expected: 'Y',
      })
    },
  },
  {
    title: 'the reward of a promotion is asked for once, and the promotion no longer offers it',
    operations: ['createRewardRequest', 'listExtraRewardClaims'],
    async run({ gateway }) {
      const read = async () => (await gateway.rewards.listExtraClaims()).map(({ promotionId }) => promotionId)
      const before = await read()
      const [promotionId = 0] = before
      const request = { promotionId, remarks: 'Đã cài ứng dụng', pictures: ['data:image/png;base64,iVBORw0KGgo='] }
      await gateway.rewards.request(request)
      expectEqual('promotions whose reward can be asked for (listExtraRewardClaims)', {
        got: await read(),
        expected: before.filter((id) => id !== promotionId),
      })
    },
  },
]
