import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { SessionService } from '../session/session.service.ts'
import { favouriteTable, recentTable } from './game-mark.model.ts'
import { gameMarksService } from './game-marks.service.ts'
import { gamesHandlers } from './games.handlers.ts'
import { gamesService } from './games.service.ts'
import { gamesStates } from './games.states.ts'
import { launchTable } from './launch.model.ts'
import { launchesService } from './launches.service.ts'

export const games = defineDomain({
  name: 'games',
  tables: [launchTable, favouriteTable, recentTable],
  services: (world: World, { session }: { session: SessionService }) => ({
    games: gamesService(),
    marks: gameMarksService(world),
    launches: launchesService(world, session),
  }),
  handlers: gamesHandlers,
  states: gamesStates,
})
