import { catalogue, type Game } from '../../../src/catalogue/catalogue.ts'
import type { LaunchesService } from '../../../src/domains/games/launches.service.ts'
import { type Seat, seatAt, seatIn } from '../../../src/domains/games/seats.ts'
import { invalidField } from '../../../src/kernel/refusal.ts'
import { baccarat } from './baccarat.ts'
import { dragonTiger } from './dragon-tiger.ts'
import type { LiveGame } from './live-game.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sic-bo.ts'

/** Where somebody sits: at the table of a launch, or at another one of the same house, which `table` (a node) names. */
export type Place = { launch: string; table?: number | undefined }

/** Which kind a table is, by its name: the catalogue names no live game but these and baccarat. */
const KINDS: [RegExp, LiveGame][] = [
  [/dragon/i, dragonTiger as LiveGame],
  [/roulette/i, roulette as LiveGame],
  [/over and under|dice/i, sicBo as LiveGame],
]

/** The rules of a table of the catalogue. */
export const gameAt = ({ nodeId }: Pick<Game, 'nodeId'>): LiveGame => {
  const name = catalogue().byNodeId.get(nodeId)?.names.en ?? ''
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? (baccarat as LiveGame)
}

/** The tables that are open in the house of `game`. */
export const tablesOf = ({ vassalage, gameType }: Game): Game[] =>
  catalogue()
    .byVendor.get(vassalage)!
    .filter((one) => one.gameType === gameType && !one.isUnderMaintenance)

/** The seat of a place; a table of another house is refused. */
export function seatOf(launches: LaunchesService, { launch, table }: Place): Seat {
  const seat = seatAt(launches, launch, 'live')
  const game = table === undefined ? seat.game : tablesOf(seat.game).find(({ nodeId }) => nodeId === table)
  if (!game) throw invalidField('table', 'is no table here')
  return game === seat.game ? seat : seatIn(game, { memberId: seat.memberId, minBet: game.minBet })
}
