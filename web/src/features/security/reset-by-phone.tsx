import { paymentPasswordByPhone } from '@longan/sdk/inputs/security'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { problemText } from '#api/problems.ts'
import { codeProof } from '#api/member/verification.queries.ts'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField } from '#shared/forms/sms-code-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { isErrorOfField, NewPinFields, PaymentForm, usePaymentForm, useReset } from './payment-form.tsx'
import { useRules } from './payment-password-forms.tsx'

export function ByPhone() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const draft = useDraft('payment-reset')
  const reset = useReset()
  const schema = useMemo(() => paymentPasswordByPhone(rules), [rules])
  const form = usePaymentForm(
    schema,
    async ({ messageCode, ...typed }, { countryDialingCode }) => {
      const { verificationCode, firebaseIdToken } = await codeProof('payment', messageCode)
      const proof = firebaseIdToken ? { firebaseIdToken } : { verificationCode }
      await reset({ method: 'S', ...typed, countryDialingCode: String(countryDialingCode), ...proof })
      draft.clear()
    },
    { verificationCode: 'messageCode', firebaseIdToken: 'messageCode' },
  )
  const number = () => {
    const mobileNum = form.require('mobileNum')
    return mobileNum ? { mobileNum, countryDialingCode: String(form.read().countryDialingCode) } : undefined
  }
  const showRefusal = (error: unknown) =>
    form.showError(isErrorOfField('mobileNum', error) ? 'mobileNum' : 'messageCode', problemText(error))
  const { data: member } = useQuery(memberInfoQuery())
  return (
    <PaymentForm
      form={form}
      draft={draft}
      lead={t('resetPhoneLead', { mobile: member?.mobile ?? '' })}
      button={t('resetPayment')}
    >
      <PhoneField
        {...form.field('mobileNum')}
        label={t('currentNumber')}
        defaultValue={draft.get('mobileNum')}
        initial={draft.get('countryDialingCode')}
      />
      <SmsCodeField {...form.field('messageCode')} purpose="payment" number={number} onRefused={showRefusal} />
      <NewPinFields field={form.field} />
    </PaymentForm>
  )
}
