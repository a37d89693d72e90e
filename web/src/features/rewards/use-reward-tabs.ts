import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { waysQuery } from '#api/rewards.queries.ts'
import { useModule } from '#api/system.queries.ts'

const names = ['waiting', 'sign-in', 'draws', 'missions', 'points', 'vip', 'given'] as const
export type RewardTab = (typeof names)[number]

const words = {
  waiting: 'tabWaiting',
  'sign-in': 'tabSignIn',
  draws: 'tabDraws',
  missions: 'tabMissions',
  points: 'tabPoints',
  vip: 'tabVip',
  given: 'tabGiven',
} as const

/** The tabs that the site has open, with how much waits in each, and which one the address asks for. */
export function useRewardTabs() {
  const { t } = useTranslation('rewards')
  const [query, setQuery] = useSearchParams()
  const counts = useCounts()
  const isOff = useIsOff()
  const open = names.filter((name) => !isOff[name])
  const label = (name: RewardTab) => (counts[name] ? `${t(words[name])} (${counts[name]})` : t(words[name]))
  return {
    tabs: open.map((value) => ({ value, label: label(value) })),
    chosen: open.find((name) => name === query.get('tab')) ?? 'waiting',
    choose: (tab: RewardTab) => setQuery({ tab }, { replace: true, state: { stays: true } }),
  }
}

function useCounts(): Partial<Record<RewardTab, number>> {
  const { data } = useQuery(waysQuery())
  if (!data) return {}
  const { SAVIOR, LUCKYBET, LOGIN, MISSION } = data
  return { waiting: SAVIOR.count + LUCKYBET.count, 'sign-in': LOGIN.count, missions: MISSION.count }
}

/** What the site has switched off; nothing is while that is not known. */
function useIsOff(): Partial<Record<RewardTab, boolean>> {
  const { data } = useQuery(waysQuery())
  return {
    'sign-in': data?.LOGIN.enabled === false,
    missions: data?.MISSION.enabled === false,
    points: useModule('PTSYS3') === false,
    vip: useModule('MEMCLUB3') === false,
  }
}
