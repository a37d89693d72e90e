import { GatewayError } from '@longan/sdk'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GenericSchema, InferOutput } from 'valibot'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { FormFailure } from '#parts/forms/form-failure.tsx'
import styles from '#parts/forms/form.module.css'
import { useGatewayForm } from '#parts/gateway-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { TextFieldProps } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'

const LENGTH = 6

/** What a wrong password leaves: so many tries, or none until then, ms. */
type Attempt = { remainingAttempts?: number; lockedUntil?: number }

/** A form about the payment password: what it sends, what a wrong proof leaves, and where it leads. */
export function usePaymentForm<Schema extends GenericSchema>(
  schema: Schema,
  send: (typed: InferOutput<Schema>) => Promise<unknown>,
) {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState<Attempt>({})
  const form = useGatewayForm(schema, async (typed) => {
    setAttempt({})
    await send(typed).catch((error: unknown) => {
      if (error instanceof GatewayError) setAttempt((error.value?.data ?? {}) as Attempt)
      throw error
    })
    void showToast(t('paymentSaved'), { kind: 'success' })
    await navigate(paths.security, { replace: true })
  })
  return { form, attempt }
}

type PaymentFormProps = {
  form: Pick<ReturnType<typeof useGatewayForm>, 'props' | 'failure' | 'busy'>
  attempt: Attempt
  lead: string
  button: string
  children: ReactNode
}

/** What all these forms look like around their fields. */
export function PaymentForm({ form, attempt, lead, button, children }: PaymentFormProps) {
  const { t } = useTranslation('security')
  const { remainingAttempts: left, lockedUntil } = attempt
  return (
    <form {...form.props} className={styles.form} aria-label={button}>
      <p className={styles.lead}>{lead}</p>
      {children}
      <FormFailure>
        {lockedUntil === undefined ? form.failure : t('lockedUntil', { time: formatDateTime(lockedUntil) })}
      </FormFailure>
      {left !== undefined && (
        <p role="status" className={styles.lead}>
          {t('attemptsLeft', { left })}
        </p>
      )}
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
