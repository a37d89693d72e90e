import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import type { RegistrationDependencies } from './application.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { registrationService } from './registration.service.ts'

export const registration = defineDomain({
  name: 'registration',
  services(world: World, others: RegistrationDependencies) {
    const { members, system, affiliates, referral, session } = others
    const { humanCheck, identity, mobileCodes, phoneProof, paymentPassword } = others
    const origins = { members, system, affiliates, referral }
    const proofs = { humanCheck, identity, mobileCodes, phoneProof, paymentPassword }
    return { registration: registrationService(world, { ...origins, ...proofs, session }) }
  },
  handlers: registrationHandlers,
})
