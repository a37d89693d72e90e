import type { Value } from '../../kernel/http.ts'
import type { Language } from '../../kernel/language.ts'
import type { LotteryBetsService } from '../lottery/lottery-bets.service.ts'
import type { LotteryService } from '../lottery/lottery.service.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { betColumns } from './bet-view.ts'
import { statusOf } from './records.service.ts'

type Viewer = { language: Language; customer: string; lottery: LotteryService; lotteryBets: LotteryBetsService }
type LotteryBet = Value<'listElottSettledOrders'>['list'][number]

/** The gateway's numbers for the prize modes. */
export const PRIZE_MODES: Record<string, 1 | 3> = { LOTT: 1, ELOTT: 3 }

/** `L26112000000042` is …0042 in a narrow list. */
const abbreviated = (orderNo: string) => `${orderNo.slice(0, 1)}…${orderNo.slice(-4)}`

/** The numbers of a bet that no order of the lotteries stands behind: one of the past, before the world began. */
function pastNumbers({ id }: Wager) {
  const orderMasterId = Number(id.replace(/\D/g, '').slice(-10))
  return { orderMasterId, orderDetailId: orderMasterId * 10 + 1 }
}

/** A bet in a lottery (facts D.11), under the numbers that the lotteries have for it. */
export function asLotteryBet(wager: Wager, { lottery, lotteryBets, ...viewer }: Viewer): LotteryBet {
  const { gameId, numero = '', playId = 0, playCode = '', content = '', odds, chase = false } = wager.lottery ?? {}
  const names = lottery.namesOf({ gameId, playCode }, viewer.language)
  return {
    ...betColumns(wager, viewer),
    abbrOrderNo: abbreviated(wager.id),
    ...(lotteryBets.numbersOf(wager.id) ?? pastNumbers(wager)),
    ...(gameId !== undefined && { gameId, gameName: names.gameName }),
    numero,
    playId,
    playCode,
    playName: names.playName,
    betContent: content,
    bettingApproach: 'STANDARD',
    chase,
    ...(odds !== undefined && { odds }),
    ...(PRIZE_MODES[wager.gameType] && { prizeModeId: PRIZE_MODES[wager.gameType] }),
    status: statusOf(wager),
  }
}
