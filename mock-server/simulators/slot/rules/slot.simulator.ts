import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { slotFeatureTable } from './slot.model.ts'
import { slotRoutes } from './slot.routes.ts'
import { type SlotDependencies, slotService } from './slot.service.ts'

export const slot = defineDomain({
  name: 'slot',
  tables: [slotFeatureTable],
  services: {
    slot: (world: World, dependencies: SlotDependencies) => slotService(world, dependencies),
  },
  routes: slotRoutes,
})
