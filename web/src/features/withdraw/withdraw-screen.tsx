import { useLanguage } from '#i18n/i18n.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { walletsQuery } from '#api/wallet/wallet.queries.ts'
import { prefetchWithdraw, type WithdrawSettings, withdrawSettingsQuery } from './withdrawals.queries.ts'
import { paths } from '#lib/site/paths.ts'
import { Failure } from '#shared/failure.tsx'
import { Lead, Screen } from '#shared/forms/form-layout.tsx'
import { lazyComponent } from '#ui/page/lazy-component.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import type { FormQueries } from './withdraw-form.tsx'
import { accountsQuery } from './accounts.queries.ts'
import { WithdrawRestrictions } from './withdraw-restrictions.tsx'
import { missingSteps } from './set-up-steps.ts'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** Loaded together with the settings: most members see the form. */
const WithdrawForm = lazyComponent(
  () => import('./withdraw-form.tsx').then((file) => file.WithdrawForm),
  WithdrawSkeleton,
)
/** Loaded on demand: most members have completed it. */
const SetUp = lazyComponent(() => import('./set-up.tsx').then((file) => file.SetUp), WithdrawSkeleton)

export function WithdrawScreen() {
  const [query] = useSearchParams()
  const [id, at] = [query.get('id'), Number(query.get('at'))]
  return <Screen>{id ? <WithdrawalReceipt key={id} id={id} {...(at > 0 && { at })} /> : <Withdraw />}</Screen>
}

WithdrawScreen.prefetch = prefetchWithdraw

function Withdraw() {
  const language = useLanguage()
  const settings = useQuery(withdrawSettingsQuery(language))
  // The data and the code of the form are loaded in parallel with the settings. A failure is handled where the part is shown.
  const accounts = useQuery(accountsQuery(language))
  const wallets = useQuery(walletsQuery())
  useEffect(() => void WithdrawForm.preload().catch(() => undefined), [])
  // A cached withdrawal in review may be complete by now, so the redirect waits for fresh settings.
  if (settings.isPending || (settings.isFetching && isInReview(settings.data)))
    return (
      <>
        <WithdrawLead />
        <WithdrawSkeleton />
      </>
    )
  if (!settings.data) return <Failure query={settings} />
  return <WithdrawStage settings={settings.data} queries={{ accounts, wallets }} />
}

function WithdrawLead() {
  const { t } = useTranslation('withdraw')
  return <Lead>{t('lead')}</Lead>
}

function WithdrawSkeleton() {
  return <RowSkeletons count={5} height={72} />
}

function WithdrawStage({ settings, queries }: { settings: WithdrawSettings; queries: FormQueries }) {
  const { blocked = [], allowWithdraw } = settings
  const [first] = blocked
  if (isInReview(settings)) return <Navigate to={paths.withdrawal(refIdOf(first?.data))} replace />
  const isRefused = first?.code === 'permission.denied' || first?.code === 'withdraw_not_supported'
  if (!isRefused && missingSteps(blocked).length > 0) return <SetUp blocked={blocked} />
  if (first || allowWithdraw === 'N') return <WithdrawRestrictions blocked={blocked} settings={settings} />
  return (
    <>
      <WithdrawLead />
      <WithdrawForm settings={settings} {...queries} />
    </>
  )
}

const isInReview = ({ blocked = [] }: Partial<WithdrawSettings> = {}) => blocked[0]?.code === 'withdraw.in.review'
const refIdOf = (data: unknown) => String((data as { refId?: string } | undefined)?.refId ?? '')
