import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { leaderboardService } from './leaderboard.service.ts'
import { missionsHandlers } from './missions.handlers.ts'
import { heartbeatTable, missionsService } from './missions.service.ts'

export const missions = defineDomain({
  name: 'missions',
  tables: [heartbeatTable],
  services: {
    missions: (world: World, dependencies: Parameters<typeof missionsService>[1]) =>
      missionsService(world, dependencies),
    leaderboard: (world: World, dependencies: Parameters<typeof missionsService>[1]) =>
      leaderboardService(world, dependencies),
  },
  handlers: missionsHandlers,
})
