// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { agentTransfers } from '@longan/sdk/agent-transfers'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getTransferEnabled: Query<ReturnType<typeof agentTransfers>['getTransferEnabled']> = /* @__PURE__ */ query<ReturnType<typeof agentTransfers>['getTransferEnabled']>(['getTransferEnabled', agentTransfers, 0], { secured: true })
export const transferDownline: Command<ReturnType<typeof agentTransfers>['transfer']> = /* @__PURE__ */ command<ReturnType<typeof agentTransfers>['transfer']>(['transferDownline', agentTransfers, 1, 'transfer'], ['getTeamOverview', 'getWallet', 'getWalletBalance', 'listDownlines', 'listTransactions'])
export const transferDownlines: Command<ReturnType<typeof agentTransfers>['transferAll']> = /* @__PURE__ */ command<ReturnType<typeof agentTransfers>['transferAll']>(['transferDownlines', agentTransfers, 1, 'transferAll'], ['getTeamOverview', 'getWallet', 'getWalletBalance', 'listDownlines', 'listTransactions'])
export const checkDownlineTransfers: Command<ReturnType<typeof agentTransfers>['previewTransfers']> = /* @__PURE__ */ command<ReturnType<typeof agentTransfers>['previewTransfers']>(['checkDownlineTransfers', agentTransfers, 1, 'previewTransfers'], [])
