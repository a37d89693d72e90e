import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { applicationsService } from './applications.service.ts'
import { availableService } from './available.service.ts'
import { applicationTable, rewardTable } from './reward.model.ts'
import { rewardsHandlers } from './rewards.handlers.ts'
import { rewardsService } from './rewards.service.ts'
import { rewardsStates } from './rewards.states.ts'

type Others = Omit<Parameters<typeof availableService>[0], 'rewards' | 'applications'> & { bonuses: BonusesService }

export const rewards = defineDomain({
  name: 'rewards',
  tables: [rewardTable, applicationTable],
  services(world: World, { bonuses, ...others }: Others) {
    const own = { rewards: rewardsService(world, bonuses), applications: applicationsService(world, bonuses) }
    return { ...own, available: availableService({ ...others, ...own }) }
  },
  handlers: rewardsHandlers,
  states: rewardsStates,
})
