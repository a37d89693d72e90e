import type { Game } from '@longan/sdk'
import { myGames } from '@longan/sdk/my-games'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { showToast } from '#ui/toast.ts'
import { favouriteIdsQuery } from '#api/games.queries.ts'
import { http } from '#api/gateway.ts'
import { problemText } from '#api/problems.ts'
import { session } from '#api/session.ts'

type FavouriteGame = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'>
type FavouriteChange = { game: FavouriteGame; isFavourite: boolean }

/** Some gateways list favourites by node id, others by game id. */
const isListed = (ids: readonly number[], { nodeId, gameId }: FavouriteGame) =>
  ids.includes(nodeId) || ids.includes(gameId)

/** Updates the list at once, then sends the change; an error restores the old list. */
function useChangeFavourite() {
  const client = useQueryClient()
  const { queryKey } = favouriteIdsQuery()
  const { mutateAsync } = useMutation({
    mutationFn: ({ game: { nodeId, vassalage, gameType }, isFavourite }: FavouriteChange) =>
      myGames(http)[isFavourite ? 'addFavourite' : 'removeFavourite']({ nodeId, vendor: vassalage, gameType }),
    onMutate: async ({ game, isFavourite }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const others = (before ?? []).filter((id) => id !== game.nodeId && id !== game.gameId)
      client.setQueryData(queryKey, isFavourite ? [game.nodeId, ...others] : others)
      return before
    },
    onError: (error, _change, before) => {
      client.setQueryData(queryKey, before)
      void showToast(problemText(error), { kind: 'error', time: 'short' })
    },
    onSettled: async (...[, , , before]) => {
      // If the list was not loaded before the change, it is now incomplete: fetch it.
      if (!before) await client.resetQueries({ queryKey, exact: true })
      await client.invalidateQueries({ queryKey: ['games', 'favourites'] })
    },
  })
  return async (change: FavouriteChange) => {
    // Adding a listed game, or removing an unlisted one, changes nothing.
    if (isListed(client.getQueryData(queryKey) ?? [], change.game) === change.isFavourite) return false
    return mutateAsync(change).then(
      () => true,
      () => false,
    )
  }
}

/** The member's favourite games. A guest is sent to the login; a removal can be undone. */
export function useFavourites() {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const change = useChangeFavourite()
  const { data: ids = [] } = useQuery(favouriteIdsQuery())
  const toggle = async (game: FavouriteGame, marked: boolean) => {
    if (!session.get()) {
      session.rememberReturn(pathname + search)
      return navigate(paths.login)
    }
    const isChanged = await change({ game, isFavourite: !marked })
    const undo = { label: t('undo'), onClick: () => void change({ game, isFavourite: true }) }
    if (isChanged && marked) await showToast(t('favouriteRemoved'), { time: 'short', action: undo })
  }
  return { has: (game: FavouriteGame) => isListed(ids, game), toggle }
}
