import { defaultDialect, type LotteryItem, type PrizeMode } from '@longan/sdk'
import { listLotteryMenus, listOpenedNumeros, listPopularLotteries } from '@longan/react-query/lottery'
import { listRecentLotteries } from '@longan/react-query/my-lotteries'
import {
  keepPreviousData,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { config } from '#lib/site/config.ts'
import type { Language } from '#lib/money/money.ts'
import { serverClock } from '#lib/time/server-clock.ts'
import { apiIn } from '../gateway.ts'
import { around } from '../query-options.ts'
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
function withRoundTimes<Key extends QueryKey>({ queryFn: readItems, ...named }: ItemsOptions<Key>) {
  const readRounds = async (context: QueryFunctionContext): Promise<LotteryRound[]> => {
    const sentAt = performance.now()
    const items = await (readItems as ReadItems)(context)
    const answeredAt = serverClock.now() - (performance.now() - sentAt) / 2
    return items.map((item) => {
      const drawAt = answeredAt + item.remainTime
      return { ...item, drawAt, lockAt: drawAt - item.lockTime * 1000 }
    })
  }
  return queryOptions({ ...(named as { queryKey: QueryKey }), queryFn: readRounds })
}
type ReadItems = (context: QueryFunctionContext) => Promise<LotteryItem[]>
type ItemsOptions<Key extends QueryKey> = Pick<
  UseQueryOptions<LotteryItem[], Error, LotteryItem[], Key>,
  'queryKey' | 'queryFn'
>

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
    ...around(withRoundTimes(listOpenedNumeros.queryOptions(apiIn(language), { prizeMode })), {
      after: (rounds) => storeLotteries(prizeMode, language, rounds),
    }),
    initialData: () => getStoredLotteries(prizeMode, language),
    initialDataUpdatedAt: 0,
    refetchInterval,
    staleTime: 5000,
  })

export const popularLotteriesQuery = (language: Language) => ({
  ...withRoundTimes(listPopularLotteries.queryOptions(apiIn(language))),
  refetchInterval,
  staleTime: 5000,
})

/** The lotteries that the member opened or bet on, the latest first; always refetched. */
export const recentLotteriesQuery = (language: Language) => ({
  ...withRoundTimes(listRecentLotteries.queryOptions(apiIn(language))),
  refetchInterval,
  enabled: Boolean(session.get()),
})

/** What the page of the lotteries shows. */
export const lotteryReads = [listOpenedNumeros, listPopularLotteries, listRecentLotteries, listLotteryMenus]

export const lotteryMenusQuery = (language: Language) => ({
  ...around(listLotteryMenus.queryOptions(apiIn(language), {}), {
    after: (groups) => void storage.set('gameLotteries', groups),
  }),
  staleTime: 10 * 60_000,
  placeholderData: keepPreviousData,
})

export const seaLotteryMenusQuery = (language: Language) => ({
  ...listLotteryMenus.queryOptions(apiIn(language), { prizeMode: 'SEA' }),
  staleTime: 10 * 60_000,
  placeholderData: keepPreviousData,
})

const POPULAR_AFTER = 'AE63FK3'

/** Inserts the popular South-East Asian lotteries after the main lottery, or at the end. */
export function withPopular<Item extends { code: string }>(items: readonly Item[], popular: readonly Item[]): Item[] {
  const at = items.findIndex(({ code }) => code === POPULAR_AFTER)
  return items.toSpliced(at < 0 ? items.length : at + 1, 0, ...popular)
}
