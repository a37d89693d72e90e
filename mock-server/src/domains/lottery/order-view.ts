import type { LotteryOrder } from '@longan/sdk'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { winningNumber } from './draws.ts'
import { lotteryById } from './lotteries.ts'
import type { LotteryOrderRow } from './lottery-order.model.ts'
import type { NumerosService } from './numeros.service.ts'
import { PLAY_TEXTS } from './play-texts.ts'
import type { PlayCode } from './plays.ts'

export const statusOf = ({ state, payout }: Wager): LotteryOrder['status'] => {
  if (state === 'open') return 0
  if (state === 'cancelled') return 4
  return payout > 0 ? 1 : 2
}

export function toOrder(
  order: LotteryOrderRow,
  { wager, language, numeros }: { wager: Wager; language: Language; numeros: NumerosService },
): LotteryOrder {
  const lottery = lotteryById(order.gameId)
  const { playCode, odds } = wager.lottery!
  return {
    orderNo: order.id,
    orderMasterId: order.cartId,
    orderDetailId: order.detailId,
    gameId: order.gameId,
    gameCode: lottery.code,
    gameName: lottery.names[language],
    numero: order.numero,
    playId: order.playId,
    playCode,
    playName: PLAY_TEXTS[playCode as PlayCode].name[language],
    bettingContent: order.content,
    bettingApproach: order.approach,
    singleBetPrice: toDecimal(order.price),
    multiple: order.multiple,
    stake: toDecimal(wager.stake),
    odds,
    status: statusOf(wager),
    winAmount: toDecimal(wager.payout),
    betTime: wager.placedAt,
    drawTime: order.drawAt,
    ...(wager.state === 'settled' && { winningNumber: winningNumber(numeros.prizesOf(lottery, order.numero)) }),
    ...(wager.settledAt !== undefined && { settleTime: wager.settledAt }),
  }
}
