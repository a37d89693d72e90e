// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { points } from '@longan/sdk/points'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const getPointBalance: Query<ReturnType<typeof points>['getBalance']> = /* @__PURE__ */ query<ReturnType<typeof points>['getBalance']>(['getPointBalance', points, 0, 'getBalance'], { secured: true })
export const getPointConfig: Query<ReturnType<typeof points>['getConfig']> = /* @__PURE__ */ query<ReturnType<typeof points>['getConfig']>(['getPointConfig', points, 0, 'getConfig'], { secured: true })
export const listPointRewardTypes: Query<ReturnType<typeof points>['listRewardTypes']> = /* @__PURE__ */ query<ReturnType<typeof points>['listRewardTypes']>(['listPointRewardTypes', points, 0, 'listRewardTypes'], { secured: true, localized: true })
export const listPointRewards: Query<ReturnType<typeof points>['listRewards']> = /* @__PURE__ */ query<ReturnType<typeof points>['listRewards']>(['listPointRewards', points, 1, 'listRewards'], { secured: true, localized: true })
export const redeemPointReward: Command<ReturnType<typeof points>['redeem']> = /* @__PURE__ */ command<ReturnType<typeof points>['redeem']>(['redeemPointReward', points, 1, 'redeem'], ['getPointBalance', 'listPointRedemptions', 'listPointRewards', 'listTickets'])
export const listPointRedemptions: Query<ReturnType<typeof points>['listRedemptions']> = /* @__PURE__ */ query<ReturnType<typeof points>['listRedemptions']>(['listPointRedemptions', points, 1, 'listRedemptions'], { secured: true, localized: true })
export const convertPoints: Command<ReturnType<typeof points>['convert']> = /* @__PURE__ */ command<ReturnType<typeof points>['convert']>(['convertPoints', points, 1, 'convert'], ['getPointBalance', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
