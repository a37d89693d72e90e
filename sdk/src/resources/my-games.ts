import { gameClientType, pageSizes } from '../constants.ts'
import type { Call, Http } from '../http.ts'
import { myGamesOperations } from '../operations/my-games.gen.ts'
import { paged, type Paging } from '../page.ts'
import type { FavouriteInput } from '../schema.gen.ts'
import { done, value } from '../value.ts'

type OwnGames = Paging & { gameType?: string | undefined }
type Favourite = Omit<FavouriteInput, 'token'>

/** The member's own games: played lately, and favourites. */
export const myGames = (http: Http) => {
  const { language, token } = http
  const { GET, POST, DELETE } = http.clientOf(myGamesOperations)

  return {
    listRecent: (filter: OwnGames = {}, call?: Call) =>
      paged(filter, ({ page = 1, size: pageSize = pageSizes.recentGames, gameType }) => {
        const query = { page, pageSize, gameType, language: language(), clientType: gameClientType }
        return value(GET('/wps/relay/GCS_recentGame', { params: { query }, ...call }))
      }),

    /** The nodeIds of the favourites. */
    listFavouriteIds: async (call?: Call) => {
      const query = { token: await token(), pageNo: 1, pageSize: pageSizes.favouriteIds }
      return value(GET('/wps/relay/MCSFE_getFavoriteGames', { params: { query }, ...call }))
    },
    listFavourites: (filter: OwnGames = {}, call?: Call) =>
      paged(filter, async ({ page: pageNo = 1, size: pageSize = pageSizes.favouriteGames, gameType }) => {
        const query = { token: await token(), pageNo, pageSize, gameType, language: language() }
        return value(GET('/wps/relay/MCSFE_getFavoriteGamesList', { params: { query }, ...call }))
      }),
    addFavourite: async (game: Favourite, call?: Call) =>
      done(POST('/wps/relay/MCSFE_addFavoriteGameV2', { body: { ...game, token: await token() }, ...call })),
    removeFavourite: async (game: Favourite, call?: Call) =>
      done(DELETE('/wps/relay/MCSFE_removeFavoriteGameV2', { body: { ...game, token: await token() }, ...call })),
  }
}
