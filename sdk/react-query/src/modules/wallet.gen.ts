// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { wallet } from '@longan/sdk/wallet'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getWallet: Query<ReturnType<typeof wallet>['get']> = /* @__PURE__ */ query('getWallet', [(http: Http) => wallet(http).get, 0], { secured: true })
export const getWalletBalance: Query<ReturnType<typeof wallet>['getBalance']> = /* @__PURE__ */ query('getWalletBalance', [(http: Http) => wallet(http).getBalance, 1], { secured: true, localized: true })
export const getMerchantWallet: Query<ReturnType<typeof wallet>['isSingle']> = /* @__PURE__ */ query('getMerchantWallet', [(http: Http) => wallet(http).isSingle, 0], { secured: true })
export const transferWallet: Command<ReturnType<typeof wallet>['transfer']> = /* @__PURE__ */ command('transferWallet', [(http: Http) => wallet(http).transfer, 1], ['getWalletBalance', 'listTransactions'])
export const transferAllBack: Command<ReturnType<typeof wallet>['returnAll']> = /* @__PURE__ */ command('transferAllBack', [(http: Http) => wallet(http).returnAll, 0], ['getWalletBalance', 'listTransactions'])
export const getWalletLockStatus: Query<ReturnType<typeof wallet>['listLocks']> = /* @__PURE__ */ query('getWalletLockStatus', [(http: Http) => wallet(http).listLocks, 0], { secured: true })
