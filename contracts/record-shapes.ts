import { ROUND } from './examples.ts'
import { boolean, integer, money, someText, string, timestamp } from './shapes.ts'

/** Sums over all pages of a betting record. */
export const betFooter = {
  betAmount: money(10.5),
  winAmount: money(25.75),
  validBetAmount: money(10.5),
  profitAndLoss: money(15.25),
  totalHands: integer(1),
}

/** A bet in a lottery as the betting record shows it. */
export const lotteryRecord = {
  orderNo: someText('L261120000001'),
  abbrOrderNo: string('L2…001'),
  orderMasterId: integer(45),
  orderDetailId: integer(451),
  gameName: someText('Sài Gòn 5 phút'),
  gameCode: someText('VNM5'),
  numero: someText(ROUND.numero),
  playId: integer(2),
  playCode: someText('de'),
  betContent: someText('05'),
  bettingApproach: someText('STANDARD'),
  chase: boolean(false),
  betAmount: money(10.5),
  validBetAmount: money(10.5),
  winAmount: money(0.5),
  profitAndLoss: money(-10),
  betTimeInTimestamp: timestamp(),
  status: integer(0),
}
