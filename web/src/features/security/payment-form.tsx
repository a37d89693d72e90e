import { useLanguage } from '#i18n/i18n.ts'
import { api } from '#api/gateway.ts'
import { resetPaymentPassword, setPaymentPassword } from '@longan/react-query/security'
import { fieldErrorOf } from '@longan/sdk/inputs/field-error'
import type { PaymentPasswordReset } from '@longan/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { InferOutput } from 'valibot'
import { paths } from '#lib/site/paths.ts'
import { FormFailure, Form, Lead } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField, type TextFieldProps } from '#ui/form/text-field.tsx'
import type { FieldName, FormSchema } from '#ui/form/form.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import type { Draft } from '#ui/form/use-draft.ts'
import { firstPaymentPassword, paymentPasswordChange, type Rules } from '@longan/sdk/inputs/security'
import { registrationRulesQuery } from '#api/member/registration.queries.ts'

const PIN_LENGTH = 6

/** Form of the payment password: sends it, confirms and navigates on. `names` maps gateway fields to fields of the form. */
export function usePaymentForm<Schema extends FormSchema>(
  schema: Schema,
  send: (typed: InferOutput<Schema>) => Promise<unknown>,
  names?: Record<string, FieldName<Schema>>,
) {
  const { t } = useTranslation('security')
  const leave = useNavigateOn()
  return useGatewayForm(
    schema,
    async (typed) => {
      await send(typed)
      void showToast(t('paymentSaved'), { kind: 'success' })
      await leave()
    },
    names,
  )
}

function useNavigateOn() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [query] = useSearchParams()
  // The router names the first entry of a visit "default"; there is no page of ours before it.
  const isDetour = query.get('way') === 'reset' && key !== 'default'
  return async () => (isDetour ? navigate(-1) : navigate(paths.security, { replace: true }))
}

type PaymentFormProps = {
  form: Pick<ReturnType<typeof useGatewayForm>, 'props' | 'failure' | 'busy'>
  draft?: Draft
  lead?: string
  button: string
  children: ReactNode
}

export function PaymentForm({ form, draft, lead, button, children }: PaymentFormProps) {
  return (
    <Form {...form.props} aria-label={button} onChange={draft?.onChange}>
      {lead && <Lead>{lead}</Lead>}
      {children}
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {button}
      </Button>
    </Form>
  )
}

/** Input of a six-digit PIN, hidden. Autofill does not offer the login password. */
function PinField({ isNew = false, ...field }: TextFieldProps & { isNew?: boolean }) {
  return (
    <PasswordField
      {...field}
      inputMode="numeric"
      maxLength={PIN_LENGTH}
      autoComplete={isNew ? 'new-password' : 'one-time-code'}
    />
  )
}

export function NewPinFields({
  field,
}: {
  field: (name: 'password' | 'confirmPassword') => Omit<TextFieldProps, 'label'>
}) {
  const { t } = useTranslation('security')
  return (
    <>
      <PinField {...field('password')} label={t('newPayment')} hint={t('sixDigits')} isNew />
      <PinField {...field('confirmPassword')} label={t('again')} isNew />
    </>
  )
}

export function useReset() {
  const { mutateAsync } = useMutation(resetPaymentPassword.mutationOptions(api))
  return (input: PaymentPasswordReset) => mutateAsync({ input })
}

export const isErrorOfField = (name: string, error: unknown) => fieldErrorOf(error)?.field === name

const defaultRules: Rules = {}
export const useRules = () => useQuery(registrationRulesQuery(useLanguage())).data ?? defaultRules

export function FirstPasswordForm() {
  const { t } = useTranslation('security')
  const rules = useRules()
  const { mutateAsync } = useMutation(setPaymentPassword.mutationOptions(api))
  const schema = firstPaymentPassword(rules)
  const form = usePaymentForm(schema, (input) => mutateAsync({ input }))
  return (
    <PaymentForm form={form} button={t('setPayment')}>
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
