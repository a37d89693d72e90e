import type { Caller } from '../../kernel/world/caller.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { LimitsService } from '../responsible-gaming/limits/limits.service.ts'
import type { PlayRulesService } from '../responsible-gaming/play-rules.service.ts'
import type { WagersService } from '../wagers/wagers.service.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import type { GamesSettings } from './games.settings.ts'
import type { LaunchTarget } from './launch-target.ts'
import type { RepairsService } from './repairs.service.ts'

export type LaunchGate = ReturnType<typeof launchGate>
type Dependencies = {
  limits: LimitsService
  playRules: PlayRulesService
  repairs: RepairsService
  wagers: WagersService
  wallet: WalletService
}

const REAL_TYPES = [0, 1, 2]
/** Rounds of these types wait for the player; rounds of all other types end by the clock. */
const WAITING_TYPES = ['RNG', 'FISH', 'PVP']

const UNFINISHED = {
  vi: 'Ván trước chưa kết thúc, vui lòng chơi xong rồi mở game khác #734',
  en: 'The previous game is not finished, please end it first #734',
}

/** Decides whether a game may be opened. Runs before the launch is created. */
export const launchGate = ({ settings }: World<GamesSettings>, dependencies: Dependencies) => {
  const { limits, playRules, repairs, wagers, wallet } = dependencies
  function assertOpen(target: LaunchTarget) {
    const repair = repairs.of(target)
    if (!repair) return
    const data = { maintainTime: repair.from, endTime: repair.until }
    throw new Refusal(400, 'vendor_under_maintenance', 'The game is under maintenance', { content: { data } })
  }

  /** A player can have one open game per vendor. */
  function assertNoUnfinishedGame(memberId: number, { vassalage, nodeId }: LaunchTarget) {
    const other = wagers
      .openOf(memberId)
      .find((wager) => wager.vassalage === vassalage && wager.nodeId !== nodeId && isWaiting(wager))
    if (!other) return
    throw new Refusal(500, 'launch.failed', UNFINISHED, {
      field: 'nodeId',
      reason: `is a game of a vendor where game ${other.nodeId} is not finished`,
    })
  }

  function assertMinBalance(memberId: number) {
    const balance = wallet.balanceOf(memberId)
    const required = settings.games.leastBalance
    if (balance >= required) return
    const data = { required: toDecimal(required), balance: toDecimal(balance) }
    throw new Refusal(400, 'launch_game_balance_not_enough', 'The balance is not enough to open a game', { data })
  }

  return {
    assertOpen: assertOpen,
    /** Throws a Refusal if a member cannot open the game: maintenance, account type, an unfinished game of the vendor, a limit that must be set, another open game, balance too low. */
    assertCanLaunch(member: Caller, accountType: 0 | 1 | undefined, target: LaunchTarget) {
      assertOpen(target)
      assertAccountType(member, accountType, target)
      assertNoUnfinishedGame(member.id, target)
      limits.assertLaunch(member.id)
      playRules.assertLaunch(member.id, target)
      if (isReal(member)) assertMinBalance(member.id)
    },
    assertCanTry(target: LaunchTarget) {
      assertOpen(target)
      if (!target.isFreeToTry) throw notForFree()
    },
  }
}

const isWaiting = ({ gameType }: { gameType: string }) => WAITING_TYPES.includes(gameType)
const isReal = ({ type = 4 }: Caller) => REAL_TYPES.includes(type)

/** Real accounts (types 0, 1, 2) play with the money of the wallet; all others only games with a free trial. */
function assertAccountType(member: Caller, accountType: 0 | 1 | undefined, { isFreeToTry }: LaunchTarget) {
  if (isReal(member) && accountType !== 0) return
  if (!isReal(member) && isFreeToTry) return
  const reason = isReal(member) ? 'only trial accounts play for free' : 'only a real account may play this game'
  throw new Refusal(400, 'permission.denied', 'Please login an actual account to use this function', {
    field: 'accountType',
    reason,
  })
}

const notForFree = () =>
  new Refusal(
    400,
    'permission.denied',
    { vi: 'Trò chơi này không có chế độ chơi thử', en: 'Free trial is not available for this game' },
    { field: 'nodeId', reason: 'is not a game that can be tried for free' },
  )
