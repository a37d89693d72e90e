import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { applicationsService, type ApplicationsService } from './applications.service.ts'
import { availableService } from './available.service.ts'
import { applicationTable, rewardTable } from './reward.model.ts'
import { rewardsHandlers } from './rewards.handlers.ts'
import { rewardsService, type RewardsService } from './rewards.service.ts'
import * as v from 'valibot'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import type { MembersService } from '../member/member.service.ts'

const REWARD_NAME = { vi: 'Quà tặng tri ân', en: 'Thank-you gift' }
const reward = v.object({
  account: v.string(),
  rewardId: v.number(),
  amount: amountSchema,
  points: v.number(),
  expiry: v.number(),
  eventName: v.optional(v.string(), REWARD_NAME.vi),
})
const application = v.object({ account: v.string(), promotionId: v.number() })
type Dependencies = { members: MembersService; rewards: RewardsService; applications: ApplicationsService }

const rewardsStates = (_world: World, { members, rewards, applications }: Dependencies) => ({
  'a member has a reward': defineProviderState(
    reward,
    ({ account, rewardId: id, amount: money, points, expiry: expiresAt, eventName: vi }) => {
      const { id: memberId } = members.getByAccount(account, 'params.account')
      return rewards.grant({ id, memberId, kind: 'MANUAL', name: { ...REWARD_NAME, vi }, money, points, expiresAt })
    },
  ),
  'a member has joined a promotion': defineProviderState(application, ({ account, promotionId }) =>
    applications.join(members.getByAccount(account, 'params.account'), promotionId),
  ),
})

type Services = { bonuses: BonusesService }

export const rewards = defineDomain({
  name: 'rewards',
  tables: [rewardTable, applicationTable],
  services: {
    rewards: (world: World, { bonuses }: Services) => rewardsService(world, bonuses),
    applications: (world: World, { bonuses }: Services) => applicationsService(world, bonuses),
    available: (_world: World, services: Parameters<typeof availableService>[0]) => availableService(services),
  },
  handlers: rewardsHandlers,
  states: rewardsStates,
})
