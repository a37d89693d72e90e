import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { promoCodesHandlers } from './promo-codes.handlers.ts'
import { promoCodesService } from './promo-codes.service.ts'
import { promoCodesStates } from './promo-codes.states.ts'

export const promoCodes = defineDomain({
  name: 'promo-codes',
  services: {
    promoCodes: (world: World, dependencies: Parameters<typeof promoCodesService>[1]) =>
      promoCodesService(world, dependencies),
  },
  handlers: promoCodesHandlers,
  states: promoCodesStates,
})
