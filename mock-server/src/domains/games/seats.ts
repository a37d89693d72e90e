import { catalogue, type Category, type Game } from '../../catalogue/catalogue.ts'
import { Refusal, tokenInvalid } from '../../kernel/refusal.ts'
import type { WagerDraft } from '../wagers/wagers.service.ts'
import type { Launch, LaunchesService } from './launches.service.ts'
import { roomNamed } from './rooms.ts'

/** Who plays what: the game a launch opens, what is staked at least and at most (minor units), and all of a wager but its stake. */
export type Seat = {
  memberId: number
  game: Game
  minStake: number
  maxStake: number
  draft: Omit<WagerDraft, 'stake'>
}

const MINOR_UNITS = 100
/** A table takes stakes of up to so many times its lowest one. */
const MOST = 1000

/** The seat of a launch at a partner's game. A lobby sits its guest down at the vendor's first game that is open. */
export function seatAt(launches: LaunchesService, launchId: string, partner: string): Seat {
  const launch = launches.use(launchId, partner)
  const game = gameOf(launch)
  return seatIn(game, { memberId: launch.memberId, minBet: roomNamed(game, launch.roomId)?.minBet ?? game.minBet })
}

/** The seat of a member at a game that takes `minBet` and more, in whole đồng. */
export function seatIn(game: Game, { memberId, minBet }: { memberId: number; minBet: number }): Seat {
  const { gameType, vassalage, gameCode, names, nodeId } = game
  const minStake = minBet * MINOR_UNITS
  return {
    memberId,
    game,
    minStake,
    maxStake: minStake * MOST,
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

/** Refuses a stake that the seat does not take, naming `field`. */
export function refuseStake({ minStake, maxStake }: Seat, stake: number | undefined, field = 'stake') {
  if (stake !== undefined && stake >= minStake && stake <= maxStake) return
  const reason = `must be from ${minStake / MINOR_UNITS} to ${maxStake / MINOR_UNITS}, with two decimals at most`
  throw new Refusal(400, 'stake.invalid', `${field}: ${reason}`, { field, reason })
}
