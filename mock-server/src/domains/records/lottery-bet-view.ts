import type { Value } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { LotteryBetsService } from '../lottery/lottery-bets.service.ts'
import type { LotteryService } from '../lottery/lottery.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { betColumns } from './bet-view.ts'
import { statusOf } from './records.service.ts'

type Viewer = { language: Language; customer: string; lottery: LotteryService; lotteryBets: LotteryBetsService }
type LotteryBet = Value<'listElottSettledOrders'>['list'][number]

export const PRIZE_MODES: Record<string, 1 | 3> = { LOTT: 1, ELOTT: 3 }

/** Shortens `L26112000000042` to `L…0042` for narrow lists. */
const abbreviate = (orderNo: string) => `${orderNo.slice(0, 1)}…${orderNo.slice(-4)}`

/** Order numbers of a seeded bet, which has no lottery order. */
function seededOrderNumbers({ id }: Wager) {
  const orderMasterId = Number(id.replace(/\D/g, '').slice(-10))
  return { orderMasterId, orderDetailId: orderMasterId * 10 + 1 }
}

/** Converts a lottery bet (facts D.11), with the order numbers of the lottery domain. */
export function toLotteryBet(wager: Wager, { lottery, lotteryBets, ...viewer }: Viewer): LotteryBet {
  const { gameId, numero = '', playId = 0, playCode = '', content = '', odds, chase = false } = wager.lottery ?? {}
  const winningNumber = lotteryBets.findWinningNumber(wager)
  const names = lottery.namesOf({ gameId, playCode }, viewer.language)
  return {
    ...betColumns(wager, viewer),
    abbrOrderNo: abbreviate(wager.id),
    ...(lotteryBets.findOrderNumbers(wager.id) ?? seededOrderNumbers(wager)),
    ...(gameId !== undefined && { gameId, gameName: names.gameName }),
    numero,
    playId,
    playCode,
    playName: names.playName,
    betContent: content,
    bettingApproach: 'STANDARD',
    chase,
    ...(odds !== undefined && { odds }),
    ...(winningNumber !== undefined && { winningNumber }),
    ...(PRIZE_MODES[wager.gameType] && { prizeModeId: PRIZE_MODES[wager.gameType] }),
    status: statusOf(wager),
  }
}
