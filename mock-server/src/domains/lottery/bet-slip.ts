import type { LotteryBet, PrizeMode } from '@longan/sdk'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { WagerDraft } from '../wagers/wagers.service.ts'
import { isDaily, type Lottery, lotteryById } from './lotteries.ts'
import type { LotteryOrderRow } from './lottery-order.model.ts'
import { MIN_STAKE, oddsOf, parseContent, type PlayRule, playsOf } from './plays/plays.ts'
import { type Round, roundAt, findRound } from './rounds.ts'

export type Slip = {
  bet: LotteryBet
  lottery: Lottery
  play: PlayRule
  numbers: string[]
  price: number
  rounds: { round: Round; multiple: number; stake: number }[]
}

export const maxIssuesOf = (lottery: Lottery) => (isDaily(lottery) ? 7 : 50)

export function readSlip(bet: LotteryBet, { now, field }: { now: number; field: string }): Slip {
  const lottery = lotteryById(bet.gameId, `${field}.gameId`)
  const play = playsOf(lottery.table).find(({ playId }) => playId === bet.playId)
  if (!play) throw invalidField(`${field}.playId`, 'is not a play of this lottery')
  const numbers = parseContent(play, bet.bettingContent)
  if (!Array.isArray(numbers)) throw invalidField(`${field}.bettingContent`, numbers.reason)
  const numeros = bet.numero.map(({ numero }) => numero)
  const rounds = bet.numero.map(({ numero, multiple }, index) => {
    const where = `${field}.numero.${index}.numero`
    if (numeros.indexOf(numero) < index) throw invalidField(where, 'comes twice')
    const round = openRound(lottery, { numero, now, where })
    return { round, multiple, stake: computeStake(bet, { play, multiple, field }) * numbers.length }
  })
  return { bet, lottery, play, numbers, price: toMinor(bet.singleBetPrice)!, rounds }
}

/** Returns the stake on one number of one issue, in minor units. */
function computeStake(
  { singleBetPrice }: LotteryBet,
  { play, multiple, field }: { play: PlayRule; multiple: number; field: string },
) {
  const price = toMinor(singleBetPrice)
  if (price === undefined) throw invalidStake(`${field}.singleBetPrice`, play, 'has more than two decimals')
  const stake = price * multiple
  if (stake >= MIN_STAKE && stake <= play.maxStake) return stake
  throw invalidStake(`${field}.singleBetPrice`, play, 'is outside of the limits of the play')
}

function openRound(lottery: Lottery, { numero, now, where }: { numero: string; now: number; where: string }): Round {
  const round = findRound(lottery, numero)
  if (!round) throw invalidField(where, 'is not an issue of this lottery')
  const current = roundAt(lottery, now)
  if (lottery.isPaused || now >= round.lockAt) throw roundClosed(where, 'the round no longer takes bets')
  if (round.index - current.index >= maxIssuesOf(lottery)) throw roundClosed(where, 'the round does not take bets yet')
  return round
}

export const roundClosed = (field: string, reason: string) =>
  new Refusal(400, 'lottery.round.closed', 'This round does not take bets', { field, reason })

const invalidStake = (field: string, { maxStake }: PlayRule, reason: string) =>
  new Refusal(400, 'stake.invalid', 'The stake is not allowed', {
    field,
    reason,
    min: toDecimal(MIN_STAKE),
    max: toDecimal(maxStake),
  })

export type OrderDraft = {
  wager: WagerDraft
  order: Omit<LotteryOrderRow, 'id' | 'cartId' | 'detailId' | 'chainId' | 'placedAt'>
}

export const draftsOf = (slip: Slip, owner: OrderOwner): OrderDraft[] =>
  slip.rounds.map((bet) => ({ wager: wagerOf(slip, bet, owner), order: orderOf(slip, bet, owner) }))

type OrderOwner = { memberId: number; prizeMode: PrizeMode }
type RoundBet = Slip['rounds'][number]

function wagerOf(
  { lottery, play, numbers, rounds }: Slip,
  { round, stake }: RoundBet,
  { memberId, prizeMode }: OrderOwner,
) {
  const { gameId, code, vendor, names, table } = lottery
  return {
    memberId,
    gameType: vendor === 'TCG_SEA' || prizeMode.toUpperCase() === 'LOTT' ? 'LOTT' : 'ELOTT',
    vassalage: vendor,
    gameCode: code,
    gameName: names.vi,
    nodeId: gameId,
    stake,
    beginsAt: round.drawAt,
    lottery: {
      gameId,
      numero: round.numero,
      playId: play.playId,
      playCode: play.code,
      content: numbers.join(','),
      odds: toDecimal(oddsOf(play, table)),
      ...(rounds.length > 1 && { chase: true }),
    },
  }
}

const orderOf = (
  { bet, lottery, play, numbers, price }: Slip,
  { round, multiple }: RoundBet,
  { memberId }: OrderOwner,
) => ({
  memberId,
  gameId: lottery.gameId,
  numero: round.numero,
  playId: play.playId,
  numbers,
  content: numbers.join(','),
  price,
  multiple,
  drawAt: round.drawAt,
  approach: bet.bettingApproach,
  winStop: bet.winStop,
})
