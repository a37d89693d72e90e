import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { applicationsService } from './applications.service.ts'
import { availableService } from './available.service.ts'
import { applicationTable, rewardTable } from './reward.model.ts'
import { rewardsHandlers } from './rewards.handlers.ts'
import { rewardsService } from './rewards.service.ts'
import { rewardsStates } from './rewards.states.ts'

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
