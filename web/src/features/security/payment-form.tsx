import { GatewayError } from '@longan/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { GenericSchema, InferOutput } from 'valibot'
import { resetPaymentPassword } from '#api/security.queries.ts'
import { paths } from '#lib/paths.ts'
import { FormFailure } from '#shared/forms/form-failure.tsx'
import styles from '#shared/forms/form.module.css'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { Fields } from '#ui/form.tsx'
import type { TextFieldProps } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import type { Draft } from '#ui/use-draft.ts'

const LENGTH = 6

/** A form about the payment password: what it sends, and where it leads; `names` are the fields that the gateway calls otherwise. */
export function usePaymentForm<Schema extends GenericSchema>(
  schema: Schema,
  send: (typed: InferOutput<Schema>, fields: Fields) => Promise<unknown>,
  names?: Record<string, string>,
) {
  const { t } = useTranslation('security')
  const leave = useWayOn()
  return useGatewayForm(
    schema,
    async (typed, fields) => {
      await send(typed, fields)
      void showToast(t('paymentSaved'), { kind: 'success' })
      await leave()
    },
    names,
  )
}

/** Whoever was sent here because they had forgotten it is back at what asked for it; everybody else sees what guards the account. */
function useWayOn() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [query] = useSearchParams()
  // The router names the first entry of a visit "default": nothing of ours lies before it.
  const isDetour = query.get('way') === 'reset' && key !== 'default'
  return async () => (isDetour ? navigate(-1) : navigate(paths.security, { replace: true }))
}

type PaymentFormProps = {
  form: Pick<ReturnType<typeof useGatewayForm>, 'props' | 'failure' | 'busy'>
  /** Keeps what may be kept of it. */
  draft?: Draft
  lead: string
  button: string
  children: ReactNode
}

/** What all these forms look like around their fields. */
export function PaymentForm({ form, draft, lead, button, children }: PaymentFormProps) {
  return (
    <form {...form.props} className={styles.form} aria-label={button} onChange={draft?.hear}>
      <p className={styles.lead}>{lead}</p>
      {children}
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {button}
      </Button>
    </form>
  )
}

/** Six digits that nobody looks at. What is known of the login is not offered for them. */
export function PinField({ isNew = false, ...field }: TextFieldProps & { isNew?: boolean }) {
  return (
    <PasswordField
      {...field}
      inputMode="numeric"
      maxLength={LENGTH}
      autoComplete={isNew ? 'new-password' : 'one-time-code'}
    />
  )
}

/** A new one and the same again. */
export function NewPins({ field }: { field: (name: string) => Omit<TextFieldProps, 'label'> }) {
  const { t } = useTranslation('security')
  return (
    <>
      <PinField {...field('password')} label={t('newPayment')} hint={t('sixDigits')} isNew />
      <PinField {...field('confirmPassword')} label={t('again')} isNew />
    </>
  )
}

/** Sets another one for whoever has proven who they are. */
export const useReset = () => useMutation(resetPaymentPassword(useQueryClient())).mutateAsync

/** What the gateway says against the address stands under the address, all else under the code. */
export const isAbout = (name: string, error: unknown) => error instanceof GatewayError && error.value?.field === name
