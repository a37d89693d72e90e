// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { records } from '@longan/sdk/records'
import { type Query, query } from '../query.ts'

export const listTransactions: Query<ReturnType<typeof records>['listTransactions']> = /* @__PURE__ */ query('listTransactions', [(http: Http) => records(http).listTransactions, 1], { secured: true, localized: true })
export const listRngOrders: Query<ReturnType<typeof records>['listRngOrders']> = /* @__PURE__ */ query('listRngOrders', [(http: Http) => records(http).listRngOrders, 1], { secured: true, localized: true })
export const listElottSettledOrders: Query<ReturnType<typeof records>['listElottSettledOrders']> = /* @__PURE__ */ query('listElottSettledOrders', [(http: Http) => records(http).listElottSettledOrders, 1], { secured: true, localized: true })
export const listElottUnsettledOrders: Query<ReturnType<typeof records>['listElottUnsettledOrders']> = /* @__PURE__ */ query('listElottUnsettledOrders', [(http: Http) => records(http).listElottUnsettledOrders, 1], { secured: true, localized: true })
