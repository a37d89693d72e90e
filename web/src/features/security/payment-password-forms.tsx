import { firstPaymentPassword, paymentPasswordChange, type Rules } from '@longan/sdk/inputs/security'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'
import { setPaymentPassword } from '#api/member/security.queries.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { PaymentForm, PinField, usePaymentForm } from './payment-form.tsx'

const defaultRules: Rules = {}
export const useRules = () => useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules

export function FirstPasswordForm() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const { mutateAsync } = useMutation(setPaymentPassword(useQueryClient()))
  const schema = firstPaymentPassword(rules)
  const form = usePaymentForm(schema, mutateAsync)
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
  const { mutateAsync } = useMutation(setPaymentPassword(useQueryClient()))
  const schema = paymentPasswordChange(rules)
  const form = usePaymentForm(schema, mutateAsync)
  return (
    <PaymentForm form={form} lead={t('changeLead')} button={t('changePayment')}>
      <PinField {...form.field('oldPassword')} label={t('currentPayment')} />
      <PinField {...form.field('newPassword')} label={t('newPayment')} hint={t('sixDigits')} isNew />
      <PinField {...form.field('confirmNewPassword')} label={t('again')} isNew />
    </PaymentForm>
  )
}
