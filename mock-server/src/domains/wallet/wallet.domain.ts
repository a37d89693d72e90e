import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { walletHandlers } from './wallet.handlers.ts'
import { walletService } from './wallet.service.ts'
import { walletStates } from './wallet.states.ts'

export const wallet = defineDomain({
  name: 'wallet',
  services: (world: World) => ({ wallet: walletService(world) }),
  handlers: walletHandlers,
  states: walletStates,
})
