import type { TeamOverview } from '@longan/sdk'
import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/i18n.ts'
import { teamOverviewQuery, commissionsQuery } from './agent.queries.ts'
import { useSession } from '#api/member/session.ts'
import { Failure } from '#shared/failure.tsx'
import card from '#shared/invite/invite-card.module.css'
import { MemberCard } from '#shared/member/member-card.tsx'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PeriodFilter, usePeriod } from '#shared/records/period-filter.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Link } from '#ui/action/link.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import styles from './agent.module.css'
import { viewPath, type View, views } from './views.ts'
import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  CircleUserRound,
  Coins,
  FileText,
  HandCoins,
  Link2,
  LogOut,
  Percent,
  PiggyBank,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { paths } from '#lib/site/paths.ts'
import { SignOutDialog } from '#shared/sign-out.tsx'
import { ListCard, ListRow } from '#ui/list/list-row.tsx'
import type { Period } from '#api/games/records.queries.ts'
import { formatDate, formatShortDay, startOfDay } from '#lib/time/dates.ts'
import { formatMoney } from '#lib/money/money.ts'

export function Overview() {
  const { t } = useTranslation('agent')
  const account = useSession()?.userName ?? ''
  const filter = usePeriod()
  const overview = useQuery(teamOverviewQuery(filter.period))
  return (
    <div className={styles.overview}>
      <div>
        <section className={card.card}>
          <MemberCard account={account} />
        </section>
        <Lead>{t('lead_overview')}</Lead>
        <PeriodFilter {...filter} />
        {overview.data ? (
          <Figures overview={overview.data} query={spanParamsOf(filter.query)} />
        ) : overview.error ? (
          <Failure query={overview} />
        ) : (
          <Skeleton height={300} radius="card" />
        )}
        <CommissionChart span={filter.period} />
      </div>
      <div>
        <AgentMenu />
      </div>
    </div>
  )
}

const spanParamsOf = (query: URLSearchParams) =>
  Object.fromEntries([...query].filter(([name]) => ['span', 'from', 'to'].includes(name)))

type FiguresProps = { overview: TeamOverview; query: Record<string, string> }

function Figures({ overview, query }: FiguresProps) {
  const { t } = useTranslation('agent')
  const { memberCount, agentCount, newMemberCount, activeMemberCount, team } = overview
  const memberFigures = [
    { label: t('members'), text: memberCount },
    { label: t('downlineAgents'), text: agentCount },
    { label: t('newMembers'), text: newMemberCount },
    { label: t('activeMembers'), text: activeMemberCount },
  ].map((one) => ({ ...one, to: viewPath('team') }))
  const report = viewPath('report', query)
  const moneyFigures = [
    { label: t('teamBalance'), text: <Amount value={overview.teamBalance} />, to: viewPath('team') },
    {
      label: t('yourCommission'),
      text: <Amount value={overview.commissionAmount} />,
      to: viewPath('commissions', query),
    },
    { label: t('stakes'), text: <Amount value={team.betAmount} />, to: report },
    { label: t('profitAndLoss'), text: <Amount value={team.profitAndLoss} signed />, to: report },
    { label: t('deposits'), text: <Amount value={team.depositAmount} />, to: report },
    { label: t('withdrawals'), text: <Amount value={team.withdrawAmount} />, to: report },
  ]
  return (
    <div className={styles.figures} role="group" aria-label={t('statistics')}>
      {[...memberFigures, ...moneyFigures].map(({ label, text, to }) => (
        <Link key={label} to={to}>
          <small>{label}</small>
          <b>{text}</b>
        </Link>
      ))}
    </div>
  )
}

const icons: Record<View, typeof Users> = {
  team: Users,
  rebates: Percent,
  transfer: ArrowLeftRight,
  commissions: Coins,
  salary: HandCoins,
  dividends: PiggyBank,
  report: ChartNoAxesColumn,
  contracts: FileText,
}

function AgentMenu() {
  const { t } = useTranslation(['agent', 'app'])
  const [isSigningOut, setSigningOut] = useState(false)
  return (
    <>
      <ListCard label={t('tools')}>
        {views.map((view) => {
          const Icon = icons[view]
          return <ListRow key={view} to={viewPath(view)} icon={<Icon />} title={t(view)} />
        })}
        <ListRow to={paths.agentRegister} icon={<Link2 />} title={t('links')} />
      </ListCard>
      <ListCard>
        <ListRow to={paths.memberHome} icon={<CircleUserRound />} title={t('app:memberHome')} />
        <ListRow icon={<LogOut />} title={t('app:signOut')} onClick={() => setSigningOut(true)} />
      </ListCard>
      <SignOutDialog open={isSigningOut} onClose={() => setSigningOut(false)} />
    </>
  )
}

const DAY = 86_400_000

const daysOf = ({ start: from, end: to }: Period) =>
  Array.from({ length: Math.ceil((to - from) / DAY) }, (_, index) => formatDate(from + index * DAY))

/** Bar chart of the commission per day, including days without commission. A span of one day has no chart. */
function CommissionChart({ span }: { span: Period }) {
  const { t } = useTranslation('agent')
  const language = useLanguage()
  const { data, isPending } = useInfiniteQuery(commissionsQuery(span))
  const days = daysOf(span)
  if (days.length < 2) return null
  if (isPending) return <Skeleton height={160} radius="card" />
  const amountByDay = new Map(data?.pages.flatMap(({ items: list }) => list.map(({ day, amount }) => [day, amount])))
  const bars = days.map((day) => {
    const value = amountByDay.get(day) ?? 0
    return { label: formatShortDay(startOfDay(day)), value, text: formatMoney(value, language) }
  })
  return <BarChart title={t('commissionByDay')} columns={[t('day'), t('commissions')]} bars={bars} />
}

/** `text` is the formatted value for the table. */
type Bar = { label: string; value: number; text: string }
type BarChartProps = {
  title: string
  columns: readonly [string, string]
  bars: readonly Bar[]
}

const HEIGHT = 60
const WIDTH = 10
const GAP = 3

function BarChart({ title, columns, bars }: BarChartProps) {
  const max = Math.max(0, ...bars.map(({ value }) => value))
  const min = Math.min(0, ...bars.map(({ value }) => value))
  const scale = HEIGHT / (max - min || 1)
  const highest = bars.find(({ value }) => value === max)
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {highest && highest.value > 0 && (
        <p aria-hidden>
          <span>{highest.label}</span>
          <span>{highest.text}</span>
        </p>
      )}
      <svg viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden>
        <rect y={max * scale} width="100%" height={1} />
        {bars.map(({ label, value }, index) => (
          <rect
            key={label}
            x={index * WIDTH + GAP / 2}
            y={(max - Math.max(value, 0)) * scale}
            width={WIDTH - GAP}
            height={Math.abs(value) * scale}
            data-gain={value > 0 || undefined}
            data-loss={value < 0 || undefined}
          />
        ))}
      </svg>
      <p aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </p>
      <BarTable title={title} columns={columns} bars={bars} />
    </figure>
  )
}

function BarTable({ title, columns, bars }: BarChartProps) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
