import type { TeamOverview } from '@longan/sdk'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { teamOverviewQuery } from '#api/agent/agent.queries.ts'
import { useSession } from '#api/member/session.ts'
import { Failure } from '#shared/failure.tsx'
import card from '#shared/invite/invite-card.module.css'
import { MemberCard } from '#shared/member/member-card.tsx'
import { PeriodFilter } from '#shared/records/period-filter.tsx'
import { usePeriod } from '#shared/records/use-period.ts'
import { Amount } from '#ui/text/amount.tsx'
import { Link } from '#ui/action/link.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import styles from './agent.module.css'
import { CommissionChart } from './commission-chart.tsx'
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

export function Overview() {
  const account = useSession()?.userName ?? ''
  const filter = usePeriod()
  const overview = useQuery(teamOverviewQuery(filter.period))
  return (
    <>
      <section className={card.card}>
        <MemberCard account={account} />
      </section>
      <PeriodFilter {...filter} />
      {overview.data ? (
        <Figures overview={overview.data} query={spanParamsOf(filter.query)} />
      ) : overview.error ? (
        <Failure query={overview} />
      ) : (
        <Skeleton height={300} radius="card" />
      )}
      <CommissionChart span={filter.period} />
      <AgentMenu />
    </>
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
