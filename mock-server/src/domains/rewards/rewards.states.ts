import * as v from 'valibot'
import { amount, state } from '../../kernel/provider-state.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { ApplicationsService } from './applications.service.ts'
import type { RewardsService } from './rewards.service.ts'

const GIFT = { vi: 'Quà tri ân', en: 'Thank-you gift' }
const reward = v.object({ account: v.string(), rewardId: v.number(), amount, points: v.number(), expiry: v.number() })
const application = v.object({ account: v.string(), promotionId: v.number() })
type Needs = { members: MembersService; rewards: RewardsService; applications: ApplicationsService }

export const rewardsStates = (_world: World, { members, rewards, applications }: Needs) => ({
  'a member has a reward': state(reward, ({ account, rewardId: id, amount: money, points, expiry: expiresAt }) => {
    const { id: memberId } = members.named(account, 'params.account')
    return rewards.grant({ id, memberId, kind: 'MANUAL', name: GIFT, money, points, expiresAt })
  }),
  'a member has joined a promotion': state(application, ({ account, promotionId }) =>
    applications.join(members.named(account, 'params.account'), promotionId),
  ),
})
