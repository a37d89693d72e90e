import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { slotFeatureTable } from './slot.model.ts'
import { slotRoutes } from './slot.routes.ts'
import { type SlotDependencies, slotService } from './slot.service.ts'

export const slot = defineDomain({
  name: 'slot',
  tables: [slotFeatureTable],
  services: (world: World, dependencies: SlotDependencies) => ({ slot: slotService(world, dependencies) }),
  routes: slotRoutes,
})
