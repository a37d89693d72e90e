import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { leaderboardService } from './leaderboard.service.ts'
import { missionsHandlers } from './missions.handlers.ts'
import { heartbeatTable, missionsService } from './missions.service.ts'

export const missions = defineDomain({
  name: 'missions',
  tables: [heartbeatTable],
  services: (world: World, dependencies: Parameters<typeof missionsService>[1]) => ({
    missions: missionsService(world, dependencies),
    leaderboard: leaderboardService(world, dependencies),
  }),
  handlers: missionsHandlers,
})
