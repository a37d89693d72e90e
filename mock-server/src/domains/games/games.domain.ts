import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits.service.ts'
import type { SessionService } from '../session/session.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import { favouriteTable, recentTable } from './game-mark.model.ts'
import { gameMarksService } from './game-marks.service.ts'
import { gamesHandlers } from './games.handlers.ts'
import { gamesService } from './games.service.ts'
import { type GamesSettings, gamesSettings } from './games.settings.ts'
import { gamesStates } from './games.states.ts'
import { launchGate } from './launch-gate.service.ts'
import { launchTable } from './launch.model.ts'
import { launchesService } from './launches.service.ts'
import { type RepairsService, repairsService } from './repairs.service.ts'

type Services = {
  limits: LimitsService
  session: SessionService
  wagers: WagersService
  wallet: WalletService
  repairs: RepairsService
}

export const games = defineDomain({
  name: 'games',
  tables: [launchTable, favouriteTable, recentTable],
  settings: gamesSettings,
  services: {
    games: gamesService,
    repairs: repairsService,
    gate: (world: World<GamesSettings>, { limits, repairs, wagers, wallet }: Services) =>
      launchGate(world, { limits, repairs, wagers, wallet }),
    marks: gameMarksService,
    launches: (world: World, { session }: Services) => launchesService(world, session),
  },
  handlers: gamesHandlers,
  states: gamesStates,
})
