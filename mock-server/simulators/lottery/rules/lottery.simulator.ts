import { defineDomain } from '#mock/kernel/world/domain.ts'
import type { World } from '#mock/kernel/world/world.ts'
import { type LotteryDependencies, lotteryClientService } from './lottery-client.service.ts'
import { lotteryRoutes } from './lottery.routes.ts'

export const lotteryClient = defineDomain({
  name: 'lottery-client',
  services: {
    lotteryClient: (world: World, dependencies: LotteryDependencies) => lotteryClientService(world, dependencies),
  },
  routes: lotteryRoutes,
})
