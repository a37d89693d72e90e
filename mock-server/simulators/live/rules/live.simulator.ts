import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { liveRoutes } from './live.routes.ts'
import { liveBetTable, type LiveNeeds, liveService } from './live.service.ts'

export const live = defineDomain({
  name: 'live',
  tables: [liveBetTable],
  services: (world: World, needs: LiveNeeds) => ({ live: liveService(world, needs) }),
  routes: liveRoutes,
})
