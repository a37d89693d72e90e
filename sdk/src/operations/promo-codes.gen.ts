// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const promoCodesOperations = {
  'GET /wps/relay/PROMOFE_getPromoCode': { id: 'listPromoCodes', module: 'REWCEN3', value: 'array', token: true },
  'POST /wps/relay/PROMOFE_claimPromoCode': { id: 'claimPromoCode', module: 'REWCEN3', token: true },
} satisfies Operations
