import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { applicationsService } from './applications.service.ts'
import { availableService } from './available.service.ts'
import { applicationTable, rewardTable } from './reward.model.ts'
import { rewardsHandlers } from './rewards.handlers.ts'
import { rewardsService } from './rewards.service.ts'
import { rewardsStates } from './rewards.states.ts'

type RewardsDependencies = Omit<Parameters<typeof availableService>[0], 'rewards' | 'applications'> & {
  bonuses: BonusesService
}

export const rewards = defineDomain({
  name: 'rewards',
  tables: [rewardTable, applicationTable],
  services(world: World, { bonuses, ...dependencies }: RewardsDependencies) {
    const services = { rewards: rewardsService(world, bonuses), applications: applicationsService(world, bonuses) }
    return { ...services, available: availableService({ ...dependencies, ...services }) }
  },
  handlers: rewardsHandlers,
  states: rewardsStates,
})
