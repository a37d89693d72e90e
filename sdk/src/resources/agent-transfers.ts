import type { Call, Http } from '../http.ts'
import { agentTransfersOperations } from '../operations/agent-transfers.gen.ts'
import type { components } from '../schema.gen.ts'
import { value } from '../value.ts'

type Schemas = components['schemas']

/** Money between an agent and those below, or the one above. */
export const agentTransfers = (http: Http) => {
  const { GET, POST, PUT } = http.clientOf(agentTransfersOperations)

  return {
    getTransferEnabled: (call?: Call) => value(GET('/wps/agent/transferEnabled', call)),
    /** To a member below, or without `downline` to the one above. */
    transfer: (body: Schemas['DownlineTransferInput'], call?: Call) =>
      value(PUT('/wps/agent/transferDownline', { body, ...call })),
    /** To several, all or nothing. */
    transferAll: (body: Schemas['DownlineTransfersInput'], call?: Call) =>
      value(PUT('/wps/agent/transferDownlines', { body, ...call })),
    /** Returns the fee and the received amount of a transfer. */
    previewTransfers: (transfers: Schemas['DownlineShares'], call?: Call) =>
      value(POST('/wps/agent/transferDownlines/preview', { body: { transfers }, ...call })),
  }
}
