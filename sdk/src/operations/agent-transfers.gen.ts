// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const agentTransfersOperations = {
  'GET /wps/agent/transferEnabled': { id: 'getTransferEnabled', token: true },
  'PUT /wps/agent/transferDownline': { id: 'transferDownline', module: 'AGETRANSFERUP3', token: true, encrypted: true },
  'PUT /wps/agent/transferDownlines': { id: 'transferDownlines', module: 'AGENTRANSMULTDOWN3', token: true, encrypted: true },
  'POST /wps/agent/transferDownlines/preview': { id: 'checkDownlineTransfers', module: 'AGENTRANSMULTDOWN3', token: true },
} satisfies Operations
