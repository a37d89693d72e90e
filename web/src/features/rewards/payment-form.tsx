import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ForgottenPin } from '#shared/forms/forgotten-pin.tsx'
import styles from '#shared/forms/form.module.css'
import { PinField } from '#shared/forms/pin-field.tsx'
import type { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { Button } from '#ui/action/button.tsx'

type PaymentFormProps = {
  form: ReturnType<typeof useGatewayForm>
  lead: string
  action: string
  /** True if the outcome of the last attempt is unknown. */
  isUncertain: boolean
  children?: ReactNode
}

export function PaymentForm({ form, lead, action, isUncertain, children }: PaymentFormProps) {
  const { t } = useTranslation('rewards')
  return (
    <form {...form.props} className={styles.form} aria-label={action}>
      <p className={styles.lead}>{lead}</p>
      {children}
      <PinField {...form.field('password')} label={t('paymentPassword')} />
      <ForgottenPin />
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {action}
      </Button>
    </form>
  )
}
