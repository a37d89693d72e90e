import { paymentPasswordByLogin } from '@longan/sdk/inputs/security'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import styles from '#shared/forms/form.module.css'
import { Chips } from '#ui/action/chips.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { NewPinFields, PaymentForm, usePaymentForm, useReset } from './payment-form.tsx'
import { useRules } from './payment-password-forms.tsx'
import { ByMail } from './reset-by-mail.tsx'
import { ByPhone } from './reset-by-phone.tsx'

type ResetMethod = 'login' | 'phone' | 'mail'
const forms = { login: ByLogin, phone: ByPhone, mail: ByMail }

export function PaymentReset() {
  const { t } = useTranslation('security')
  const methods = useResetMethods()
  const [chosen, choose] = useState<ResetMethod>('login')
  const Form = forms[chosen]
  const choices = methods.map((value) => ({ value, label: t(`by_${value}`) }))
  return (
    <div className={styles.form}>
      {choices.length > 1 && <Chips label={t('resetBy')} choices={choices} value={chosen} onChange={choose} />}
      <Form />
    </div>
  )
}

function useResetMethods(): ResetMethod[] {
  const { data: member } = useQuery(memberInfoQuery())
  const sendsCodes = useModule('VERIFICATION3')
  return [
    'login',
    ...(sendsCodes && member?.mobile ? (['phone'] as const) : []),
    ...(member?.email ? (['mail'] as const) : []),
  ]
}

function ByLogin() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const reset = useReset()
  const schema = useMemo(() => paymentPasswordByLogin(rules), [rules])
  const form = usePaymentForm(schema, (typed) => reset({ method: 'L', ...typed }))
  return (
    <PaymentForm form={form} lead={t('resetLead')} button={t('resetPayment')}>
      <PasswordField {...form.field('loginPassword')} label={t('loginPassword')} />
      <NewPinFields field={form.field} />
    </PaymentForm>
  )
}
