import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { rewardSourcesQuery } from '#api/rewards/rewards.queries.ts'
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

function useCounts(): Partial<Record<RewardTab, number>> {
  const { data } = useQuery(rewardSourcesQuery())
  if (!data) return {}
  const { SAVIOR, LUCKYBET, LOGIN, MISSION } = data
  return { waiting: SAVIOR.count + LUCKYBET.count, 'sign-in': LOGIN.count, missions: MISSION.count }
}

/** Returns the disabled tabs; none while that is unknown. */
function useDisabledTabs(): Partial<Record<RewardTab, boolean>> {
  const { data } = useQuery(rewardSourcesQuery())
  return {
    'sign-in': data?.LOGIN.enabled === false,
    missions: data?.MISSION.enabled === false,
    points: useModule('PTSYS3') === false,
    vip: useModule('MEMCLUB3') === false,
  }
}
