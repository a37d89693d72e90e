import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { paymentPasswordTable } from './payment-password.model.ts'
import { paymentPasswordService } from './payment-password.service.ts'
import { paymentResetService, type ResetNeeds } from './payment-reset.service.ts'
import { securityHandlers } from './security.handlers.ts'
import { securityStates } from './security.states.ts'

export const security = defineDomain({
  name: 'security',
  tables: [paymentPasswordTable],
  services(world: World, { members, mobiles, mobileCodes, mailCodes }: ResetNeeds) {
    const paymentPassword = paymentPasswordService(world)
    const needs = { members, mobiles, mobileCodes, mailCodes }
    return { paymentPassword, paymentReset: paymentResetService({ ...needs, paymentPassword }) }
  },
  handlers: securityHandlers,
  states: securityStates,
})
