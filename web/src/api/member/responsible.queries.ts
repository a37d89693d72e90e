import { getRulebook, listBreaks, listLimits } from '@longan/react-query/responsible-gaming'
import type { Break, Limit, Rulebook, SelfExclusionInput } from '@longan/sdk'
import { responsibleGaming } from '@longan/sdk/responsible-gaming'
import { mutationOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { useServerTime } from '#lib/time/server-clock.ts'
import { storage } from '#lib/storage/storage.ts'
import { api, http } from '../gateway.ts'
import type { Prefetch } from '../site/first-view.ts'
import { useHasLimits } from './member.queries.ts'
import { prefetchOfModule } from './session.queries.ts'
import { session, useSession } from './session.ts'

export type RuleId =
  | 'bonus.offered'
  | 'limit.asked'
  | 'limit.deposit.highest'
  | 'limit.deposit.periods'
  | 'limit.raise.delay'
  | 'limit.review.after'
  | 'offers.opt.out'
  | 'reality.check.interval'
  | 'time.out.durations'
  | 'exclusion.durations'
  | 'exclusion.indefinite'
  | 'exclusion.open.bets'
  | 'exclusion.return.from'
  | 'exclusion.return.delay'
  | 'exclusion.return.delay.indefinite'
  | 'panic.button'

export const rulebookQuery = () => ({ ...getRulebook.queryOptions(api), staleTime: 600_000 })
export const prefetchRules: Prefetch = (client) => client.prefetchQuery(rulebookQuery())

/** The limits of the member; what is used of them changes with each deposit and stake. */
export const limitsQuery = () => ({ ...listLimits.queryOptions(api), staleTime: 0 })

/** Prefetches rulebook, limits and breaks of the member, if the site has responsible gaming. */
export const prefetchLimits = (client: QueryClient) =>
  prefetchOfModule(client, 'RESPGAME3', () =>
    Promise.all([
      client.prefetchQuery(rulebookQuery()),
      client.prefetchQuery(limitsQuery()),
      client.prefetchQuery(breaksQuery()),
    ]),
  )

export const ruleOf = (rulebook: Rulebook | undefined, id: RuleId) =>
  rulebook?.rules.find(({ ruleId }) => ruleId === id)?.value

/** Rulebook and limits of the member. A failed query counts as no limit: the gateway refuses what a limit does not allow. */
export function useLimits() {
  const isEnabled = useHasLimits()
  const rulebook = useQuery({ ...rulebookQuery(), enabled: isEnabled })
  const limits = useQuery({ ...limitsQuery(), enabled: isEnabled })
  return {
    rulebook: rulebook.data,
    limits: limits.data ?? [],
    isLoading: rulebook.isLoading || limits.isLoading,
  }
}

/** The time-outs and self-exclusions of the member, the latest first. */
export const breaksQuery = () => ({ ...listBreaks.queryOptions(api), staleTime: 0 })

/** Returns the break that holds now. It is over by this page's clock, without another response. */
export function useCurrentBreak(): Break | undefined {
  const { data } = useQuery({ ...breaksQuery(), enabled: useHasLimits() })
  const found = data?.find(({ inForce }) => inForce)
  const isOver = useServerTime((now) => found?.endTime !== undefined && found.endTime <= now)
  return isOver ? undefined : found
}

/** Returns true if the rulebook in force has a panic button and this visitor plays with money. */
export function useHasPanicButton(): boolean {
  const isEnabled = useHasLimits()
  const { data } = useQuery({ ...rulebookQuery(), enabled: isEnabled })
  return isEnabled && ruleOf(data, 'panic.button') === true
}

/** Excludes the member. The gateway has ended the session then, so nothing is fetched again with it. */
export const excludeMyself = () =>
  mutationOptions({
    mutationFn: (input: SelfExclusionInput) => responsibleGaming(http).createSelfExclusion(input),
    onSuccess: session.signOut,
  })

/** The deposit limit that leaves the smallest amount. */
export const strictestOf = (limits: readonly Limit[]): Limit | undefined =>
  limits.filter(({ kind }) => kind === 'deposit').toSorted((a, b) => a.remaining - b.remaining)[0]

/** Returns false for a limit that another rulebook allowed: it holds, but is not the one that this rulebook requires. */
export function isOfRulebook({ period, amount }: Limit, rulebook: Rulebook): boolean {
  const periods = ruleOf(rulebook, 'limit.deposit.periods')
  const highest = ruleOf(rulebook, 'limit.deposit.highest')
  return Array.isArray(periods) && periods.includes(period) && !(typeof highest === 'number' && amount > highest)
}

/** What the member of this device has answered about limits, so that no question comes twice. */
export function useAnswered() {
  const account = useSession()?.userName ?? ''
  const keyOf = (question: string) => `${account} ${question}`
  return {
    isAnswered: (question: string) => (storage.get('answeredLimits') ?? []).includes(keyOf(question)),
    answer: (question: string) =>
      storage.set('answeredLimits', [...(storage.get('answeredLimits') ?? []), keyOf(question)]),
  }
}
