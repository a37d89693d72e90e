// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { myGames } from '@longan/sdk/my-games'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listRecentGames: Query<ReturnType<typeof myGames>['listRecent']> = /* @__PURE__ */ query('listRecentGames', [(http: Http) => myGames(http).listRecent, 1], { secured: true, localized: true })
export const listFavouriteIds: Query<ReturnType<typeof myGames>['listFavouriteIds']> = /* @__PURE__ */ query('listFavouriteIds', [(http: Http) => myGames(http).listFavouriteIds, 0], { secured: true })
export const listFavouriteGames: Query<ReturnType<typeof myGames>['listFavourites']> = /* @__PURE__ */ query('listFavouriteGames', [(http: Http) => myGames(http).listFavourites, 1], { secured: true, localized: true })
export const addFavourite: Command<ReturnType<typeof myGames>['addFavourite']> = /* @__PURE__ */ command('addFavourite', [(http: Http) => myGames(http).addFavourite, 1], ['listFavouriteGames', 'listFavouriteIds'])
export const removeFavourite: Command<ReturnType<typeof myGames>['removeFavourite']> = /* @__PURE__ */ command('removeFavourite', [(http: Http) => myGames(http).removeFavourite, 1], ['listFavouriteGames', 'listFavouriteIds'])
