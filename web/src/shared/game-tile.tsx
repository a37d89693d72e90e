import type { Game } from '@longan/sdk'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { gamePicture } from '#lib/site/game-picture.ts'
import { Tile } from '#ui/media/tile.tsx'
import { useFavourites } from './favourites.ts'
import { imageUrl } from '#api/site/images.ts'
import { useOpenGame } from './open-game.ts'

type GameTileProps = { game: Game; recent?: boolean; eager?: boolean; withVendor?: boolean }

export const gameName = (game: Game) => game.displayName || game.nodeName || game.gameName
export const gameImage = (game: Game) => imageUrl(gamePicture(game))

export const hasMark = ({ remark }: Game, mark: string) => (remark ?? '').split(',').includes(mark)

/** Returns a function that renders a game as a tile with favourite button. A long list calls the hook once, not once for each tile. */
export function useGameTile() {
  const { t } = useTranslation('lobby')
  const open = useOpenGame()
  const { has, toggle } = useFavourites()
  return ({ game, recent, eager, withVendor = true }: GameTileProps) => {
    const favourite = has(game)
    return (
      <Tile
        title={gameName(game)}
        image={gameImage(game)}
        vendor={withVendor ? game.vendor : undefined}
        hot={hasMark(game, 'HOT')}
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
