import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { commissionsQuery } from '#api/agent/agent.queries.ts'
import type { Period } from '#api/games/records.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { formatDate, formatDay } from '#lib/time/dates.ts'
import { formatMoney } from '#lib/money/money.ts'
import { BarChart } from './bar-chart.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

const DAY = 86_400_000

const daysOf = ({ start: from, end: to }: Period) =>
  Array.from({ length: Math.ceil((to - from) / DAY) }, (_, index) => formatDate(from + index * DAY))

/** Bar chart of the commission per day, including days without commission. A span of one day has no chart. */
export function CommissionChart({ span }: { span: Period }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const { data, isPending } = useInfiniteQuery(commissionsQuery(span))
  const days = daysOf(span)
  if (days.length < 2) return null
  if (isPending) return <Skeleton height={160} radius="card" />
  const amountByDay = new Map(data?.pages.flatMap(({ items: list }) => list.map(({ day, amount }) => [day, amount])))
  const bars = days.map((day) => {
    const value = amountByDay.get(day) ?? 0
    return { label: formatDay(day), value, text: formatMoney(value, language) }
  })
  return <BarChart title={t('commissionByDay')} columns={[t('day'), t('commissions')]} bars={bars} />
}
