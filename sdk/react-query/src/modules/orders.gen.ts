// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { orders } from '@longan/sdk/orders'
import { type Query, query } from '../query.ts'

export const listFishOrders: Query<ReturnType<typeof orders>['listFishOrders']> = /* @__PURE__ */ query<ReturnType<typeof orders>['listFishOrders']>(['listFishOrders', orders, 1], { secured: true, localized: true })
export const listLiveOrders: Query<ReturnType<typeof orders>['listLiveOrders']> = /* @__PURE__ */ query<ReturnType<typeof orders>['listLiveOrders']>(['listLiveOrders', orders, 1], { secured: true, localized: true })
export const listPvpOrders: Query<ReturnType<typeof orders>['listPvpOrders']> = /* @__PURE__ */ query<ReturnType<typeof orders>['listPvpOrders']>(['listPvpOrders', orders, 1], { secured: true, localized: true })
export const listSportsSettledOrders: Query<ReturnType<typeof orders>['listSportsSettledOrders']> = /* @__PURE__ */ query<ReturnType<typeof orders>['listSportsSettledOrders']>(['listSportsSettledOrders', orders, 1], { secured: true, localized: true })
export const listSportsUnsettledOrders: Query<ReturnType<typeof orders>['listSportsUnsettledOrders']> = /* @__PURE__ */ query<ReturnType<typeof orders>['listSportsUnsettledOrders']>(['listSportsUnsettledOrders', orders, 1], { secured: true, localized: true })
export const listRemoteSportsOrders: Query<ReturnType<typeof orders>['listRemoteSportsOrders']> = /* @__PURE__ */ query<ReturnType<typeof orders>['listRemoteSportsOrders']>(['listRemoteSportsOrders', orders, 1], { secured: true, localized: true })
