import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { sportsBetTable } from './sports.model.ts'
import { sportsRoutes } from './sports.routes.ts'
import { type SportsDependencies, sportsService } from './sports.service.ts'

export const sports = defineDomain({
  name: 'sports',
  tables: [sportsBetTable],
  services: {
    sports: (world: World, dependencies: SportsDependencies) => sportsService(world, dependencies),
  },
  routes: sportsRoutes,
})
