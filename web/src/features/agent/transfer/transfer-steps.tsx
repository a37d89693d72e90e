import { transferConfirmation } from '@longan/sdk/inputs/agent'
import { useTranslation } from 'react-i18next'
import { ForgottenPin } from '#shared/forms/pin-field.tsx'
import { Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { CommandFailure } from '#shared/money/command-failure.tsx'
import { type Fact, Facts } from '#shared/records/facts.tsx'
import { Button } from '#ui/action/button.tsx'
import { PasswordField, TextField } from '#ui/form/text-field.tsx'
import buttons from '#shared/member/member-card.module.css'
import { useCopy } from '#shared/use-copy.ts'
import { Amount } from '#ui/text/amount.tsx'
import type { agentTransfers } from '@longan/sdk/agent-transfers'

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

export function TransferReceipt({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation(['agent', 'records'])
  const copy = useCopy()
  const { orderNo, totalAmount, currentAvailBalance } = receipt
  return (
    <>
      <Facts
        facts={[
          { label: t('amount'), value: <Amount value={totalAmount} /> },
          { label: t('remaining'), value: <Amount value={currentAvailBalance} /> },
          { label: t('records:orderNo'), value: orderNo },
        ]}
      />
      <div className={buttons.buttons}>
        <Button variant="secondary" onClick={() => void copy(orderNo)}>
          {t('records:copyOrderNo')}
        </Button>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </>
  )
}

type Transfers = ReturnType<typeof agentTransfers>
export type Preview = Awaited<ReturnType<Transfers['previewTransfers']>>
export type Receipt = Awaited<ReturnType<Transfers['transferAll']>>
export type TransferSetting = Awaited<ReturnType<Transfers['getTransferEnabled']>>
