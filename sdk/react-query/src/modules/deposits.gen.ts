// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { deposits } from '@longan/sdk/deposits'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getDepositSettings: Query<ReturnType<typeof deposits>['getSettings']> = /* @__PURE__ */ query<ReturnType<typeof deposits>['getSettings']>(['getDepositSettings', deposits, 0, 'getSettings'], { secured: true })
export const listDepositChannels: Query<ReturnType<typeof deposits>['listChannels']> = /* @__PURE__ */ query<ReturnType<typeof deposits>['listChannels']>(['listDepositChannels', deposits, 0, 'listChannels'], { secured: true, localized: true })
export const listDepositPromotions: Query<ReturnType<typeof deposits>['listPromotions']> = /* @__PURE__ */ query<ReturnType<typeof deposits>['listPromotions']>(['listDepositPromotions', deposits, 1, 'listPromotions'], { secured: true, localized: true })
export const getExchangeRate: Query<ReturnType<typeof deposits>['getExchangeRate']> = /* @__PURE__ */ query<ReturnType<typeof deposits>['getExchangeRate']>(['getExchangeRate', deposits, 1], { secured: true })
export const depositByQr: Command<ReturnType<typeof deposits>['byQr']> = /* @__PURE__ */ command<ReturnType<typeof deposits>['byQr']>(['depositByQr', deposits, 1, 'byQr'], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits'])
export const depositByAccountName: Command<ReturnType<typeof deposits>['byTransfer']> = /* @__PURE__ */ command<ReturnType<typeof deposits>['byTransfer']>(['depositByAccountName', deposits, 1, 'byTransfer'], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits', 'listPaymentConfirmations'])
export const depositByLaunchUrl: Command<ReturnType<typeof deposits>['byPage']> = /* @__PURE__ */ command<ReturnType<typeof deposits>['byPage']>(['depositByLaunchUrl', deposits, 1, 'byPage'], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits'])
export const depositByVirtualWallet: Command<ReturnType<typeof deposits>['byCrypto']> = /* @__PURE__ */ command<ReturnType<typeof deposits>['byCrypto']>(['depositByVirtualWallet', deposits, 1, 'byCrypto'], ['getDepositSettings', 'getPendingCounts', 'listDeposits', 'listLimits'])
export const getDepositAddress: Query<ReturnType<typeof deposits>['getAddress']> = /* @__PURE__ */ query<ReturnType<typeof deposits>['getAddress']>(['getDepositAddress', deposits, 1, 'getAddress'], { secured: true })
