import { paymentPasswordByMail } from '@longan/sdk/inputs/security'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { problemText } from '#api/problems.ts'
import { sendPaymentMail } from '#api/member/security.queries.ts'
import { CodeField } from '#shared/forms/code-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { isErrorOfField, NewPinFields, PaymentForm, usePaymentForm, useReset } from './payment-form.tsx'
import { useRules } from './payment-password-forms.tsx'

export function ByMail() {
  const { t } = useTranslation(['security', 'forms'])
  const rules = useRules()
  const draft = useDraft('payment-reset')
  const reset = useReset()
  const mail = useMutation(sendPaymentMail()).mutateAsync
  const schema = useMemo(() => paymentPasswordByMail(rules), [rules])
  const form = usePaymentForm(
    schema,
    async ({ messageCode: verificationCode, ...typed }) => {
      await reset({ method: 'E', ...typed, verificationCode })
      draft.clear()
    },
    { verificationCode: 'messageCode' },
  )
  const send = () => {
    const email = form.require('email')
    return email ? mail(email.trim()) : undefined
  }
  const showRefusal = (error: unknown) =>
    form.showError(isErrorOfField('email', error) ? 'email' : 'messageCode', problemText(error))
  const { data: member } = useQuery(memberInfoQuery())
  return (
    <PaymentForm
      form={form}
      draft={draft}
      lead={t('resetMailLead', { email: member?.email ?? '' })}
      button={t('resetPayment')}
    >
      <TextField {...form.field('email')} label={t('accountEmail')} kind="email" defaultValue={draft.get('email')} />
      <CodeField
        {...form.field('messageCode')}
        label={t('forms:mailCode')}
        purpose="payment-mail"
        send={send}
        sent={t('forms:mailCodeSent')}
        onRefused={showRefusal}
      />
      <NewPinFields field={form.field} />
    </PaymentForm>
  )
}
