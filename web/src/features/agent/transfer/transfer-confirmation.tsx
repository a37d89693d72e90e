import { transferConfirmation } from '@longan/sdk/inputs/agent'
import { useTranslation } from 'react-i18next'
import type { Receipt } from './transfer-types.ts'
import { ForgottenPin } from '#shared/forms/forgotten-pin.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { type Fact, Facts } from '#shared/records/facts.tsx'
import { Button } from '#ui/action/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export type ConfirmedInput = { password: string; remark: string | undefined }

type ConfirmationProps = {
  facts: readonly Fact[]
  send: (consent: ConfirmedInput) => Promise<Receipt>
  /** True if the last request got no response and may have succeeded. */
  isUncertain: boolean
  onSent: (receipt: Receipt) => void
}

export function TransferConfirmation({ facts, send, isUncertain, onSent }: ConfirmationProps) {
  const { t } = useTranslation('agent')
  const form = useGatewayForm(transferConfirmation, async ({ password, remark }) =>
    onSent(await send({ password, remark: remark || undefined })),
  )
  return (
    <Form {...form.props} aria-label={t('confirmTransfer')}>
      <Facts facts={facts} />
      <TextField {...form.field('remark')} label={t('remark')} maxLength={100} />
      <PasswordField
        {...form.field('password')}
        label={t('paymentPassword')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <ForgottenPin />
      <CommandFailure form={form} isUncertain={isUncertain} />
      <Button type="submit" wide busy={form.busy}>
        {t('send')}
      </Button>
    </Form>
  )
}
