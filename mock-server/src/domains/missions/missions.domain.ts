import { defineDomain } from '../../kernel/world/domain.ts'
import { leaderboardService } from './leaderboard.service.ts'
import { missionsHandlers } from './missions.handlers.ts'
import { heartbeatTable, missionsService } from './missions.service.ts'

export const missions = defineDomain({
  name: 'missions',
  tables: [heartbeatTable],
  services: {
    missions: missionsService,
    leaderboard: leaderboardService,
  },
  handlers: missionsHandlers,
})
