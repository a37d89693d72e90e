// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { myGames } from '@longan/sdk/my-games'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listRecentGames: Query<ReturnType<typeof myGames>['listRecent']> = /* @__PURE__ */ query<ReturnType<typeof myGames>['listRecent']>(['listRecentGames', myGames, 1, 'listRecent'], { secured: true, localized: true })
export const listFavouriteIds: Query<ReturnType<typeof myGames>['listFavouriteIds']> = /* @__PURE__ */ query<ReturnType<typeof myGames>['listFavouriteIds']>(['listFavouriteIds', myGames, 0], { secured: true })
export const listFavouriteGames: Query<ReturnType<typeof myGames>['listFavourites']> = /* @__PURE__ */ query<ReturnType<typeof myGames>['listFavourites']>(['listFavouriteGames', myGames, 1, 'listFavourites'], { secured: true, localized: true })
export const addFavourite: Command<ReturnType<typeof myGames>['addFavourite']> = /* @__PURE__ */ command<ReturnType<typeof myGames>['addFavourite']>(['addFavourite', myGames, 1], ['listFavouriteGames', 'listFavouriteIds'])
export const removeFavourite: Command<ReturnType<typeof myGames>['removeFavourite']> = /* @__PURE__ */ command<ReturnType<typeof myGames>['removeFavourite']>(['removeFavourite', myGames, 1], ['listFavouriteGames', 'listFavouriteIds'])
