import { defineDomain } from '../../kernel/domain.ts'
import type { World } from '../../kernel/world.ts'
import { promoCodesHandlers } from './promo-codes.handlers.ts'
import { promoCodesService } from './promo-codes.service.ts'
import { promoCodesStates } from './promo-codes.states.ts'

export const promoCodes = defineDomain({
  name: 'promo-codes',
  services: (world: World, needs: Parameters<typeof promoCodesService>[1]) => ({
    promoCodes: promoCodesService(world, needs),
  }),
  handlers: promoCodesHandlers,
  states: promoCodesStates,
})
