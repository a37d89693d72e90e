import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { pointsHandlers } from './points.handlers.ts'
import { pointsService } from './points.service.ts'
import { pointsStates } from './points.states.ts'

export const points = defineDomain({
  name: 'points',
  services: (_world: World, needs: Parameters<typeof pointsService>[0]) => ({ points: pointsService(needs) }),
  handlers: pointsHandlers,
  states: pointsStates,
})
