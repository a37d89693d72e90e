// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { reports } from '@longan/sdk/reports'
import { type Query, query } from '../query.ts'

export const listTransactionCodes: Query<ReturnType<typeof reports>['listTransactionCodes']> = /* @__PURE__ */ query<ReturnType<typeof reports>['listTransactionCodes']>(['listTransactionCodes', reports, 0], { secured: true, localized: true })
export const getPersonalProfitAndLoss: Query<ReturnType<typeof reports>['getProfitAndLoss']> = /* @__PURE__ */ query<ReturnType<typeof reports>['getProfitAndLoss']>(['getPersonalProfitAndLoss', reports, 1, 'getProfitAndLoss'], { secured: true })
export const getLotteryProfitAndLoss: Query<ReturnType<typeof reports>['getLotteryProfitAndLoss']> = /* @__PURE__ */ query<ReturnType<typeof reports>['getLotteryProfitAndLoss']>(['getLotteryProfitAndLoss', reports, 1], { secured: true })
export const getPvpFishProfitAndLoss: Query<ReturnType<typeof reports>['getPvpFishProfitAndLoss']> = /* @__PURE__ */ query<ReturnType<typeof reports>['getPvpFishProfitAndLoss']>(['getPvpFishProfitAndLoss', reports, 1], { secured: true })
export const listExcludedTurnover: Query<ReturnType<typeof reports>['listExcludedTurnover']> = /* @__PURE__ */ query<ReturnType<typeof reports>['listExcludedTurnover']>(['listExcludedTurnover', reports, 1], { secured: true, localized: true })
