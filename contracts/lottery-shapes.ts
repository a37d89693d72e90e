import { ROUND } from './examples.ts'
import {
  address,
  anyLike,
  boolean,
  eachLike,
  integer,
  money,
  number,
  oneOf,
  someText,
  string,
  timestamp,
} from './shapes.ts'

export const lotteryGame = {
  code: someText('VNM5'),
  gameCode: someText('VNM5'),
  gameId: integer(ROUND.gameId),
  vendor: oneOf('TCG_LOTTO_VN', 'TCG_SEA'),
  labelName: someText('Sài Gòn 5 phút'),
  mobileIconUrl: address('/art/tile/elott-06.webp'),
}

/** What a call for Vietnamese lotteries may answer. */
export const vietnamese = { vendor: oneOf('TCG_LOTTO_VN') }

/** A lottery and the round that is drawn next. */
export const lotteryItem = {
  ...lotteryGame,
  remark: string('Xổ số theo phút'),
  tag: anyLike(someText('HOT')),
  gameMenus: eachLike(someText('MINUTE')),
  numero: someText(ROUND.numero),
  isSale: boolean(true),
  remainTime: integer(180_000),
  lockTime: integer(10),
  winningTime: timestamp(),
  previousWinningNumber: string('33271'),
}

export const menuGroup = {
  gameGroupCode: someText('MINUTE'),
  labelName: someText('Xổ số theo phút'),
  gameMenus: eachLike(lotteryGame),
}

export const lotteryOrder = {
  orderNo: someText('L261120000001'),
  orderMasterId: integer(45),
  orderDetailId: integer(451),
  gameId: integer(ROUND.gameId),
  gameCode: someText('VNM5'),
  numero: someText(ROUND.numero),
  playId: integer(2),
  playCode: oneOf('de', 'lo2', 'dau', 'duoi', 'bacang', 'taixiu', 'chanle'),
  bettingContent: someText('05,27'),
  singleBetPrice: money(10.5),
  multiple: integer(1),
  stake: money(21),
  odds: number(98.5),
  status: integer(0),
  winAmount: money(0),
  betTime: timestamp(),
  drawTime: timestamp(),
}

export const playGroup = {
  groupCode: someText('DE'),
  groupName: someText('Đề'),
  plays: eachLike({
    playId: integer(2),
    playCode: oneOf('de', 'lo2', 'dau', 'duoi', 'bacang', 'taixiu', 'chanle'),
    playName: someText('Đề đặc biệt'),
    odds: number(98.5),
    digits: integer(2),
    positions: eachLike(someText('special.last2')),
    minStake: money(1),
    maxStake: money(2_000_000),
    description: someText('Hai số cuối giải đặc biệt'),
  }),
}
