import { boolean, equal, identifier, integer, money, movement, number, someText, string, timestamp } from './shapes.ts'

export const lotteryRecord = {
  orderNo: identifier('L261120000001'),
  abbrOrderNo: string('L2…001'),
  orderMasterId: integer(45),
  orderDetailId: integer(451),
  gameName: someText('Sài Gòn 5 phút'),
  gameCode: identifier('VNM5'),
  playId: equal(2),
  playCode: identifier('de'),
  odds: number(98.5),
  bettingApproach: equal('STANDARD'),
  chase: boolean(false),
  validBetAmount: money(10.5),
  winAmount: money(0.5),
  profitAndLoss: movement(-10),
  betTimeInTimestamp: timestamp(),
}
