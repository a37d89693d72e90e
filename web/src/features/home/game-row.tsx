import type { Game } from '@longan/sdk'
import { GameTile } from '#shared/game-tile.tsx'
import { IncrementalRow } from './incremental-row.tsx'

const MAX_SINGLE_ROW = 20
/** Number of games visible in two rows, including partially visible ones. */
const INITIAL_COUNT = 8

export const rowsOf = (total: number) => (total > MAX_SINGLE_ROW ? 2 : 1)

type GameRowProps = { label: string; games: Game[]; eager?: boolean; recent?: boolean }

export function GameRow({ label, games, eager, recent }: GameRowProps) {
  const rows = rowsOf(games.length)
  return (
    <IncrementalRow label={label} rows={rows} items={games} initialCount={INITIAL_COUNT}>
      {(game, index) => <GameTile key={game.nodeId} game={game} eager={eager && index < rows * 3} recent={recent} />}
    </IncrementalRow>
  )
}
