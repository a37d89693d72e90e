import { defineDomain } from '../../../src/kernel/domain.ts'
import type { World } from '../../../src/kernel/world.ts'
import { type LotteryNeeds, lotteryClientService } from './lottery-client.service.ts'
import { lotteryRoutes } from './lottery.routes.ts'

export const lotteryClient = defineDomain({
  name: 'lottery-client',
  services: (world: World, needs: LotteryNeeds) => ({ lotteryClient: lotteryClientService(world, needs) }),
  routes: lotteryRoutes,
})
