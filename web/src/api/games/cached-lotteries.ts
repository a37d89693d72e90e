import type { LotteryItem, PrizeMode } from '@longan/sdk'
import type { Language } from '#lib/money/money.ts'
import { storage } from '#lib/storage/storage.ts'

/** A lottery with its current round; `drawAt` and `lockAt` are in the gateway's time. */
export type LotteryRound = LotteryItem & { drawAt: number; lockAt: number }

const storageKeyOf = (prizeMode: PrizeMode) =>
  prizeMode === 'Lott' ? 'lotteries' : prizeMode === 'Elott' ? 'electronicLotteries' : undefined

const isRound = (value: unknown): value is LotteryRound =>
  typeof value === 'object' &&
  value !== null &&
  'drawAt' in value &&
  typeof value.drawAt === 'number' &&
  'labelName' in value &&
  'previousWinningNumber' in value

/** Stores the lotteries for the next visit, if the specification has a storage key for them. */
export function storeLotteries(prizeMode: PrizeMode, language: Language, rounds: LotteryRound[]) {
  const key = storageKeyOf(prizeMode)
  if (key) storage.set(key, { language, rounds })
  return rounds
}

/** Returns the lotteries of the last visit in the same language. Their rounds are over, but names and numbers are still valid. */
export function getStoredLotteries(prizeMode: PrizeMode, language: Language): LotteryRound[] | undefined {
  const key = storageKeyOf(prizeMode)
  const stored = key && (storage.get(key) as { language?: unknown; rounds?: unknown } | null | undefined)
  if (stored?.language !== language || !Array.isArray(stored.rounds)) return undefined
  return stored.rounds.every(isRound) ? stored.rounds : undefined
}
