// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { reports } from '@longan/sdk/reports'
import { type Query, query } from '../query.ts'

export const listTransactionCodes: Query<ReturnType<typeof reports>['listTransactionCodes']> = /* @__PURE__ */ query('listTransactionCodes', [(http: Http) => reports(http).listTransactionCodes, 0], { secured: true, localized: true })
export const getPersonalProfitAndLoss: Query<ReturnType<typeof reports>['getProfitAndLoss']> = /* @__PURE__ */ query('getPersonalProfitAndLoss', [(http: Http) => reports(http).getProfitAndLoss, 1], { secured: true })
export const getLotteryProfitAndLoss: Query<ReturnType<typeof reports>['getLotteryProfitAndLoss']> = /* @__PURE__ */ query('getLotteryProfitAndLoss', [(http: Http) => reports(http).getLotteryProfitAndLoss, 1], { secured: true })
export const getPvpFishProfitAndLoss: Query<ReturnType<typeof reports>['getPvpFishProfitAndLoss']> = /* @__PURE__ */ query('getPvpFishProfitAndLoss', [(http: Http) => reports(http).getPvpFishProfitAndLoss, 1], { secured: true })
export const listExcludedTurnover: Query<ReturnType<typeof reports>['listExcludedTurnover']> = /* @__PURE__ */ query('listExcludedTurnover', [(http: Http) => reports(http).listExcludedTurnover, 1], { secured: true, localized: true })
