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

const Skeletons = () => <RowSkeletons count={6} height={72} />

const parts: Record<Page, ComponentType> = {
  team: lazyPart(() => import('./team.tsx').then((file) => file.Team), Skeletons),
  rebates: lazyPart(() => import('./rebates.tsx').then((file) => file.Rebates), Skeletons),
  transfer: lazyPart(() => import('./transfer.tsx').then((file) => file.Transfer), Skeletons),
  commissions: lazyPart(() => import('./commissions.tsx').then((file) => file.Commissions), Skeletons),
  salary: lazyPart(() => import('./payouts.tsx').then((file) => file.Salaries), Skeletons),
  dividends: lazyPart(() => import('./payouts.tsx').then((file) => file.Dividends), Skeletons),
  report: lazyPart(() => import('./report.tsx').then((file) => file.Report), Skeletons),
  contracts: lazyPart(() => import('./contracts.tsx').then((file) => file.Contracts), Skeletons),
  newContract: lazyPart(() => import('./new-contract.tsx').then((file) => file.NewContract), Skeletons),
  newDownline: lazyPart(() => import('./new-downline.tsx').then((file) => file.NewDownline), Skeletons),
}

/** The agent area: the overview, or the view in the address. Members who are not agents see an explanation. */
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
