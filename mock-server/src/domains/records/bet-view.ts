import { catalogue } from '../../catalogue/catalogue.ts'
import type { Value } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import type { Wager } from '../wagers/wagers.service.ts'
import { BET_STATUS, statusOf } from './records.service.ts'

type BetResponse = Value<'listRngOrders'>['list'][number]
type Footer = Value<'listRngOrders'>['footer']

const FREE_SPIN = { vi: 'Vòng quay miễn phí', en: 'Free spin' }

/** The game's name in the language of the request; removed games have the name stored with the wager. */
const nameOf = ({ nodeId, gameName }: Wager, language: Language) =>
  catalogue().byNodeId.get(nodeId)?.names[language] ?? gameName

/** Amounts of a bet. A cancelled bet has no valid amount; profit is 0 until the bet is settled. */
function sumsOf(wager: Wager) {
  const status = statusOf(wager)
  const isDecided = status !== BET_STATUS.open && status !== BET_STATUS.cancelled
  return {
    bet: wager.stake,
    valid: status === BET_STATUS.cancelled ? 0 : wager.stake,
    win: wager.payout,
    profit: isDecided ? wager.payout - wager.stake : 0,
  }
}

/** The columns that all betting records share (facts D.11). */
export function betColumns(wager: Wager, { language, customer }: { language: Language; customer: string }) {
  const { bet, valid, win, profit } = sumsOf(wager)
  return {
    orderNo: wager.id,
    gameName: nameOf(wager, language),
    gameCode: wager.gameCode,
    accountType: wager.vassalage,
    betAmount: toDecimal(bet),
    validBetAmount: toDecimal(valid),
    winAmount: toDecimal(win),
    profitAndLoss: toDecimal(profit),
    betTimeInTimestamp: wager.placedAt,
    transTimeInTimestamp: wager.placedAt,
    ...(wager.settledAt !== undefined && { settleTimeInTimestamp: wager.settledAt }),
    customerName: customer,
    ...(wager.bet && {
      eventName: wager.bet.event[language],
      selection: wager.bet.selection[language],
      ...(wager.bet.odds !== undefined && { odds: wager.bet.odds }),
    }),
  }
}

export const toBet = (wager: Wager, viewer: { language: Language; customer: string }): BetResponse => ({
  ...betColumns(wager, viewer),
  ...(wager.stake === 0 && { eventName: FREE_SPIN[viewer.language] }),
  status: statusOf(wager) as BetResponse['status'],
})

export function footerOf(bets: Wager[]): Footer {
  const total = { bet: 0, valid: 0, win: 0, profit: 0 }
  for (const { bet, valid, win, profit } of bets.map(sumsOf)) {
    total.bet += bet
    total.valid += valid
    total.win += win
    total.profit += profit
  }
  const validBetAmount = toDecimal(total.valid)
  return {
    betAmount: toDecimal(total.bet),
    winAmount: toDecimal(total.win),
    validBetAmount,
    validBetting: validBetAmount,
    gameValidBetting: validBetAmount,
    profitAndLoss: toDecimal(total.profit),
    netProfit: toDecimal(total.profit),
    totalHands: bets.length,
  }
}
