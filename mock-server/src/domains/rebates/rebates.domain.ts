import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService, TurnoverService } from '../bonuses/bonuses.service.ts'
import { rebatesHandlers } from './rebates.handlers.ts'
import { rebatesService } from './rebates.service.ts'

type Dependencies = { bonuses: BonusesService; turnover: TurnoverService }

export const rebates = defineDomain({
  name: 'rebates',
  services: {
    rebates: (world: World, dependencies: Dependencies) => rebatesService(world, dependencies),
  },
  handlers: rebatesHandlers,
})
