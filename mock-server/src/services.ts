import { contentService } from './content/content.service.ts'
import { gameMarksService } from './games/game-marks.service.ts'
import { gamesService } from './games/games.service.ts'
import { launchesService } from './games/launches.service.ts'
import { wagersService } from './records/wagers.service.ts'
import { sessionService } from './session/session.service.ts'
import { systemService } from './system/system.service.ts'
import { walletService } from './wallet/wallet.service.ts'
import type { World } from './world.ts'

/** Every domain's rules, bound to one world. */
export function createServices(world: World) {
  const wagers = wagersService(world)
  return {
    wagers,
    session: sessionService(world),
    wallet: walletService(world),
    games: gamesService(),
    marks: gameMarksService(world),
    launches: launchesService(world),
    system: systemService(world),
    content: contentService(world),
  }
}
export type Services = ReturnType<typeof createServices>
