import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type WithdrawSettings, withdrawSettingsQuery } from '#api/withdrawals.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { paths } from '#lib/paths.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { Blocks } from './blocks.tsx'
import { missingSteps } from './set-up-steps.ts'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** Asked for while the settings are: most people who come get the form. */
const WithdrawForm = lazyPart(() => import('./withdraw-form.tsx').then((file) => file.WithdrawForm), Waiting)
/** Most people have it behind them. */
const SetUp = lazyPart(() => import('./set-up.tsx').then((file) => file.SetUp), Waiting)

/** Money out: what has to be set up first, what stands in the way, the order itself; one that was made where the address names it. */
export function WithdrawScreen() {
  const [query] = useSearchParams()
  const [id, at] = [query.get('id'), Number(query.get('at'))]
  return (
    <div className={styles.screen}>
      {id ? <WithdrawalReceipt key={id} id={id} {...(at > 0 && { at })} /> : <MoneyOut />}
    </div>
  )
}

function MoneyOut() {
  const settings = useQuery(withdrawSettingsQuery(useLanguage()))
  // Code and settings come side by side; what does not come is asked for again where it is shown.
  useEffect(() => void WithdrawForm.fetch().catch(() => undefined), [])
  // What was in review a moment ago may have come to its end: nobody is led there by what was known before.
  if (settings.isPending || (settings.isFetching && isInReview(settings.data))) return <Waiting />
  if (!settings.data) return <Failure query={settings} />
  return <Stage settings={settings.data} />
}

function Waiting() {
  return <RowSkeletons count={5} height={72} />
}

function Stage({ settings }: { settings: WithdrawSettings }) {
  const { blocked = [], allowWithdraw } = settings
  const [first] = blocked
  if (isInReview(settings)) return <Navigate to={paths.withdrawal(refIdOf(first?.data))} replace />
  const isRefused = first?.code === 'permission.denied' || first?.code === 'withdraw_not_supported'
  if (!isRefused && missingSteps(blocked).length > 0) return <SetUp blocked={blocked} />
  if (first || allowWithdraw === 'N') return <Blocks blocked={blocked} settings={settings} />
  return <WithdrawForm settings={settings} />
}

const isInReview = ({ blocked = [] }: Partial<WithdrawSettings> = {}) => blocked[0]?.code === 'withdraw.in.review'
const refIdOf = (data: unknown) => String((data as { refId?: string } | undefined)?.refId ?? '')
