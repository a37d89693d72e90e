import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { liveRoutes } from './live.routes.ts'
import { liveBetTable, type LiveDependencies, liveService } from './live.service.ts'

export const live = defineDomain({
  name: 'live',
  tables: [liveBetTable],
  services: {
    live: (world: World, dependencies: LiveDependencies) => liveService(world, dependencies),
  },
  routes: liveRoutes,
})
