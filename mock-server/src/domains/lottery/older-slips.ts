import type { LotteryBet, LotterySlips } from '@longan/sdk'
import * as v from 'valibot'
import { parseInput } from '../../kernel/validation/validation-error.ts'
import { toDecimal, toMinor } from '../../kernel/money/money.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import { maxIssuesOf, roundClosed } from './bet-slip.ts'
import { type Lottery, lotteryById } from './lotteries.ts'
import { parseContent, playsOf } from './plays/plays.ts'
import { type Round, findRound, roundOf } from './rounds.ts'

const FIELD = 'bettingSlipString'
const slipSchema = v.object({
  playId: v.number('must be a number'),
  bettingContent: v.pipe(v.string('must be a text'), v.nonEmpty('is empty'), v.maxLength(1000, 'is too long')),
  singleBetPrice: v.number('must be a number'),
  multiple: v.optional(v.pipe(v.number(), v.integer('must be whole'), v.minValue(1), v.maxValue(1000)), 1),
})
const slipsSchema = v.pipe(
  v.array(slipSchema, 'must be a list'),
  v.nonEmpty('is empty'),
  v.maxLength(100, 'has more than 100 slips'),
)
type Slips = v.InferOutput<typeof slipsSchema>

/** Converts slips in the older form to the contents of a cart at the time `now`. Throws a Refusal if they cannot be parsed or do not add up to the stated sum. */
export function contentsOf(request: LotterySlips, now: number): LotteryBet[] {
  const lottery = lotteryById(request.gameId)
  const slips = readSlips(request.bettingSlipString)
  const rounds = roundsOf(lottery, request, now)
  assertSumMatches(request.betCartAmountSum, costOf(lottery, slips) * rounds.length)
  return slips.map(({ multiple, ...slip }) => ({
    ...slip,
    gameId: request.gameId,
    winStop: request.winningStop ?? false,
    bettingApproach: 'STANDARD',
    numero: rounds.map(({ numero }) => ({ numero, multiple })),
  }))
}

function readSlips(text: string): Slips {
  const parsed = parseInput(v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), slipsSchema), text)
  if (parsed.success) return parsed.output
  throw invalidField([FIELD, v.getDotPath(parsed.issues[0])].filter(Boolean).join('.'), parsed.issues[0].message)
}

/** Returns the consecutive issues to bet on; `abandoning` skips issues locked in the meantime. */
function roundsOf(lottery: Lottery, request: LotterySlips, now: number): Round[] {
  const { currentNumero, chase = false, quickChase = 1, abandoning = false } = request
  const first = findRound(lottery, currentNumero)
  if (!first) throw invalidField('currentNumero', 'is not an issue of this lottery')
  const count = chase ? Math.min(quickChase, maxIssuesOf(lottery)) : 1
  const rounds = Array.from({ length: count }, (_, index) => roundOf(lottery, first.index + index))
  const open = abandoning ? rounds.filter(({ lockAt }) => now < lockAt) : rounds
  if (open.length > 0 && now < open[0]!.lockAt) return open
  throw roundClosed('currentNumero', 'the round no longer takes bets')
}

/** Returns the cost of the slips on one issue, in minor units. Invalid slips count as 0: they are refused later, on placement. */
const costOf = (lottery: Lottery, slips: Slips) =>
  slips.reduce((sum, { playId, bettingContent, singleBetPrice, multiple }) => {
    const play = playsOf(lottery.table).find((one) => one.playId === playId)
    const numbers = play && parseContent(play, bettingContent)
    return sum + (Array.isArray(numbers) ? numbers.length : 0) * Math.round(singleBetPrice * 100) * multiple
  }, 0)

function assertSumMatches(sum: number, cost: number) {
  if (cost === 0 || toMinor(sum) === cost) return
  const reason = `the slips add up to ${toDecimal(cost)}`
  throw new Refusal(400, 'stake.invalid', 'The stakes are not those of the slips', {
    field: 'betCartAmountSum',
    reason,
  })
}
