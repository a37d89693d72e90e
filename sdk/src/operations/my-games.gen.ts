// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Operations } from './operation.ts'

export const myGamesOperations = {
  'GET /wps/relay/GCS_recentGame': { id: 'listRecentGames', module: 'GAMELOREC3', token: true },
  'GET /wps/relay/MCSFE_getFavoriteGames': { id: 'listFavouriteIds', module: 'GAMELOFAV3', value: 'array', token: true },
  'GET /wps/relay/MCSFE_getFavoriteGamesList': { id: 'listFavouriteGames', module: 'GAMELOFAV3', token: true },
  'POST /wps/relay/MCSFE_addFavoriteGameV2': { id: 'addFavourite', module: 'GAMELOFAV3', value: 'none', token: true },
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': { id: 'removeFavourite', module: 'GAMELOFAV3', value: 'none', token: true },
} satisfies Operations
