import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { getAvailablePromotions } from '@longan/react-query/rewards'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { pendingRewardsQuery, rebatesQuery } from './rewards.queries.ts'
import { rulebookQuery, ruleOf, useCurrentBreak } from '#api/member/responsible.queries.ts'
import { useModule } from '#api/site/system.queries.ts'

const names = ['waiting', 'sign-in', 'draws', 'missions', 'points', 'vip', 'given'] as const
export type RewardTab = (typeof names)[number]

const tabLabels = {
  waiting: 'tabClaimable',
  'sign-in': 'tabSignIn',
  draws: 'tabDraws',
  missions: 'tabMissions',
  points: 'tabPoints',
  vip: 'tabVip',
  given: 'tabReceived',
} as const

export function useRewardTabs() {
  const { t } = useTranslation('rewards')
  const [query, setQuery] = useSearchParams()
  const counts = useCounts()
  const isDisabled = useDisabledTabs()
  const open = names.filter((name) => !isDisabled[name])
  const label = (name: RewardTab) => (counts[name] ? `${t(tabLabels[name])} (${counts[name]})` : t(tabLabels[name]))
  return {
    tabs: open.map((value) => ({ value, label: label(value) })),
    chosen: open.find((name) => name === query.get('tab')) ?? 'waiting',
    choose: (tab: RewardTab) => setQuery({ tab }, { replace: true, state: { stays: true } }),
  }
}

/** Returns the rewards and rebates that can be claimed: the tab and its button count the same ones. */
export function useReadyRewards() {
  const rewards = useQuery(pendingRewardsQuery(useLanguage()))
  const rebates = useQuery({ ...rebatesQuery(), enabled: useModule('PLYRBT') })
  return [...(rewards.data ?? []), ...(rebates.data ?? [])].filter(({ state }) => state === 'ready')
}

function useCounts(): Partial<Record<RewardTab, number>> {
  const { data } = useQuery(getAvailablePromotions.queryOptions(api))
  const ready = useReadyRewards()
  if (!data) return {}
  return { waiting: ready.length, 'sign-in': data.LOGIN.count, missions: data.MISSION.count }
}

/** Returns the disabled tabs; none while that is unknown. Nothing is offered during a break, or where the rulebook allows no bonuses. */
function useDisabledTabs(): Partial<Record<RewardTab, boolean>> {
  const { data } = useQuery(getAvailablePromotions.queryOptions(api))
  const rulebook = useQuery({ ...rulebookQuery(), enabled: useModule('RESPGAME3') === true })
  const isResting = useCurrentBreak() !== undefined
  return {
    'sign-in': isResting || data?.LOGIN.enabled === false,
    draws: isResting || ruleOf(rulebook.data, 'bonus.offered') === false,
    missions: isResting || data?.MISSION.enabled === false,
    points: useModule('PTSYS3') === false,
    vip: useModule('MEMCLUB3') === false,
  }
}
