import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { paymentPasswordTable } from './payment-password.model.ts'
import { paymentPasswordService } from './payment-password.service.ts'
import { paymentResetService } from './payment-reset.service.ts'
import { securityHandlers } from './security.handlers.ts'
import { securityStates } from './security.states.ts'

export const security = defineDomain({
  name: 'security',
  tables: [paymentPasswordTable],
  services: {
    paymentPassword: (world: World) => paymentPasswordService(world),
    paymentReset: (_world: World, services: Parameters<typeof paymentResetService>[0]) => paymentResetService(services),
  },
  handlers: securityHandlers,
  states: securityStates,
})
