import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { GenericSchema, InferOutput } from 'valibot'
import { paths } from '#lib/paths.ts'
import { FormFailure } from '#parts/forms/form-failure.tsx'
import styles from '#parts/forms/form.module.css'
import { useGatewayForm } from '#parts/gateway-form.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import type { TextFieldProps } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'

const LENGTH = 6

/** A form about the payment password: what it sends, and where it leads. */
export function usePaymentForm<Schema extends GenericSchema>(
  schema: Schema,
  send: (typed: InferOutput<Schema>) => Promise<unknown>,
) {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  return useGatewayForm(schema, async (typed) => {
    await send(typed)
    void showToast(t('paymentSaved'), { kind: 'success' })
    await navigate(paths.security, { replace: true })
  })
}

type PaymentFormProps = {
  form: Pick<ReturnType<typeof useGatewayForm>, 'props' | 'failure' | 'busy'>
  lead: string
  button: string
  children: ReactNode
}

/** What all these forms look like around their fields. */
export function PaymentForm({ form, lead, button, children }: PaymentFormProps) {
  return (
    <form {...form.props} className={styles.form} aria-label={button}>
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
