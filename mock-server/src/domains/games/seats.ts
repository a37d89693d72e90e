import { catalogue, type Category, type Game } from '../../catalogue/catalogue.ts'
import { Refusal, tokenInvalid } from '../../kernel/validation/refusal.ts'
import type { WagerDraft } from '../wagers/wagers.service.ts'
import type { Launch, LaunchesService } from './launches.service.ts'
import { findRoom } from './rooms.ts'

/** A member at a game: stake limits (minor units) and the wager without its stake. */
export type Seat = {
  memberId: number
  game: Game
  minStake: number
  maxStake: number
  draft: Omit<WagerDraft, 'stake'>
}

const MINOR_UNITS = 100
const MAX_STAKE_FACTOR = 1000

/** Returns the seat of a launch at a simulator's game. A lobby launch gets the vendor's first open game. */
export function seatAt(launches: LaunchesService, launchId: string, simulator: string): Seat {
  const launch = launches.use(launchId, simulator)
  const game = gameOf(launch)
  return seatIn(game, { memberId: launch.memberId, minBet: findRoom(game, launch.roomId)?.minBet ?? game.minBet })
}

export function seatIn(game: Game, { memberId, minBet }: { memberId: number; minBet: number }): Seat {
  const { gameType, vassalage, gameCode, names, nodeId } = game
  const minStake = minBet * MINOR_UNITS
  return {
    memberId,
    game,
    minStake,
    maxStake: minStake * MAX_STAKE_FACTOR,
    draft: { memberId, gameType, vassalage, gameCode, gameName: names.vi, nodeId },
  }
}

function gameOf({ nodeId, vassalage, gameType }: Launch): Game {
  const own = catalogue().byVendor.get(vassalage) ?? []
  const first = (category: string) =>
    own.find((one) => one.gameType === (category as Category) && !one.isUnderMaintenance)
  const game = catalogue().byNodeId.get(nodeId ?? 0) ?? first(gameType)
  if (!game) throw tokenInvalid()
  return game
}

export function assertStakeAllowed({ minStake, maxStake }: Seat, stake: number | undefined, field = 'stake') {
  if (stake !== undefined && stake >= minStake && stake <= maxStake) return
  const reason = `must be from ${minStake / MINOR_UNITS} to ${maxStake / MINOR_UNITS}, with two decimals at most`
  throw new Refusal(400, 'stake.invalid', `${field}: ${reason}`, { field, reason })
}
