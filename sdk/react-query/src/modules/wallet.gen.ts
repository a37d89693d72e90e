// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { wallet } from '@longan/sdk/wallet'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getWallet: Query<ReturnType<typeof wallet>['get']> = /* @__PURE__ */ query<ReturnType<typeof wallet>['get']>(['getWallet', wallet, 0, 'get'], { secured: true })
export const getWalletBalance: Query<ReturnType<typeof wallet>['getBalance']> = /* @__PURE__ */ query<ReturnType<typeof wallet>['getBalance']>(['getWalletBalance', wallet, 1, 'getBalance'], { secured: true, localized: true })
export const getMerchantWallet: Query<ReturnType<typeof wallet>['isSingle']> = /* @__PURE__ */ query<ReturnType<typeof wallet>['isSingle']>(['getMerchantWallet', wallet, 0, 'isSingle'], { secured: true })
export const transferWallet: Command<ReturnType<typeof wallet>['transfer']> = /* @__PURE__ */ command<ReturnType<typeof wallet>['transfer']>(['transferWallet', wallet, 1, 'transfer'], ['getWalletBalance', 'listTransactions'])
export const transferAllBack: Command<ReturnType<typeof wallet>['returnAll']> = /* @__PURE__ */ command<ReturnType<typeof wallet>['returnAll']>(['transferAllBack', wallet, 0, 'returnAll'], ['getWalletBalance', 'listTransactions'])
export const getWalletLockStatus: Query<ReturnType<typeof wallet>['listLocks']> = /* @__PURE__ */ query<ReturnType<typeof wallet>['listLocks']>(['getWalletLockStatus', wallet, 0, 'listLocks'], { secured: true })
