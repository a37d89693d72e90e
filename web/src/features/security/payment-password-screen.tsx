import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { hasPaymentPasswordQuery } from '#api/security.queries.ts'
import { useModule } from '#api/system.queries.ts'
import { Failure } from '#shared/failure.tsx'
import styles from '#shared/forms/form.module.css'
import { RowSkeletons } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ChangeForm, FirstForm } from './payment-password-forms.tsx'
import { PaymentReset } from './payment-reset.tsx'

type Way = 'change' | 'reset'

/** The password that payments ask for: set once, then changed by whoever knows it, or set anew by whoever does not. */
export function PaymentPasswordScreen() {
  const has = useQuery(hasPaymentPasswordQuery())
  if (has.isError && has.data === undefined) return <Failure query={has} />
  if (has.data === undefined) return <RowSkeletons count={3} height={72} />
  return <div className={styles.screen}>{has.data ? <Another /> : <FirstForm />}</div>
}

function Another() {
  const { t } = useTranslation('security')
  const [query] = useSearchParams()
  const canReset = useModule('RESPAYPASS3')
  const [way, setWay] = useState<Way>(query.get('way') === 'reset' ? 'reset' : 'change')
  const tabs = [
    { value: 'change' as const, label: t('byOld') },
    { value: 'reset' as const, label: t('byLogin') },
  ]
  if (!canReset) return <ChangeForm />
  return (
    <Tabs label={t('ways')} tabs={tabs} value={way} onChange={setWay}>
      {way === 'change' ? <ChangeForm /> : <PaymentReset />}
    </Tabs>
  )
}
