import { ACCOUNT, PAYMENT_PASSWORD as password, withPaymentPassword } from '../consumer/examples.ts'
import type { Gateway } from '@longan/sdk'
import { expectGranted, grantReads, readOwned } from './bonuses.ts'
import { expectEqual } from './run/check.ts'
import type { Scenario } from './run/scenario.ts'

const states: Scenario['states'] = [
  withPaymentPassword,
  ['a member has points', { account: ACCOUNT, points: 1250 }],
  ['goods are offered', { rewardId: 1, points: 150, stock: 500 }],
]

const readPurchases = async (gateway: Gateway) => {
  const { list } = await gateway.points.listRedemptions({ page: 1, size: 20 })
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
