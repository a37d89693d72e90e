import { useQuery } from '@tanstack/react-query'
import {
  lotteryMenusQuery,
  openedLotteriesQuery,
  popularLotteriesQuery,
  withPopular,
  seaLotteryMenusQuery,
} from '#api/games/lottery.queries.ts'
import { useDebouncedLanguage } from '#i18n/use-debounced-language.ts'
import { distinct, groupLotteries, type LotteryGroup } from './lottery-groups.ts'

export type LotteryKind = 'LOTT' | 'ELOTT'

export function useLotteries(kind: LotteryKind) {
  const language = useDebouncedLanguage()
  const opened = useQuery(openedLotteriesQuery(kind === 'ELOTT' ? 'Elott' : 'Lott', language))
  const seAsian = useQuery(openedLotteriesQuery('SEA', language))
  const popular = useQuery(popularLotteriesQuery(language))
  const menus = useQuery(lotteryMenusQuery(language))
  const seaMenus = useQuery(seaLotteryMenusQuery(language))

  const seaGroups = groupLotteries(seAsian.data ?? [], seaMenus.data ?? [])
  return {
    groups: groupsWithPopular(groupLotteries(opened.data ?? [], menus.data ?? []), popular.data ?? []),
    seaGroups,
    all: distinct([opened, seAsian].flatMap(({ data }) => data ?? [])),
    // Waits for all of them, so that groups do not move under the thumb; a failed request does not delay the others.
    isPending: [opened, menus, popular].some(({ isPending, failureCount }) => isPending && failureCount === 0),
    isError: opened.isError,
    isFetching: opened.isFetching,
    error: opened.error,
    refetch: () => void Promise.all([opened.refetch(), seAsian.refetch(), popular.refetch(), menus.refetch()]),
  }
}

function groupsWithPopular(groups: LotteryGroup[], popular: LotteryGroup['rounds']): LotteryGroup[] {
  const [first] = popular
  const host = groups.find(({ rounds }) => rounds.some(({ code }) => code === 'AE63FK3')) ?? groups.at(-1)
  if (!first || !host) return groups
  return groups.map((group) => (group === host ? { ...group, rounds: withPopular(group.rounds, [first]) } : group))
}
