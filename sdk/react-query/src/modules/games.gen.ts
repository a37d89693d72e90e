// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { games } from '@longan/sdk/games'
import { type Query, query } from '../query.ts'

export const listVendors: Query<ReturnType<typeof games>['listVendors']> = /* @__PURE__ */ query('listVendors', [(http: Http) => games(http).listVendors, 0], { secured: true, localized: true })
export const listGameTypes: Query<ReturnType<typeof games>['listTypes']> = /* @__PURE__ */ query('listGameTypes', [(http: Http) => games(http).listTypes, 0], { secured: true })
export const listGames: Query<ReturnType<typeof games>['list']> = /* @__PURE__ */ query('listGames', [(http: Http) => games(http).list, 1], { secured: true, localized: true })
export const listHotGames: Query<ReturnType<typeof games>['listHot']> = /* @__PURE__ */ query('listHotGames', [(http: Http) => games(http).listHot, 0], { localized: true })
export const listHotMatches: Query<ReturnType<typeof games>['listHotMatches']> = /* @__PURE__ */ query('listHotMatches', [(http: Http) => games(http).listHotMatches, 0], { secured: true, localized: true })
export const listWinners: Query<ReturnType<typeof games>['listWinners']> = /* @__PURE__ */ query('listWinners', [(http: Http) => games(http).listWinners, 0], { localized: true })
export const getJackpot: Query<ReturnType<typeof games>['getJackpot']> = /* @__PURE__ */ query('getJackpot', [(http: Http) => games(http).getJackpot, 0], { secured: true })
