// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const withdrawalsOperations = {
  'POST /wps/transaction/withdraw': { id: 'withdraw', token: true, encrypted: true },
  'GET /wps/relay/MCSFE_getWithdrawSettings': { id: 'getWithdrawSettings', token: true },
  'GET /wps/relay/MCSFE_getWithdrawTurnover': { id: 'getWithdrawTurnover', token: true },
  'GET /wps/relay/MCSFE_getWithdrawCharges': { id: 'getWithdrawCharges', value: 'number', token: true },
  'GET /wps/relay/MCSFE_getWithdrawTransactionReport': { id: 'listWithdrawals', module: 'WITHREC3', token: true },
} satisfies Operations
