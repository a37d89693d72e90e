// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const myDepositsOperations = {
  'GET /wps/relay/MCSFE_getDeposit': { id: 'getDeposit', module: 'DPSTBAS3', token: true },
  'POST /wps/relay/MCSFE_cancelDeposit': { id: 'cancelDeposit', module: 'DPSTBAS3', value: 'none', token: true },
  'POST /wps/relay/MCSFE_createDepositTask': { id: 'createDepositTask', module: 'DPSTBAS3', value: 'none', token: true },
  'POST /wps/relay/MCSFE_uploadDepositSlip': { id: 'uploadDepositSlip', module: 'DPSTBAS3', value: 'none', token: true, upload: true },
  'GET /wps/relay/MCSFE_getPaymentConfirmationList': { id: 'listPaymentConfirmations', module: 'DPSTBAS3', value: 'array', token: true },
  'POST /wps/relay/MCSFE_processC2CTransaction': { id: 'processC2CTransaction', module: 'DPSTBAS3', value: 'none', token: true },
  'GET /wps/relay/MCSFE_getPendingCounts': { id: 'getPendingCounts', token: true },
  'GET /wps/relay/MCSFE_getDepositTransactionReport': { id: 'listDeposits', module: 'DEPRECM3', token: true },
} satisfies Operations
