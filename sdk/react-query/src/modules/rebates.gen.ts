// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { rebates } from '@longan/sdk/rebates'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listRebateSettings: Query<ReturnType<typeof rebates>['listSettings']> = /* @__PURE__ */ query<ReturnType<typeof rebates>['listSettings']>(['listRebateSettings', rebates, 0, 'listSettings'], { secured: true })
export const listRebates: Query<ReturnType<typeof rebates>['list']> = /* @__PURE__ */ query<ReturnType<typeof rebates>['list']>(['listRebates', rebates, 0, 'list'], { secured: true })
export const claimRebate: Command<ReturnType<typeof rebates>['claim']> = /* @__PURE__ */ command<ReturnType<typeof rebates>['claim']>(['claimRebate', rebates, 1, 'claim'], ['getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listRebates', 'listTransactions'])
