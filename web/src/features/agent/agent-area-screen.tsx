import { agentReads } from './agent.queries.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams, useNavigate } from 'react-router-dom'
import type { Prefetch } from '#api/site/first-view.ts'
import { useIsAgent } from '#api/member/member.queries.ts'
import { useSetPageName } from '#lib/site/page-name.ts'
import { ContractPrompts } from '#shared/contracts/contract-prompts.tsx'
import { Lead } from '#shared/forms/form-layout.tsx'
import { PullToRefresh } from '#shared/pull/pull-to-refresh.tsx'
import styles from '#shared/records/records.module.css'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Overview } from './overview.tsx'
import { prefetchAgentArea } from './prefetch.ts'
import { formViews, type Page, pageOf } from './views.ts'
import { paths, queryOf } from '#lib/site/paths.ts'
import { storage } from '#lib/storage/storage.ts'
import buttons from '#shared/member/member-card.module.css'
import { Button, ButtonLink } from '#ui/action/button.tsx'
import { Empty } from '#ui/page/empty.tsx'

/** Shown to members who are not agents. Leaving removes the agent marker, so that the app starts at home again. */
function NotAnAgent() {
  const { t } = useTranslation(['agent', 'app'])
  const navigate = useNavigate()
  const leave = () => {
    storage.remove('agentMarker')
    void navigate(paths.home, { replace: true })
  }
  const action = (
    <div className={buttons.buttons}>
      <Button onClick={leave}>{t('app:toHome')}</Button>
      <ButtonLink variant="secondary" to={paths.agentRegister}>
        {t('becomeAgent')}
      </ButtonLink>
    </div>
  )
  return <Empty title={t('agentsOnly')} text={t('agentsOnlyText')} action={action} />
}

const Skeletons = () => <RowSkeletons count={6} height={72} />

const parts = {
  team: lazyComponent(() => import('./team.tsx').then((file) => file.Team), Skeletons),
  rebates: lazyComponent(() => import('./rebates.tsx').then((file) => file.Rebates), Skeletons),
  transfer: lazyComponent(() => import('./transfer/transfer.tsx').then((file) => file.Transfer), Skeletons),
  commissions: lazyComponent(() => import('./commissions.tsx').then((file) => file.Commissions), Skeletons),
  salary: lazyComponent(() => import('./payouts.tsx').then((file) => file.Salaries), Skeletons),
  dividends: lazyComponent(() => import('./payouts.tsx').then((file) => file.Dividends), Skeletons),
  report: lazyComponent(() => import('./report.tsx').then((file) => file.Report), Skeletons),
  contracts: lazyComponent(() => import('./contracts.tsx').then((file) => file.Contracts), Skeletons),
  newContract: lazyComponent(() => import('./new-contract.tsx').then((file) => file.NewContract), Skeletons),
  newDownline: lazyComponent(() => import('./new-downline.tsx').then((file) => file.NewDownline), Skeletons),
} satisfies Record<Page, ComponentType>

export function AgentAreaScreen() {
  const { t } = useTranslation('agent')
  const isAgent = useIsAgent()
  const [query] = useSearchParams()
  const view = pageOf(query)
  useSetPageName(view && t(view))
  if (!isAgent) return <NotAnAgent />
  const Part = view ? parts[view] : Overview
  return (
    <div className={styles.screen}>
      {!formViews.some((one) => one === view) && <PullToRefresh of={agentReads} />}
      {view && <Lead>{t(`lead_${view}`)}</Lead>}
      <Part />
      <ContractPrompts />
    </div>
  )
}

/** The part that the address of the page names belongs to its first view. */
AgentAreaScreen.prefetch = ((client, language, address) => {
  const view = pageOf(queryOf(address))
  return Promise.all([view && parts[view].preload(), prefetchAgentArea(client, language, address)])
}) satisfies Prefetch
