import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
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
import { repairsService } from './repairs.service.ts'

type Dependencies = { session: SessionService; wagers: WagersService; wallet: WalletService }

export const games = defineDomain({
  name: 'games',
  tables: [launchTable, favouriteTable, recentTable],
  settings: gamesSettings,
  services(world: World<GamesSettings>, { session, wagers, wallet }: Dependencies) {
    const repairs = repairsService(world)
    return {
      games: gamesService(world),
      repairs,
      gate: launchGate(world, { repairs, wagers, wallet }),
      marks: gameMarksService(world),
      launches: launchesService(world, session),
    }
  },
  handlers: gamesHandlers,
  states: gamesStates,
})
