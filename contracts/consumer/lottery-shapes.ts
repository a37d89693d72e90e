import { NUMEROS, ROUND } from './examples.ts'
import {
  address,
  anyLike,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  integerLike,
  money,
  number,
  oneOf,
  someText,
  string,
  sum,
  textLike,
  timestamp,
} from './shapes.ts'

export const lotteryGame = {
  code: identifier('VNM5'),
  gameCode: identifier('VNM5'),
  gameId: integer(ROUND.gameId),
  vendor: oneOf('TCG_LOTTO_VN', 'TCG_SEA'),
  labelName: someText('Sài Gòn 5 phút'),
  mobileIconUrl: address('/art/tile/elott-06.webp'),
}

export const vietnamese = { vendor: oneOf('TCG_LOTTO_VN') }

export const lotteryItem = {
  ...lotteryGame,
  remark: string('Xổ số theo phút'),
  tag: anyLike(someText('HOT')),
  gameMenus: eachLike(someText('MINUTE')),
  numero: identifier(ROUND.numero),
  isSale: boolean(true),
  // At least a second, in milliseconds.
  remainTime: integerLike('^[0-9]{4,}$', 180_000),
  lockTime: integer(10),
  winningTime: timestamp(),
  previousNumero: textLike('^[0-9]{9,}$', NUMEROS.previous),
  previousWinningNumber: textLike('^[0-9]*$', '33271'),
  roundSeconds: integerLike('^[1-9][0-9]*$', 300),
}

/** What the list shows of an issue that has just begun: the issue before it is drawn. */
export const justBegun = ({ gameId, numero }: typeof ROUND, winningTime: number) => ({
  gameId: equal(gameId),
  numero: equal(numero),
  winningTime: equal(winningTime),
  isSale: equal(true),
  previousNumero: equal(String(Number(numero) - 1)),
  previousWinningNumber: textLike('^[0-9]+$', '33271'),
})

export const menuGroup = {
  gameGroupCode: identifier('MINUTE'),
  labelName: someText('Xổ số theo phút'),
  gameMenus: eachLike(lotteryGame),
}

/** A round that takes bets has more than its lock time left: at least ten seconds, which in seconds would be two digits. */
const millisecondsLeft = integerLike('^[0-9]{5,6}$', 300_000)

export const roundsNear = {
  currentNumero: {
    numero: equal(ROUND.numero),
    gameId: equal(ROUND.gameId),
    remainTime: millisecondsLeft,
    lockTime: integer(10),
    isSale: equal(true),
  },
  previousNumero: { numero: equal(NUMEROS.previous) },
  nextNumero: { numero: equal(NUMEROS.next) },
}

export const openOrder = {
  orderNo: identifier('L261120000001'),
  orderMasterId: integer(45),
  orderDetailId: integer(451),
  gameId: equal(ROUND.gameId),
  gameCode: identifier('VNM5'),
  numero: equal(ROUND.numero),
  playId: equal(2),
  playCode: oneOf('de', 'lo2', 'dau', 'duoi', 'bacang', 'taixiu', 'chanle'),
  multiple: equal(1),
  odds: number(98.5),
  status: equal(0),
  winAmount: sum(0),
  betTime: timestamp(),
  drawTime: timestamp(),
}

export const playGroup = {
  groupCode: identifier('DE'),
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
