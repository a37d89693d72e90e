import { contentService } from './content/content.service.ts'
import { gameMarksService } from './games/game-marks.service.ts'
import { gamesService } from './games/games.service.ts'
import { launchesService } from './games/launches.service.ts'
import { lotteryBetsService } from './lottery/lottery-bets.service.ts'
import { lotteryService } from './lottery/lottery.service.ts'
import { lotteryClientService } from '../../partners/lottery/rules/lottery-client.service.ts'
import { slotService } from '../../partners/slot/rules/slot.service.ts'
import { recordsService } from './records/records.service.ts'
import { wagersService } from './records/wagers.service.ts'
import { sessionService } from './session/session.service.ts'
import { systemService } from './system/system.service.ts'
import { walletService } from './wallet/wallet.service.ts'
import type { World } from '../kernel/world.ts'

/** Every domain's rules, bound to one world. */
export function createServices(world: World) {
  const wagers = wagersService(world)
  const wallet = walletService(world)
  const launches = launchesService(world)
  const lottery = lotteryService(world)
  const lotteryBets = lotteryBetsService(world, wagers, lottery)
  return {
    wagers,
    records: recordsService(world, wagers),
    session: sessionService(world),
    wallet,
    games: gamesService(),
    marks: gameMarksService(world),
    launches,
    slot: slotService(world, { launches, wagers, wallet }),
    lottery,
    lotteryBets,
    lotteryClient: lotteryClientService(world, { launches, wallet, lottery, lotteryBets }),
    system: systemService(world),
    content: contentService(world),
  }
}
export type Services = ReturnType<typeof createServices>
