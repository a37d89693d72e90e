import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useModule } from '#api/site/system.queries.ts'
import { Failure } from '#shared/failure.tsx'
import { Lead, Screen } from '#shared/forms/form-layout.tsx'
import { RowSkeletons } from '#ui/page/skeleton.tsx'
import { Tabs } from '#ui/action/tabs.tsx'
import { ChangePasswordForm, FirstPasswordForm } from './payment-form.tsx'
import { PaymentReset } from './payment-reset.tsx'
import { hasPaymentPasswordQuery, prefetchPaymentPassword } from './security.queries.ts'

type Method = 'change' | 'reset'

export function PaymentPasswordScreen() {
  const { t } = useTranslation('security')
  const hasPassword = useQuery(hasPaymentPasswordQuery())
  if (hasPassword.isError && hasPassword.data === undefined) return <Failure query={hasPassword} />
  return (
    <Screen>
      <Lead>{t('paymentLead')}</Lead>
      {hasPassword.data === undefined ? (
        <RowSkeletons count={3} height={72} />
      ) : hasPassword.data ? (
        <ChangeOrReset />
      ) : (
        <FirstPasswordForm />
      )}
    </Screen>
  )
}

PaymentPasswordScreen.prefetch = prefetchPaymentPassword

function ChangeOrReset() {
  const { t } = useTranslation('security')
  const [query] = useSearchParams()
  const canReset = useModule('RESPAYPASS3')
  const [method, setMethod] = useState<Method>(query.get('way') === 'reset' ? 'reset' : 'change')
  const tabs = [
    { value: 'change' as const, label: t('byCurrent') },
    { value: 'reset' as const, label: t('byLogin') },
  ]
  if (!canReset) return <ChangePasswordForm />
  return (
    <Tabs label={t('changeMethods')} tabs={tabs} value={method} onChange={setMethod}>
      {method === 'change' ? <ChangePasswordForm /> : <PaymentReset />}
    </Tabs>
  )
}
