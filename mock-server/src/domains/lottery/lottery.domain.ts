import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LaunchesService } from '../games/launches.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import { lotteryBetsService } from './lottery-bets.service.ts'
import { lotteryHandlers } from './lottery.handlers.ts'
import { type LotterySettings, lotterySettings } from './lottery.settings.ts'
import { lotteryOrderTable } from './lottery-order.model.ts'
import { type LotteryService, lotteryService } from './lottery.service.ts'
import { lotteryStates } from './lottery.states.ts'
import { recentLotteriesService } from './recent-lotteries.service.ts'

type Services = { wagers: WagersService; launches: LaunchesService; lottery: LotteryService }

export const lottery = defineDomain({
  name: 'lottery',
  tables: [lotteryOrderTable],
  settings: lotterySettings,
  services: {
    lottery: lotteryService,
    lotteryBets: (world: World<LotterySettings>, { wagers, lottery: rounds }: Services) =>
      lotteryBetsService(world, wagers, rounds),
    recentLotteries: (world: World<LotterySettings>, { launches, lottery: rounds }: Services) =>
      recentLotteriesService(world, { launches, lottery: rounds }),
  },
  handlers: lotteryHandlers,
  states: lotteryStates,
})
