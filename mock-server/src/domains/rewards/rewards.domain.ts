import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { applicationsService } from './applications.service.ts'
import { availableService } from './available.service.ts'
import { applicationTable, rewardTable } from './reward.model.ts'
import { rewardsHandlers } from './rewards.handlers.ts'
import { rewardsService } from './rewards.service.ts'
import { rewardsSettings, type RewardsSwitches } from './rewards.settings.ts'
import { rewardsStates } from './rewards.states.ts'

type Others = Omit<Parameters<typeof availableService>[1], 'rewards' | 'applications'> & { bonuses: BonusesService }

export const rewards = defineDomain({
  name: 'rewards',
  tables: [rewardTable, applicationTable],
  settings: rewardsSettings,
  services(world: World<RewardsSwitches>, { bonuses, signIn, promoCodes, missions, referral }: Others) {
    const own = { rewards: rewardsService(world, bonuses), applications: applicationsService(world, bonuses) }
    return { ...own, available: availableService(world, { ...own, signIn, promoCodes, missions, referral }) }
  },
  handlers: rewardsHandlers,
  states: rewardsStates,
})
