import { catalogue } from '../../catalogue/catalogue.ts'
import { lotteryVendorOf } from '../../catalogue/lottery-rows.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { LaunchTarget } from './launch-target.ts'

/** What a launch names of the lottery it wants; nothing means the lobby. */
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

/** The lottery that `query` means, or a vendor's lobby. Refuses what nobody draws, and a lottery of another vendor. Whether somebody may bet is asked with the bet. */
export function lotteryTargetOf(query: LotteryQuery): LaunchTarget {
  const { lottoGameCode, gameCode = LOBBY, vassalage } = query
  const code = lottoGameCode ?? gameCode
  const vendor = code === LOBBY ? undefined : lotteryVendorOf(code)
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
