// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { orders } from '@longan/sdk/orders'
import { type Query, query } from '../query.ts'

export const listFishOrders: Query<ReturnType<typeof orders>['listFishOrders']> = /* @__PURE__ */ query('listFishOrders', [(http: Http) => orders(http).listFishOrders, 1], { secured: true, localized: true })
export const listLiveOrders: Query<ReturnType<typeof orders>['listLiveOrders']> = /* @__PURE__ */ query('listLiveOrders', [(http: Http) => orders(http).listLiveOrders, 1], { secured: true, localized: true })
export const listPvpOrders: Query<ReturnType<typeof orders>['listPvpOrders']> = /* @__PURE__ */ query('listPvpOrders', [(http: Http) => orders(http).listPvpOrders, 1], { secured: true, localized: true })
export const listSportsSettledOrders: Query<ReturnType<typeof orders>['listSportsSettledOrders']> = /* @__PURE__ */ query('listSportsSettledOrders', [(http: Http) => orders(http).listSportsSettledOrders, 1], { secured: true, localized: true })
export const listSportsUnsettledOrders: Query<ReturnType<typeof orders>['listSportsUnsettledOrders']> = /* @__PURE__ */ query('listSportsUnsettledOrders', [(http: Http) => orders(http).listSportsUnsettledOrders, 1], { secured: true, localized: true })
export const listRemoteSportsOrders: Query<ReturnType<typeof orders>['listRemoteSportsOrders']> = /* @__PURE__ */ query('listRemoteSportsOrders', [(http: Http) => orders(http).listRemoteSportsOrders, 1], { secured: true, localized: true })
