// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { deposits } from '@longan/sdk/deposits'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getDepositSettings: Query<ReturnType<typeof deposits>['getSettings']> = /* @__PURE__ */ query('getDepositSettings', [(http: Http) => deposits(http).getSettings, 0], { secured: true })
export const listDepositChannels: Query<ReturnType<typeof deposits>['listChannels']> = /* @__PURE__ */ query('listDepositChannels', [(http: Http) => deposits(http).listChannels, 0], { secured: true, localized: true })
export const listDepositPromotions: Query<ReturnType<typeof deposits>['listPromotions']> = /* @__PURE__ */ query('listDepositPromotions', [(http: Http) => deposits(http).listPromotions, 1], { secured: true, localized: true })
export const getExchangeRate: Query<ReturnType<typeof deposits>['getExchangeRate']> = /* @__PURE__ */ query('getExchangeRate', [(http: Http) => deposits(http).getExchangeRate, 1], { secured: true })
export const depositByQr: Command<ReturnType<typeof deposits>['byQr']> = /* @__PURE__ */ command('depositByQr', [(http: Http) => deposits(http).byQr, 1], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits'])
export const depositByAccountName: Command<ReturnType<typeof deposits>['byTransfer']> = /* @__PURE__ */ command('depositByAccountName', [(http: Http) => deposits(http).byTransfer, 1], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits', 'listPaymentConfirmations'])
export const depositByLaunchUrl: Command<ReturnType<typeof deposits>['byPage']> = /* @__PURE__ */ command('depositByLaunchUrl', [(http: Http) => deposits(http).byPage, 1], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits'])
export const depositByVirtualWallet: Command<ReturnType<typeof deposits>['byCrypto']> = /* @__PURE__ */ command('depositByVirtualWallet', [(http: Http) => deposits(http).byCrypto, 1], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits'])
export const getDepositAddress: Query<ReturnType<typeof deposits>['getAddress']> = /* @__PURE__ */ query('getDepositAddress', [(http: Http) => deposits(http).getAddress, 1], { secured: true })
