import { ACCOUNT } from '../consumer/examples.ts'
import { expectGranted, grantReads, readOwned } from './bonuses.ts'
import { expectEqual } from './run/check.ts'
import { providerTime, timeReads } from './run/provider-time.ts'
import type { Scenario } from './run/scenario.ts'

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
