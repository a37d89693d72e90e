// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { games } from '@longan/sdk/games'
import { type Query, query } from '../query.ts'

export const listVendors: Query<ReturnType<typeof games>['listVendors']> = /* @__PURE__ */ query<ReturnType<typeof games>['listVendors']>(['listVendors', games, 0], { secured: true, localized: true })
export const listGameTypes: Query<ReturnType<typeof games>['listTypes']> = /* @__PURE__ */ query<ReturnType<typeof games>['listTypes']>(['listGameTypes', games, 0, 'listTypes'], { secured: true })
export const listGames: Query<ReturnType<typeof games>['list']> = /* @__PURE__ */ query<ReturnType<typeof games>['list']>(['listGames', games, 1, 'list'], { secured: true, localized: true })
export const listHotGames: Query<ReturnType<typeof games>['listHot']> = /* @__PURE__ */ query<ReturnType<typeof games>['listHot']>(['listHotGames', games, 0, 'listHot'], { localized: true })
export const listHotMatches: Query<ReturnType<typeof games>['listHotMatches']> = /* @__PURE__ */ query<ReturnType<typeof games>['listHotMatches']>(['listHotMatches', games, 0], { secured: true, localized: true })
export const listWinners: Query<ReturnType<typeof games>['listWinners']> = /* @__PURE__ */ query<ReturnType<typeof games>['listWinners']>(['listWinners', games, 0], { localized: true })
export const getJackpot: Query<ReturnType<typeof games>['getJackpot']> = /* @__PURE__ */ query<ReturnType<typeof games>['getJackpot']>(['getJackpot', games, 0], { secured: true })
