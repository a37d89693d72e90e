import type { LotterySetting } from '@longan/sdk'
import { toDecimal } from '../../kernel/money.ts'
import { aheadOf } from './bet-slip.ts'
import type { Lottery } from './lotteries.ts'
import { MIN_STAKE } from './plays.ts'
import { modesOf } from './prize-modes.ts'

/** By so much the description lets a stake be multiplied. */
const MAX_MULTIPLE = 1000

/** How a lottery is bet on, besides the limits of its plays. */
export const settingOf = (lottery: Lottery): LotterySetting => ({
  gameId: lottery.gameId,
  gameCode: lottery.code,
  isSale: !lottery.isPaused,
  lockTime: lottery.lockTime,
  roundSeconds: lottery.period / 1000,
  maxNumeros: aheadOf(lottery),
  maxMultiple: MAX_MULTIPLE,
  minStake: toDecimal(MIN_STAKE),
  prizeModes: modesOf(lottery),
})
