import { paymentPasswordByLogin, paymentPasswordByPhone, paymentPasswordByMail } from '@longan/sdk/inputs/security'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { useModule } from '#api/site/system.queries.ts'
import { Fields } from '#shared/forms/form-layout.tsx'
import { Chips } from '#ui/action/chips.tsx'
import { PasswordField, TextField } from '#ui/form/text-field.tsx'
import { NewPinFields, PaymentForm, usePaymentForm, useReset, isErrorOfField, useRules } from './payment-form.tsx'
import { problemText } from '#api/problems.ts'
import { codeProof, sendPaymentMail } from '#api/member/verification.queries.ts'
import { PhoneField } from '#shared/forms/phone-field.tsx'
import { SmsCodeField, CodeField } from '#shared/forms/code-field.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

function ByMail() {
  const { t } = useTranslation(['security', 'forms'])
  const rules = useRules()
  const draft = useDraft('payment-reset')
  const reset = useReset()
  const mail = useMutation(sendPaymentMail()).mutateAsync
  const schema = paymentPasswordByMail(rules)
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

function ByPhone() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const draft = useDraft('payment-reset')
  const reset = useReset()
  const schema = paymentPasswordByPhone(rules)
  const form = usePaymentForm(
    schema,
    async ({ messageCode, ...typed }) => {
      const { verificationCode, firebaseIdToken } = await codeProof('payment', messageCode)
      const proof = firebaseIdToken ? { firebaseIdToken } : { verificationCode }
      await reset({ method: 'S', ...typed, ...proof })
      draft.clear()
    },
    { verificationCode: 'messageCode', firebaseIdToken: 'messageCode' },
  )
  const number = () => {
    const mobileNum = form.require('mobileNum')
    return mobileNum ? { mobileNum, countryDialingCode: form.textOf('countryDialingCode') } : undefined
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

type ResetMethod = 'login' | 'phone' | 'mail'
const forms = { login: ByLogin, phone: ByPhone, mail: ByMail }

export function PaymentReset() {
  const { t } = useTranslation('security')
  const methods = useResetMethods()
  const [chosen, choose] = useState<ResetMethod>('login')
  const Form = forms[chosen]
  const choices = methods.map((value) => ({ value, label: t(`by_${value}`) }))
  return (
    <Fields>
      {choices.length > 1 && <Chips label={t('resetBy')} choices={choices} value={chosen} onChange={choose} />}
      <Form />
    </Fields>
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
  const schema = paymentPasswordByLogin(rules)
  const form = usePaymentForm(schema, (typed) => reset({ method: 'L', ...typed }))
  return (
    <PaymentForm form={form} lead={t('resetLead')} button={t('resetPayment')}>
      <PasswordField {...form.field('loginPassword')} label={t('loginPassword')} />
      <NewPinFields field={form.field} />
    </PaymentForm>
  )
}
