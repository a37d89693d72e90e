import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { lotteryBetsService } from './lottery-bets.service.ts'
import { lotteryHandlers } from './lottery.handlers.ts'
import { type LotterySettings, lotterySettings } from './lottery.settings.ts'
import { lotteryOrderTable } from './lottery-order.model.ts'
import { lotteryService } from './lottery.service.ts'
import { lotteryStates } from './lottery.states.ts'
import { recentLotteriesService } from './recent-lotteries.service.ts'

type Dependencies = { wagers: WagersService; launches: LaunchesService }

export const lottery = defineDomain({
  name: 'lottery',
  tables: [lotteryOrderTable],
  settings: lotterySettings,
  services(world: World<LotterySettings>, { wagers, launches }: Dependencies) {
    const service = lotteryService(world)
    return {
      lottery: service,
      lotteryBets: lotteryBetsService(world, wagers, service),
      recentLotteries: recentLotteriesService(world, { launches, lottery: service }),
    }
  },
  handlers: lotteryHandlers,
  states: lotteryStates,
})
