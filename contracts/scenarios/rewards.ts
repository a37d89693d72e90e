import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectGranted, grantReads, readOwned } from './bonuses.ts'
import { expectEqual, expectRefused } from './run/check.ts'
import type { Scenario } from './run/scenario.ts'

/** Later than any gateway's clock. */
const FAR = Date.UTC(2090, 0, 1)
const reward = { account: ACCOUNT, rewardId: 9101, amount: 88_000, points: 20, expiry: FAR }
const page = { page: 1, size: 20 }

async function readClaimed(gateway: Gateway) {
  const { list, totalBonus, totalPoints } = await gateway.rewards.listClaimed(page)
  return [list.map(({ rewardAmount, rewardPoint }) => [rewardAmount, rewardPoint]), totalBonus, totalPoints]
}

export const rewardScenarios: Scenario[] = [
  {
    title: 'a claimed reward: balance, points, record, and it can be claimed once',
    operations: ['claimReward', ...grantReads, 'listClaimableRewards', 'listClaimedRewards'],
    states: [['a member has a reward', reward]],
    async run({ gateway }) {
      const claim = { promotionClaimId: 9101, promotionType: 'MANUAL' } as const
      const waiting = async () =>
        (await gateway.rewards.listClaimable(page)).list.map(({ rewardId, status }) => ({ rewardId, status }))
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
