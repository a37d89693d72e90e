import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import type { RegistrationDependencies } from './application.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { registrationService } from './registration.service.ts'

export const registration = defineDomain({
  name: 'registration',
  services: {
    registration: (world: World, others: RegistrationDependencies) => registrationService(world, others),
  },
  handlers: registrationHandlers,
})
