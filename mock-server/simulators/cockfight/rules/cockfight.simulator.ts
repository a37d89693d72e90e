import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { cockfightRoutes } from './cockfight.routes.ts'
import { cockfightBetTable, type CockfightDependencies, cockfightService } from './cockfight.service.ts'

export const cockfight = defineDomain({
  name: 'cockfight',
  tables: [cockfightBetTable],
  services: {
    cockfight: (world: World, dependencies: CockfightDependencies) => cockfightService(world, dependencies),
  },
  routes: cockfightRoutes,
})
