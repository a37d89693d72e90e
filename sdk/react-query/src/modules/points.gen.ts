// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { points } from '@longan/sdk/points'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getPointBalance: Query<ReturnType<typeof points>['getBalance']> = /* @__PURE__ */ query('getPointBalance', [(http: Http) => points(http).getBalance, 0], { secured: true })
export const getPointConfig: Query<ReturnType<typeof points>['getConfig']> = /* @__PURE__ */ query('getPointConfig', [(http: Http) => points(http).getConfig, 0], { secured: true })
export const listPointRewardTypes: Query<ReturnType<typeof points>['listRewardTypes']> = /* @__PURE__ */ query('listPointRewardTypes', [(http: Http) => points(http).listRewardTypes, 0], { secured: true, localized: true })
export const listPointRewards: Query<ReturnType<typeof points>['listRewards']> = /* @__PURE__ */ query('listPointRewards', [(http: Http) => points(http).listRewards, 1], { secured: true, localized: true })
export const redeemPointReward: Command<ReturnType<typeof points>['redeem']> = /* @__PURE__ */ command('redeemPointReward', [(http: Http) => points(http).redeem, 1], ['getPointBalance', 'listPointRedemptions', 'listPointRewards', 'listTickets'])
export const listPointRedemptions: Query<ReturnType<typeof points>['listRedemptions']> = /* @__PURE__ */ query('listPointRedemptions', [(http: Http) => points(http).listRedemptions, 1], { secured: true, localized: true })
export const convertPoints: Command<ReturnType<typeof points>['convert']> = /* @__PURE__ */ command('convertPoints', [(http: Http) => points(http).convert, 1], ['getPointBalance', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
