import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { caughtTable } from './fish.model.ts'
import { fishRoutes } from './fish.routes.ts'
import { type FishDependencies, fishService } from './fish.service.ts'

export const fish = defineDomain({
  name: 'fish',
  tables: [caughtTable],
  services: {
    fish: (world: World, dependencies: FishDependencies) => fishService(world, dependencies),
  },
  routes: fishRoutes,
})
