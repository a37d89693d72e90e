import { api } from '#api/gateway.ts'
import { setPaymentPassword } from '@longan/react-query/security'
import { firstPaymentPassword, paymentPasswordChange, type Rules } from '@longan/sdk/inputs/security'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { PaymentForm, PinField, usePaymentForm } from './payment-form.tsx'

const defaultRules: Rules = {}
export const useRules = () => useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules

export function FirstPasswordForm() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const { mutateAsync } = useMutation(setPaymentPassword.mutationOptions(api))
  const schema = firstPaymentPassword(rules)
  const form = usePaymentForm(schema, (input) => mutateAsync({ input }))
  return (
    <PaymentForm form={form} lead={t('firstLead')} button={t('setPayment')}>
      <PinField {...form.field('paymentPassword')} label={t('paymentPassword')} hint={t('sixDigits')} isNew />
      <PinField {...form.field('confirmPaymentPassword')} label={t('again')} isNew />
    </PaymentForm>
  )
}

export function ChangePasswordForm() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const { mutateAsync } = useMutation(setPaymentPassword.mutationOptions(api))
  const schema = paymentPasswordChange(rules)
  const form = usePaymentForm(schema, (input) => mutateAsync({ input }))
  return (
    <PaymentForm form={form} lead={t('changeLead')} button={t('changePayment')}>
      <PinField {...form.field('oldPassword')} label={t('currentPayment')} />
      <PinField {...form.field('newPassword')} label={t('newPayment')} hint={t('sixDigits')} isNew />
      <PinField {...form.field('confirmNewPassword')} label={t('again')} isNew />
    </PaymentForm>
  )
}
