import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useIsAgent } from '#api/member.queries.ts'
import { useNamePage } from '#lib/page-name.ts'
import { ContractPrompts } from '#shared/contracts/contract-prompts.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import styles from '#shared/records/records.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { NotAnAgent } from './not-an-agent.tsx'
import { Overview } from './overview.tsx'
import { formViews, type Page, pages } from './views.ts'

const Waiting = () => <RowSkeletons count={6} height={72} />

const parts: Record<Page, ComponentType> = {
  team: lazyPart(() => import('./team.tsx').then((file) => file.Team), Waiting),
  rebates: lazyPart(() => import('./rebates.tsx').then((file) => file.Rebates), Waiting),
  transfer: lazyPart(() => import('./transfer.tsx').then((file) => file.Transfer), Waiting),
  commissions: lazyPart(() => import('./commissions.tsx').then((file) => file.Commissions), Waiting),
  salary: lazyPart(() => import('./payouts.tsx').then((file) => file.Salaries), Waiting),
  dividends: lazyPart(() => import('./payouts.tsx').then((file) => file.Dividends), Waiting),
  report: lazyPart(() => import('./report.tsx').then((file) => file.Report), Waiting),
  contracts: lazyPart(() => import('./contracts.tsx').then((file) => file.Contracts), Waiting),
  newContract: lazyPart(() => import('./new-contract.tsx').then((file) => file.NewContract), Waiting),
  newDownline: lazyPart(() => import('./new-downline.tsx').then((file) => file.NewDownline), Waiting),
}

/** The agents' home: the team in figures, and by the address everything that belongs to it. Nobody else finds anything here. */
export function AgentAreaScreen() {
  const { t } = useTranslation('agent')
  const isAgent = useIsAgent()
  const [query] = useSearchParams()
  const view = pages.find((one) => one === query.get('view'))
  useNamePage(view && t(view))
  if (!isAgent) return <NotAnAgent />
  const Part = view ? parts[view] : Overview
  return (
    <div className={styles.screen}>
      {!formViews.some((one) => one === view) && <PullToRefresh of={[['agent'], ['contracts']]} />}
      <Part />
      <ContractPrompts />
    </div>
  )
}
