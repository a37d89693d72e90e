import { catalogue } from '../../catalogue/catalogue.ts'
import { findLotteryVendor } from '../../catalogue/lottery-rows.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { LaunchTarget } from './launch-target.ts'

/** The parameters by which a launch selects a lottery; without any it opens the lobby. */
type LotteryQuery = {
  lottoGameCode?: string
  gameCode?: string
  vassalage?: string
  prizeMode?: string
}

const LOBBY = 'lobby'
const LOTTERY_VENDOR = 'TCG_LOTTO_VN'

const hasLobby = (vassalage: string): boolean =>
  catalogue()
    .vendorByCode.get(vassalage)
    ?.lobbies.some(({ category }) => category === 'LOTT' || category === 'ELOTT') ?? false

type LaunchMode = Pick<LotteryQuery, 'lottoGameCode' | 'vassalage'> & { launchMode?: 'GLS' | 'LOTT' }

/** Returns true if a launch opens the lottery client: as its mode says, or without a mode if it names a lottery or a vendor of lotteries. */
export const isLotteryLaunch = ({ launchMode, lottoGameCode, vassalage }: LaunchMode): boolean =>
  launchMode ? launchMode === 'LOTT' : lottoGameCode !== undefined || (vassalage !== undefined && hasLobby(vassalage))

/** Finds the lottery or the vendor lobby of a query. Throws a Refusal for an unknown lottery or one of another vendor. Permission to bet is checked with the bet. */
export function lotteryTargetOf(query: LotteryQuery): LaunchTarget {
  const { lottoGameCode, gameCode = LOBBY, vassalage } = query
  const code = lottoGameCode ?? gameCode
  const vendor = code === LOBBY ? undefined : findLotteryVendor(code)
  if (!vendor && code !== LOBBY)
    throw invalidField(lottoGameCode === undefined ? 'gameCode' : 'lottoGameCode', 'is not a lottery')
  if (vassalage !== undefined && (vendor ? vendor !== vassalage : !hasLobby(vassalage)))
    throw invalidField('vassalage', vendor ? 'does not draw this lottery' : 'draws no lottery')
  return {
    partner: 'lottery',
    gameCode: code,
    vassalage: vassalage ?? vendor ?? LOTTERY_VENDOR,
    gameType: query.prizeMode?.toLowerCase() === 'elott' ? 'ELOTT' : 'LOTT',
    isFreeToTry: true,
    isUnderMaintenance: false,
  }
}
