import type { Game } from '@longan/sdk'
import { myGames } from '@longan/sdk/my-games'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { favouriteIdsQuery } from './games.queries.ts'
import { http } from '../gateway.ts'
import { optimisticUpdate } from '../optimistic-update.ts'

export type FavouriteGame = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'>
export type FavouriteChange = { game: FavouriteGame; isFavourite: boolean }

/** Updates the list of favourites at once, then sends the change; an error restores the old list. */
export const changeFavourite = (client: QueryClient) => {
  const { queryKey } = favouriteIdsQuery()
  return mutationOptions({
    ...optimisticUpdate<FavouriteChange>(client, {
      of: queryKey,
      apply({ game, isFavourite }) {
        const others = (client.getQueryData(queryKey) ?? []).filter((id) => id !== game.nodeId && id !== game.gameId)
        client.setQueryData(queryKey, isFavourite ? [game.nodeId, ...others] : others)
      },
    }),
    mutationFn: ({ game: { nodeId, vassalage, gameType }, isFavourite }: FavouriteChange) =>
      myGames(http)[isFavourite ? 'addFavourite' : 'removeFavourite']({ nodeId, vendor: vassalage, gameType }),
    onSettled: async (...[, , , change]) => {
      // If the list was not loaded before the change, it is now incomplete: fetch it.
      if ([...(change?.before.values() ?? [])].includes(undefined)) await client.resetQueries({ queryKey, exact: true })
      await client.invalidateQueries({ queryKey: ['games', 'favourites'] })
    },
  })
}
