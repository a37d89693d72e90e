import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { paymentPasswordTable } from './payment-password.model.ts'
import { paymentPasswordService } from './payment-password.service.ts'
import { paymentResetService, type ResetDependencies } from './payment-reset.service.ts'
import { securityHandlers } from './security.handlers.ts'
import { securityStates } from './security.states.ts'

export const security = defineDomain({
  name: 'security',
  tables: [paymentPasswordTable],
  services(world: World, { members, mobiles, mobileCodes, mailCodes }: ResetDependencies) {
    const paymentPassword = paymentPasswordService(world)
    const dependencies = { members, mobiles, mobileCodes, mailCodes }
    return { paymentPassword, paymentReset: paymentResetService({ ...dependencies, paymentPassword }) }
  },
  handlers: securityHandlers,
  states: securityStates,
})
