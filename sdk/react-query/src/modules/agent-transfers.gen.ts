// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { agentTransfers } from '@longan/sdk/agent-transfers'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getTransferEnabled: Query<ReturnType<typeof agentTransfers>['getTransferEnabled']> = /* @__PURE__ */ query('getTransferEnabled', [(http: Http) => agentTransfers(http).getTransferEnabled, 0], { secured: true })
export const transferDownline: Command<ReturnType<typeof agentTransfers>['transfer']> = /* @__PURE__ */ command('transferDownline', [(http: Http) => agentTransfers(http).transfer, 1], ['getTeamOverview', 'getWallet', 'getWalletBalance', 'listDownlines', 'listTransactions'])
export const transferDownlines: Command<ReturnType<typeof agentTransfers>['transferAll']> = /* @__PURE__ */ command('transferDownlines', [(http: Http) => agentTransfers(http).transferAll, 1], ['getTeamOverview', 'getWallet', 'getWalletBalance', 'listDownlines', 'listTransactions'])
export const checkDownlineTransfers: Command<ReturnType<typeof agentTransfers>['previewTransfers']> = /* @__PURE__ */ command('checkDownlineTransfers', [(http: Http) => agentTransfers(http).previewTransfers, 1], [])
