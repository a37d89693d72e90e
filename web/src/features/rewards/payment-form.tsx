import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#parts/forms/form-failure.tsx'
import { ForgottenPin } from '#parts/forms/forgotten-pin.tsx'
import styles from '#parts/forms/form.module.css'
import { PinField } from '#parts/forms/pin-field.tsx'
import type { useGatewayForm } from '#parts/gateway-form.ts'
import { Button } from '#ui/button.tsx'

type PaymentFormProps = {
  form: ReturnType<typeof useGatewayForm>
  /** What is about to happen. */
  lead: string
  action: string
  /** What else has to be said. */
  children?: ReactNode
}

/** Something that the payment password confirms. */
export function PaymentForm({ form, lead, action, children }: PaymentFormProps) {
  const { t } = useTranslation('rewards')
  return (
    <form {...form.props} className={styles.form} aria-label={action}>
      <p className={styles.lead}>{lead}</p>
      {children}
      <PinField {...form.field('password')} label={t('paymentPassword')} />
      <ForgottenPin />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {action}
      </Button>
    </form>
  )
}
