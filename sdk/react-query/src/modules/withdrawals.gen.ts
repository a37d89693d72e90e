// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { withdrawals } from '@longan/sdk/withdrawals'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const withdraw: Command<ReturnType<typeof withdrawals>['withdraw']> = /* @__PURE__ */ command<ReturnType<typeof withdrawals>['withdraw']>(['withdraw', withdrawals, 1], ['getPendingCounts', 'getStatement', 'getWallet', 'getWalletBalance', 'getWithdrawAccountInfo', 'getWithdrawSettings', 'listBankCards', 'listTransactions', 'listWithdrawals'])
export const getWithdrawSettings: Query<ReturnType<typeof withdrawals>['getSettings']> = /* @__PURE__ */ query<ReturnType<typeof withdrawals>['getSettings']>(['getWithdrawSettings', withdrawals, 1, 'getSettings'], { secured: true, localized: true })
export const getWithdrawTurnover: Query<ReturnType<typeof withdrawals>['getTurnover']> = /* @__PURE__ */ query<ReturnType<typeof withdrawals>['getTurnover']>(['getWithdrawTurnover', withdrawals, 0, 'getTurnover'], { secured: true })
export const getWithdrawCharges: Query<ReturnType<typeof withdrawals>['getCharges']> = /* @__PURE__ */ query<ReturnType<typeof withdrawals>['getCharges']>(['getWithdrawCharges', withdrawals, 1, 'getCharges'], { secured: true })
export const listWithdrawals: Query<ReturnType<typeof withdrawals>['list']> = /* @__PURE__ */ query<ReturnType<typeof withdrawals>['list']>(['listWithdrawals', withdrawals, 1, 'list'], { secured: true, localized: true })
