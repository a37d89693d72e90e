import { transferConfirmation } from '@longan/sdk/inputs/agent'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Preview, type Receipt, transferToAll } from '#api/agent-transfers.queries.ts'
import { useIntent } from '#lib/use-intent.ts'
import { FormFailure } from '#parts/forms/form-failure.tsx'
import forms from '#parts/forms/form.module.css'
import { useGatewayForm } from '#parts/gateway-form.ts'
import { Facts } from '#parts/records/facts.tsx'
import { Amount } from '#ui/amount.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type ConfirmationProps = { preview: Preview; onSent: (receipt: Receipt) => void }

/** Who gets what, what is left, and the payment password: with it the money moves. */
export function TransferConfirmation({ preview, onSent }: ConfirmationProps) {
  const { t } = useTranslation('agent')
  const { transfers, totalAmount, remainingBalance } = preview
  const form = useSending(preview, onSent)
  const shares = transfers.map(({ downline, transferAmount }) => ({
    label: downline,
    value: <Amount value={transferAmount} unit />,
  }))
  const sums = [
    { label: t('total', { count: transfers.length }), value: <Amount value={totalAmount} unit /> },
    { label: t('remaining'), value: <Amount value={remainingBalance} unit /> },
  ]
  return (
    <form {...form.props} className={forms.form} aria-label={t('confirmTransfer')}>
      <Facts facts={[...shares, ...sums]} />
      <TextField {...form.field('remark')} label={t('remark')} maxLength={100} />
      <PasswordField
        {...form.field('password')}
        label={t('paymentPassword')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormFailure>{form.failure}</FormFailure>
      <Button type="submit" wide busy={form.busy}>
        {t('send')}
      </Button>
    </form>
  )
}

/** Sends what was looked at; one intent has one key, also after a reload, until it was answered. */
function useSending({ transfers }: Preview, onSent: (receipt: Receipt) => void) {
  const intent = useIntent('agent-transfer')
  const { mutateAsync } = useMutation(transferToAll(useQueryClient()))
  return useGatewayForm(transferConfirmation, async ({ password, remark }) => {
    const order = { transfers, ...(remark && { remark }) }
    const idempotencyKey = intent.keyFor(order)
    const receipt = await mutateAsync({ body: { ...order, password }, idempotencyKey })
    intent.forget()
    onSent(receipt)
  })
}
