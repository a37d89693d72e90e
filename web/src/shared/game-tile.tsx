import type { Game } from '@longan/sdk'
import { gamePicture } from '#lib/site/pictures.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Tile } from '#ui/media/tile.tsx'
import { imageUrl } from '#lib/site/images.ts'
import { useOpenGame } from './open-game.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/site/paths.ts'
import { showToast } from '#ui/overlay/toast.ts'
import {
  changeFavourite,
  favouriteIdsQuery,
  type FavouriteChange,
  type FavouriteGame,
} from '#api/games/games.queries.ts'
import { problemText } from '#api/problems.ts'
import { session } from '#api/member/session.ts'

/** Some gateways list favourites by node id, others by game id. */
const isListed = (ids: readonly number[], { nodeId, gameId }: FavouriteGame) =>
  ids.includes(nodeId) || ids.includes(gameId)

/** Returns a function that changes a favourite; it resolves to whether something has changed. An error is shown. */
function useChangeFavourite() {
  const client = useQueryClient()
  const { queryKey } = favouriteIdsQuery()
  const { mutateAsync } = useMutation(changeFavourite())
  return async (change: FavouriteChange) => {
    if (isListed(client.getQueryData(queryKey) ?? [], change.game) === change.isFavourite) return false
    return mutateAsync(change).then(
      () => true,
      (error: unknown) => {
        void showToast(problemText(error), { kind: 'error', time: 'short' })
        return false
      },
    )
  }
}

function useFavourites() {
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

type GameTileProps = { game: Game; recent?: boolean; eager?: boolean; withVendor?: boolean; withHot?: boolean }

export const gameName = (game: Game) => game.displayName || game.nodeName || game.gameName
export const gameImage = (game: Game) => imageUrl(gamePicture(game))

export const hasMark = ({ remark }: Game, mark: string) => (remark ?? '').split(',').includes(mark)

/** The smallest distance of two HOT labels in a list: labels on most tiles would mean nothing. */
const HOT_DISTANCE = 6

/** Returns the games of a list, at most every sixth with the HOT mark. */
export function withFewHot(games: readonly Game[]): Game[] {
  let last = -HOT_DISTANCE
  return games.map((game, index) => {
    if (!hasMark(game, 'HOT')) return game
    if (index - last < HOT_DISTANCE) return { ...game, remark: (game.remark ?? '').replace('HOT', '') }
    last = index
    return game
  })
}

/** Returns a function that renders a game as a tile with favourite button. A long list calls the hook once, not once for each tile. */
export function useGameTile() {
  const { t } = useTranslation('lobby')
  const open = useOpenGame()
  const { has, toggle } = useFavourites()
  return ({ game, recent, eager, withVendor = true, withHot = true }: GameTileProps) => {
    const favourite = has(game)
    return (
      <Tile
        title={gameName(game)}
        image={gameImage(game)}
        vendor={withVendor ? game.vendor : undefined}
        hot={withHot && hasMark(game, 'HOT')}
        maintenance={hasMark(game, 'MAINTENANCE') ? t('underMaintenance') : undefined}
        favourite={favourite}
        recent={recent}
        eager={eager}
        onOpen={() => open(game)}
        onFavourite={() => void toggle(game, favourite)}
      />
    )
  }
}

export const GameTile = memo(function GameTile(props: GameTileProps) {
  return useGameTile()(props)
})
