import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { walletHandlers } from './wallet.handlers.ts'
import { walletService } from './wallet.service.ts'
import { walletStates } from './wallet.states.ts'
import type { WalletsSettings } from './wallets.ts'

export const wallet = defineDomain({
  name: 'wallet',
  settings: (): WalletsSettings => ({ wallets: { isSingle: false, closed: [] } }),
  services: {
    wallet: (world: World<WalletsSettings>) => walletService(world),
  },
  handlers: walletHandlers,
  states: walletStates,
})
