// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const signInOperations = {
  'GET /wps/relay/MCSFE_getLoginPromotion': { id: 'listSignInPromotions', module: 'REWCEN3', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getLoginPromotionConfigHistory': { id: 'getSignInCalendar', module: 'REWCEN3', token: true },
  'POST /wps/relay/MCSFE_claimLoginPromotion': { id: 'claimSignIn', module: 'REWCEN3', token: true },
} satisfies Operations
