import { catalogue, type Game } from '#mock/catalogue/catalogue.ts'
import type { LaunchesService } from '#mock/domains/games/launches.service.ts'
import { type Seat, seatAt, seatIn } from '#mock/domains/games/seats.ts'
import { invalidField } from '#mock/kernel/validation/refusal.ts'
import { baccarat, dragonTiger } from './card-games.ts'
import type { LiveGame } from './live-game.ts'
import { roulette } from './roulette.ts'
import { sicBo } from './sic-bo.ts'

/** The table of a launch, or another one of the same vendor, named by its node in `table`. */
export type SeatRequest = { launch: string; table?: number | undefined }

/** The kinds of tables by name: the catalogue names no other live game but baccarat. */
const KINDS: [RegExp, LiveGame][] = [
  [/dragon/i, dragonTiger as LiveGame],
  [/roulette/i, roulette as LiveGame],
  [/over and under|dice/i, sicBo as LiveGame],
]

export const gameAt = ({ nodeId }: Pick<Game, 'nodeId'>): LiveGame => {
  const name = catalogue().byNodeId.get(nodeId)?.names.en ?? ''
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? (baccarat as LiveGame)
}

export const tablesOf = ({ vassalage, gameType }: Game): Game[] =>
  catalogue()
    .byVendor.get(vassalage)!
    .filter((one) => one.gameType === gameType && !one.isUnderMaintenance)

/** Returns the seat of a request. Throws for a table of another vendor. */
export function seatOf(launches: LaunchesService, { launch, table }: SeatRequest): Seat {
  const seat = seatAt(launches, launch, 'live')
  const game = table === undefined ? seat.game : tablesOf(seat.game).find(({ nodeId }) => nodeId === table)
  if (!game) throw invalidField('table', 'is no table here')
  return game === seat.game ? seat : seatIn(game, { memberId: seat.memberId, minBet: game.minBet })
}
