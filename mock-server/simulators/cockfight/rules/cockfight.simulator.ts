import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { cockfightRoutes } from './cockfight.routes.ts'
import { cockfightBetTable, type CockfightNeeds, cockfightService } from './cockfight.service.ts'

export const cockfight = defineDomain({
  name: 'cockfight',
  tables: [cockfightBetTable],
  services: (world: World, needs: CockfightNeeds) => ({ cockfight: cockfightService(world, needs) }),
  routes: cockfightRoutes,
})
