import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { referralHandlers } from './referral.handlers.ts'
import { referralTable } from './referral.model.ts'
import { referralService } from './referral.service.ts'
import { referralStates } from './referral.states.ts'

export const referral = defineDomain({
  name: 'referral',
  tables: [referralTable],
  services: {
    referral: (world: World, dependencies: Parameters<typeof referralService>[1]) =>
      referralService(world, dependencies),
  },
  handlers: referralHandlers,
  states: referralStates,
})
