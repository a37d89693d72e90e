import { defineDomain } from '../../kernel/world/domain.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { registrationService } from './registration.service.ts'

export const registration = defineDomain({
  name: 'registration',
  services: {
    registration: registrationService,
  },
  handlers: registrationHandlers,
})
