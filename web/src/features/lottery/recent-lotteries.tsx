import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recentLotteriesQuery } from '#api/games/lottery.queries.ts'
import { useDebouncedLanguage } from '#api/use-debounced-language.ts'
import { Failure } from '#shared/failure.tsx'
import { Empty } from '#ui/page/empty.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { LotteryList } from './lottery-list.tsx'
import { SeeAll } from './see-all.tsx'
import type { LotteryKind } from './use-lotteries.ts'

type RecentLotteriesProps = { kind: LotteryKind; onLeave: () => void }

export function RecentLotteries({ kind, onLeave }: RecentLotteriesProps) {
  const { t } = useTranslation('lottery')
  const query = useQuery(recentLotteriesQuery(useDebouncedLanguage()))
  if (query.data?.length) return <LotteryList rounds={query.data} label={t('recent')} kind={kind} />
  if (query.isError) return <Failure query={query} />
  if (query.isPending) return <RowSkeletons count={3} height={112} />
  return <Empty title={t('noRecent')} text={t('noRecentText')} action={<SeeAll onPress={onLeave} />} />
}
