import { defaultDialect, type LotteryItem, type PrizeMode } from '@longan/sdk'
import { lottery } from '@longan/sdk/lottery'
import { myLotteries } from '@longan/sdk/my-lotteries'
import { queryOptions } from '@tanstack/react-query'
import { config } from '#lib/site/config.ts'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { http } from '../gateway.ts'
import { session } from '../member/session.ts'
import { storage } from '#lib/storage/storage.ts'

/** A lottery with its current round; `drawAt` and `lockAt` are in the gateway's time. */
type LotteryRound = LotteryItem & { drawAt: number; lockAt: number }

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
function storeLotteries(prizeMode: PrizeMode, language: Language, rounds: LotteryRound[]) {
  const key = storageKeyOf(prizeMode)
  if (key) storage.set(key, { language, rounds })
  return rounds
}

/** Returns the lotteries of the last visit in the same language. Their rounds are over, but names and numbers are still valid. */
function getStoredLotteries(prizeMode: PrizeMode, language: Language): LotteryRound[] | undefined {
  const key = storageKeyOf(prizeMode)
  const stored = key && (storage.get(key) as { language?: unknown; rounds?: unknown } | null | undefined)
  if (stored?.language !== language || !Array.isArray(stored.rounds)) return undefined
  return stored.rounds.every(isRound) ? stored.rounds : undefined
}

export type { LotteryRound }

const MAX_REFRESH = 30_000
const DEFAULT_REFRESH = 7000

/** Converts remaining times to timestamps. The response is half a round trip old on arrival. */
async function withRoundTimes(load: () => Promise<LotteryItem[]>): Promise<LotteryRound[]> {
  const sentAt = performance.now()
  const items = await load()
  const answeredAt = serverClock.now() - (performance.now() - sentAt) / 2
  return items.map((item) => {
    const drawAt = answeredAt + item.remainTime
    return { ...item, drawAt, lockAt: drawAt - item.lockTime * 1000 }
  })
}

/** The time between two draws, ms; undefined if the gateway does not say. */
export const periodOf = ({ roundSeconds }: LotteryItem) =>
  roundSeconds === undefined ? undefined : roundSeconds * 1000

type Rounds = readonly Pick<LotteryRound, 'numero' | 'remainTime'>[]

/**
 * Returns the interval between two fetches of the lotteries, ms: the shortest remaining time in the last response, within the limits of the specification.
 */
export function lotteryRefresh(rounds: Rounds | undefined): number {
  const openRounds = (rounds ?? []).filter(({ numero }) => numero)
  const nearest = Math.min(...openRounds.map(({ remainTime }) => remainTime))
  if (!Number.isFinite(nearest) || nearest <= 0) return DEFAULT_REFRESH
  const shortest = config.dialect.lotteryMinRefresh ?? defaultDialect.lotteryMinRefresh
  return Math.min(MAX_REFRESH, Math.max(shortest, nearest))
}

const refetchInterval = ({ state }: { state: { data: LotteryRound[] | undefined } }) => lotteryRefresh(state.data)

export const isOnSale = ({ remainTime, lockTime }: Pick<LotteryItem, 'remainTime' | 'lockTime'>) =>
  remainTime - lockTime * 1000 > 1

/** The lotteries of a prize mode with their current rounds. Those of the last visit are shown until the response arrives. */
export const openedLotteriesQuery = (prizeMode: PrizeMode, language: Language) =>
  queryOptions({
    queryKey: ['lottery', 'opened', prizeMode, language],
    queryFn: async ({ signal }) => {
      const rounds = await withRoundTimes(() => lottery(http).listOpened({ prizeMode }, { signal }))
      return storeLotteries(prizeMode, language, rounds)
    },
    initialData: () => getStoredLotteries(prizeMode, language),
    initialDataUpdatedAt: 0,
    refetchInterval,
    staleTime: 5000,
  })

export const popularLotteriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['lottery', 'popular', language],
    queryFn: ({ signal }) => withRoundTimes(() => lottery(http).listPopular({ signal })),
    refetchInterval,
    staleTime: 5000,
  })

/** The lotteries that the member opened or bet on, the latest first; always refetched. */
export const recentLotteriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['lottery', 'recent', language, session.get()?.userName],
    queryFn: ({ signal }) => withRoundTimes(() => myLotteries(http).listRecent({ signal })),
    refetchInterval,
    enabled: Boolean(session.get()),
  })

const POPULAR_AFTER = 'AE63FK3'

/** Inserts the popular South-East Asian lotteries after the main lottery, or at the end. */
export function withPopular<Item extends { code: string }>(items: readonly Item[], popular: readonly Item[]): Item[] {
  const at = items.findIndex(({ code }) => code === POPULAR_AFTER)
  return items.toSpliced(at < 0 ? items.length : at + 1, 0, ...popular)
}
