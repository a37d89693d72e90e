import { catalogue } from '../../catalogue/catalogue.ts'
import { findLotteryVendor } from '../../catalogue/lottery-rows.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { LaunchTarget } from './launch-target.ts'

/** The parameters by which a launch selects a lottery; without any it opens the lobby. */
type LotteryQuery = {
  lottoGameCode?: string
  gameCode?: string
  vassalage?: string
  lottoPrizeMode?: string
}

const LOBBY = 'lobby'
const LOTTERY_VENDOR = 'TCG_LOTTO_VN'

const hasLobby = (vassalage: string) =>
  catalogue()
    .vendorByCode.get(vassalage)
    ?.lobbies.some(({ category }) => category === 'LOTT' || category === 'ELOTT')

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
    gameType: query.lottoPrizeMode === 'Elott' ? 'ELOTT' : 'LOTT',
    isFreeToTry: true,
    isUnderMaintenance: false,
  }
}
