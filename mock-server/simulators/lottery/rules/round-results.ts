import type { LotteryOrder, PlayOption } from '@longan/sdk'
import { lotteryByCode } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryService } from '../../../src/domains/lottery/lottery.service.ts'
import { playsOf } from '../../../src/domains/lottery/plays.ts'
import { OPTION_NAMES } from '../../../src/domains/lottery/play-texts.ts'
import type { Language } from '../../../src/kernel/validation/language.ts'

/** The result of a bet: its numbers (or option) as text, and those that were drawn. Amounts are decimal. */
export type BetResult = { playName: string; numbers: string[]; hits: string[]; stake: number; won: number }
export type RoundResult = {
  gameCode: string
  gameName: string
  numero: string
  winningNumber: string
  stake: number
  won: number
  /** Highest payout first. */
  bets: BetResult[]
}
type ResultContext = { lottery: LotteryService; language: Language }

/** Groups settled bets by round, in the order of their first bet. */
export const resultsOf = (orders: LotteryOrder[], dependencies: ResultContext): RoundResult[] =>
  [...Map.groupBy(orders, ({ gameCode, numero }) => `${gameCode} ${numero}`).values()].map((round) => {
    const { gameCode, gameName, numero, winningNumber } = round[0]!
    return {
      gameCode,
      gameName: gameName ?? gameCode,
      numero,
      winningNumber: winningNumber!,
      stake: sumOf(round.map(({ stake }) => stake)),
      won: sumOf(round.map(({ winAmount }) => winAmount)),
      bets: round.map((order) => resultOf(order, dependencies)).sort((one, other) => other.won - one.won),
    }
  })

function resultOf(order: LotteryOrder, { lottery, language }: ResultContext): BetResult {
  const game = lotteryByCode(order.gameCode)
  const play = playsOf(game.table).find(({ playId }) => playId === order.playId)!
  const drawn = new Set(play.outcomes(lottery.prizesOf(game, order.numero)))
  const numbers = order.bettingContent.split(',').map((number) => number.trim())
  const toText = (content: string) => OPTION_NAMES[content as PlayOption['content']]?.[language] ?? content
  return {
    playName: order.playName ?? order.playCode,
    numbers: numbers.map(toText),
    hits: numbers.filter((number) => drawn.has(number)).map(toText),
    stake: order.stake,
    won: order.winAmount,
  }
}

/** Rounds to two decimals: a sum of decimals may have more. */
const sumOf = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
