import type { LotterySetting } from '@longan/sdk'
import { toDecimal } from '../../kernel/money/money.ts'
import { maxIssuesOf } from './bet-slip.ts'
import type { Lottery } from './lotteries.ts'
import { MIN_STAKE } from './plays.ts'
import { modesOf } from './prize-modes.ts'

/** The maximum multiple in the OpenAPI document. */
const MAX_MULTIPLE = 1000

export const settingOf = (lottery: Lottery): LotterySetting => ({
  gameId: lottery.gameId,
  gameCode: lottery.code,
  isSale: !lottery.isPaused,
  lockTime: lottery.lockTime,
  roundSeconds: lottery.period / 1000,
  maxNumeros: maxIssuesOf(lottery),
  maxMultiple: MAX_MULTIPLE,
  minStake: toDecimal(MIN_STAKE),
  prizeModes: modesOf(lottery),
})
