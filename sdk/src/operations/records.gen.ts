// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const recordsOperations = {
  'GET /wps/relay/ODSFE2_MemTransDet': { id: 'listTransactions', module: 'MEMTRANS3', token: true },
  'GET /wps/relay/ODSFE2_RNGOrders': { id: 'listRngOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_ElottSettledOrders': { id: 'listElottSettledOrders', module: 'TRANSBETREPMEM3', token: true },
  'GET /wps/relay/ODSFE2_ElottUnsettledOrders': { id: 'listElottUnsettledOrders', module: 'TRANSBETREPMEM3', token: true },
} satisfies Operations
