import { defineDomain } from '../../kernel/world/domain.ts'
import type { World } from '../../kernel/world/world.ts'
import { promoCodesHandlers } from './promo-codes.handlers.ts'
import { promoCodesService } from './promo-codes.service.ts'
import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { PROMO_CODES } from './codes.ts'

const promoCodesStates = (_world: World) => ({
  'a promo code exists': defineProviderState(v.object({ promoCode: v.string() }), ({ promoCode }) => {
    if (!PROMO_CODES.some(({ code }) => code === promoCode)) throw invalidField('params.promoCode', 'is not a code')
  }),
})

export const promoCodes = defineDomain({
  name: 'promo-codes',
  services: {
    promoCodes: promoCodesService,
  },
  handlers: promoCodesHandlers,
  states: promoCodesStates,
})
