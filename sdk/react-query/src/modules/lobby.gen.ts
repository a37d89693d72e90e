// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { lobby } from '@longan/sdk/lobby'
import { type Query, query } from '../query.ts'

export const listVendorLanes: Query<ReturnType<typeof lobby>['listVendorLanes']> = /* @__PURE__ */ query('listVendorLanes', [(http: Http) => lobby(http).listVendorLanes, 0], { secured: true, localized: true })
export const listRooms: Query<ReturnType<typeof lobby>['listRooms']> = /* @__PURE__ */ query('listRooms', [(http: Http) => lobby(http).listRooms, 1], { secured: true, localized: true })
export const listRankedGames: Query<ReturnType<typeof lobby>['listRanked']> = /* @__PURE__ */ query('listRankedGames', [(http: Http) => lobby(http).listRanked, 1], { secured: true, localized: true })
