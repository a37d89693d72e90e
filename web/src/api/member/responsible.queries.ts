import { getRulebook, listLimits } from '@longan/react-query/responsible-gaming'
import type { Limit, Rulebook } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { storage } from '#lib/storage/storage.ts'
import { api } from '../gateway.ts'
import { useModule } from '../site/system.queries.ts'
import { useHasInbox } from './member.queries.ts'
import { useSession } from './session.ts'

export type RuleId =
  | 'limit.asked'
  | 'limit.deposit.periods'
  | 'limit.raise.delay'
  | 'limit.review.after'
  | 'reality.check.interval'

export const rulebookQuery = () => ({ ...getRulebook.queryOptions(api), staleTime: 600_000 })
/** The limits of the member; what is used of them changes with each deposit and stake. */
export const limitsQuery = () => ({ ...listLimits.queryOptions(api), staleTime: 0 })

export const ruleOf = (rulebook: Rulebook | undefined, id: RuleId) =>
  rulebook?.rules.find(({ ruleId }) => ruleId === id)?.value

/** Whether this visitor can have limits: members of a site with responsible gaming, not guests and trial players. */
function useHasLimits(): boolean {
  const isOn = useModule('RESPGAME3')
  return useHasInbox() && isOn === true
}

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

/** The deposit limit that leaves the smallest amount. */
export const strictestOf = (limits: readonly Limit[]): Limit | undefined =>
  limits.filter(({ kind }) => kind === 'deposit').toSorted((a, b) => a.remaining - b.remaining)[0]

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
