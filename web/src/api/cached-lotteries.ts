import type { LotteryItem, PrizeMode } from '@longan/sdk'
import type { Language } from '#lib/money.ts'
import { storage } from '#lib/storage.ts'

/** A lottery with its current round: `drawAt` and `lockAt` are moments of the gateway's clock. */
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

/** Keeps a list of lotteries for the next visit, where the specification has a place for it. */
export function storeLotteries(prizeMode: PrizeMode, language: Language, rounds: LotteryRound[]) {
  const shelf = storageKeyOf(prizeMode)
  if (shelf) storage.set(shelf, { language, rounds })
  return rounds
}

/** The lotteries of the last visit, in the same language; their rounds are over, their names and numbers are not. */
export function getStoredLotteries(prizeMode: PrizeMode, language: Language): LotteryRound[] | undefined {
  const shelf = storageKeyOf(prizeMode)
  const kept = shelf && (storage.get(shelf) as { language?: unknown; rounds?: unknown } | null | undefined)
  if (kept?.language !== language || !Array.isArray(kept.rounds)) return undefined
  return kept.rounds.every(isRound) ? kept.rounds : undefined
}
