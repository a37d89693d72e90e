import * as v from 'valibot'
import { defineProviderState } from '../../kernel/world/provider-state.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import { PROMO_CODES } from './codes.ts'

export const promoCodesStates = (_world: World) => ({
  'a promo code exists': defineProviderState(v.object({ promoCode: v.string() }), ({ promoCode }) => {
    if (!PROMO_CODES.some(({ code }) => code === promoCode)) throw invalidField('params.promoCode', 'is not a code')
  }),
})
