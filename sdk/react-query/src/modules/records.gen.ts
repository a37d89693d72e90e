// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { records } from '@longan/sdk/records'
import { type Query, query } from '../query.ts'

export const listTransactions: Query<ReturnType<typeof records>['listTransactions']> = /* @__PURE__ */ query<ReturnType<typeof records>['listTransactions']>(['listTransactions', records, 1], { secured: true, localized: true })
export const listRngOrders: Query<ReturnType<typeof records>['listRngOrders']> = /* @__PURE__ */ query<ReturnType<typeof records>['listRngOrders']>(['listRngOrders', records, 1], { secured: true, localized: true })
export const listElottSettledOrders: Query<ReturnType<typeof records>['listElottSettledOrders']> = /* @__PURE__ */ query<ReturnType<typeof records>['listElottSettledOrders']>(['listElottSettledOrders', records, 1], { secured: true, localized: true })
export const listElottUnsettledOrders: Query<ReturnType<typeof records>['listElottUnsettledOrders']> = /* @__PURE__ */ query<ReturnType<typeof records>['listElottUnsettledOrders']>(['listElottUnsettledOrders', records, 1], { secured: true, localized: true })
