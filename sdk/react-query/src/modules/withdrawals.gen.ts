// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { withdrawals } from '@longan/sdk/withdrawals'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const withdraw: Command<ReturnType<typeof withdrawals>['withdraw']> = /* @__PURE__ */ command('withdraw', [(http: Http) => withdrawals(http).withdraw, 1], ['getPendingCounts', 'getStatement', 'getWallet', 'getWalletBalance', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards', 'listTransactions', 'listWithdrawals'])
export const getWithdrawSettings: Query<ReturnType<typeof withdrawals>['getSettings']> = /* @__PURE__ */ query('getWithdrawSettings', [(http: Http) => withdrawals(http).getSettings, 1], { secured: true, localized: true })
export const getWithdrawTurnover: Query<ReturnType<typeof withdrawals>['getTurnover']> = /* @__PURE__ */ query('getWithdrawTurnover', [(http: Http) => withdrawals(http).getTurnover, 0], { secured: true })
export const getWithdrawCharges: Query<ReturnType<typeof withdrawals>['getCharges']> = /* @__PURE__ */ query('getWithdrawCharges', [(http: Http) => withdrawals(http).getCharges, 1], { secured: true })
export const listWithdrawals: Query<ReturnType<typeof withdrawals>['list']> = /* @__PURE__ */ query('listWithdrawals', [(http: Http) => withdrawals(http).list, 1], { secured: true, localized: true })
