import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { pointsHandlers } from './points.handlers.ts'
import { pointsService } from './points.service.ts'
import { pointsStates } from './points.states.ts'

export const points = defineDomain({
  name: 'points',
  services: {
    points: (_world: World, dependencies: Parameters<typeof pointsService>[0]) => pointsService(dependencies),
  },
  handlers: pointsHandlers,
  states: pointsStates,
})
