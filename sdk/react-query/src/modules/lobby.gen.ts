// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { lobby } from '@longan/sdk/lobby'
import { type Query, query } from '../query.ts'

export const listVendorLanes: Query<ReturnType<typeof lobby>['listVendorLanes']> = /* @__PURE__ */ query<ReturnType<typeof lobby>['listVendorLanes']>(['listVendorLanes', lobby, 0], { secured: true, localized: true })
export const listRooms: Query<ReturnType<typeof lobby>['listRooms']> = /* @__PURE__ */ query<ReturnType<typeof lobby>['listRooms']>(['listRooms', lobby, 1], { secured: true, localized: true })
export const listRankedGames: Query<ReturnType<typeof lobby>['listRanked']> = /* @__PURE__ */ query<ReturnType<typeof lobby>['listRanked']>(['listRankedGames', lobby, 1, 'listRanked'], { secured: true, localized: true })
