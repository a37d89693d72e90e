// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { myLotteries } from '@longan/sdk/my-lotteries'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listRecentLotteries: Query<ReturnType<typeof myLotteries>['listRecent']> = /* @__PURE__ */ query('listRecentLotteries', [(http: Http) => myLotteries(http).listRecent, 0], { secured: true, localized: true })
export const listVnRecentLotteries: Query<ReturnType<typeof myLotteries>['listVnRecent']> = /* @__PURE__ */ query('listVnRecentLotteries', [(http: Http) => myLotteries(http).listVnRecent, 0], { secured: true, localized: true })
export const getLotterySetting: Query<ReturnType<typeof myLotteries>['getSetting']> = /* @__PURE__ */ query('getLotterySetting', [(http: Http) => myLotteries(http).getSetting, 1], { secured: true })
export const listPrizeSeries: Query<ReturnType<typeof myLotteries>['listPrizeSeries']> = /* @__PURE__ */ query('listPrizeSeries', [(http: Http) => myLotteries(http).listPrizeSeries, 0], { secured: true })
export const placeLotterySlips: Command<ReturnType<typeof myLotteries>['placeSlips']> = /* @__PURE__ */ command('placeLotterySlips', [(http: Http) => myLotteries(http).placeSlips, 1], ['getPlaySession', 'getStatement', 'getWallet', 'getWalletBalance', 'listElottUnsettledOrders', 'listLimits', 'listLotteryOrders', 'listOrdersToday', 'listRecentLotteries', 'listTransactions', 'listVnRecentLotteries'])
export const cancelLotteryOrder: Command<ReturnType<typeof myLotteries>['cancel']> = /* @__PURE__ */ command('cancelLotteryOrder', [(http: Http) => myLotteries(http).cancel, 1], ['getLotteryProfitAndLoss', 'getPersonalProfitAndLoss', 'getPlaySession', 'getStatement', 'getWallet', 'getWalletBalance', 'listElottSettledOrders', 'listElottUnsettledOrders', 'listLimits', 'listLotteryOrders', 'listOrdersToday', 'listTransactions'])
export const listLotteryOrders: Query<ReturnType<typeof myLotteries>['listOrders']> = /* @__PURE__ */ query('listLotteryOrders', [(http: Http) => myLotteries(http).listOrders, 1], { secured: true, localized: true })
export const placeLotteryBets: Command<ReturnType<typeof myLotteries>['placeBets']> = /* @__PURE__ */ command('placeLotteryBets', [(http: Http) => myLotteries(http).placeBets, 1], ['getPlaySession', 'getStatement', 'getWallet', 'getWalletBalance', 'listElottUnsettledOrders', 'listLimits', 'listLotteryOrders', 'listOrdersToday', 'listRecentLotteries', 'listTransactions', 'listVnRecentLotteries'])
export const listOrdersToday: Query<ReturnType<typeof myLotteries>['listOrdersToday']> = /* @__PURE__ */ query('listOrdersToday', [(http: Http) => myLotteries(http).listOrdersToday, 1], { secured: true, localized: true })
