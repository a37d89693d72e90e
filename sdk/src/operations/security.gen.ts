// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const securityOperations = {
  'GET /wps/member/hasWithdrawalPassword': { id: 'getHasPaymentPassword', module: 'PAYMENTPASS3', value: 'boolean', token: true },
  'PUT /wps/member/paymentPassword': { id: 'setPaymentPassword', module: 'PAYMENTPASS3', value: 'none', token: true, encrypted: true },
  'POST /wps/v2/member/paymentPassword/reset': { id: 'resetPaymentPassword', module: 'RESPAYPASS3', value: 'none', token: true, encrypted: true },
  'POST /wps/member/paymentPassword/check': { id: 'checkPaymentPassword', module: 'PAYMENTPASS3', value: 'none', token: true, encrypted: true },
} satisfies Operations
