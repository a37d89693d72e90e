import type { Game } from '@longan/sdk'
import { GameTile } from '#shared/game-tile.tsx'
import { GrowingRail } from './growing-rail.tsx'

const manyGames = 20
/** As many as two rows show, with the next ones peeping in. */
const atFirst = 8

/** More than 20 games stand in two rows, fewer in one. */
export const rowsOf = (total: number) => (total > manyGames ? 2 : 1)

type GameRailProps = { label: string; games: Game[]; eager?: boolean; recent?: boolean }

/** Games side by side. */
export function GameRail({ label, games, eager, recent }: GameRailProps) {
  const rows = rowsOf(games.length)
  return (
    <GrowingRail label={label} rows={rows} items={games} atFirst={atFirst}>
      {(game, index) => <GameTile key={game.nodeId} game={game} eager={eager && index < rows * 3} recent={recent} />}
    </GrowingRail>
  )
}
