import type { LotteryOrder, PlayOption } from '@longan/sdk'
import { lotteryByCode } from '../../../src/domains/lottery/lotteries.ts'
import type { LotteryService } from '../../../src/domains/lottery/lottery.service.ts'
import { playsOf } from '../../../src/domains/lottery/plays.ts'
import { OPTION_WORDS } from '../../../src/domains/lottery/play-words.ts'
import type { Language } from '../../../src/kernel/language.ts'

/** What became of one bet: its numbers (or choice) in words, and those of them that were drawn. Money is decimal. */
export type BetResult = { playName: string; numbers: string[]; hits: string[]; stake: number; won: number }
/** What became of all bets on one round. */
export type RoundResult = {
  gameCode: string
  gameName: string
  numero: string
  winningNumber: string
  stake: number
  won: number
  /** Those that won most first. */
  bets: BetResult[]
}
type Needs = { lottery: LotteryService; language: Language }

/** Settled bets by the rounds they were on, in the order in which the rounds come up among them. */
export const resultsOf = (orders: LotteryOrder[], needs: Needs): RoundResult[] =>
  [...Map.groupBy(orders, ({ gameCode, numero }) => `${gameCode} ${numero}`).values()].map((round) => {
    const { gameCode, gameName, numero, winningNumber } = round[0]!
    return {
      gameCode,
      gameName: gameName ?? gameCode,
      numero,
      winningNumber: winningNumber!,
      stake: sumOf(round.map(({ stake }) => stake)),
      won: sumOf(round.map(({ winAmount }) => winAmount)),
      bets: round.map((order) => resultOf(order, needs)).sort((one, other) => other.won - one.won),
    }
  })

function resultOf(order: LotteryOrder, { lottery, language }: Needs): BetResult {
  const game = lotteryByCode(order.gameCode)
  const play = playsOf(game.table).find(({ playId }) => playId === order.playId)!
  const drawn = new Set(play.outcomes(lottery.prizesOf(game, order.numero)))
  const numbers = order.bettingContent.split(',').map((number) => number.trim())
  const inWords = (content: string) => OPTION_WORDS[content as PlayOption['content']]?.[language] ?? content
  return {
    playName: order.playName ?? order.playCode,
    numbers: numbers.map(inWords),
    hits: numbers.filter((number) => drawn.has(number)).map(inWords),
    stake: order.stake,
    won: order.winAmount,
  }
}

/** Amounts have two decimals at most; their sum shall, too. */
const sumOf = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
