// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { rebates } from '@longan/sdk/rebates'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listRebateSettings: Query<ReturnType<typeof rebates>['listSettings']> = /* @__PURE__ */ query('listRebateSettings', [(http: Http) => rebates(http).listSettings, 0], { secured: true })
export const listRebates: Query<ReturnType<typeof rebates>['list']> = /* @__PURE__ */ query('listRebates', [(http: Http) => rebates(http).list, 0], { secured: true })
export const claimRebate: Command<ReturnType<typeof rebates>['claim']> = /* @__PURE__ */ command('claimRebate', [(http: Http) => rebates(http).claim, 1], ['getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listRebates', 'listTransactions'])
