import { api } from '#api/gateway.ts'
import { checkDownlineTransfers, transferDownlines } from '@longan/react-query/agent-transfers'
import { shareName, transferShares } from '@longan/sdk/inputs/agent'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Preview,
  type Receipt,
  type ConfirmedInput,
  TransferConfirmation,
  TransferReceipt,
} from './transfer-steps.tsx'
import { toDecimal } from '#lib/money/money.ts'
import { FormFailure, Form } from '#shared/forms/form-layout.tsx'
import { useGatewayForm } from '#shared/gateway-form.ts'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'
import { Amount } from '#ui/text/amount.tsx'
import { AmountField } from '#ui/form/amount-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useDraft } from '#ui/form/use-draft.ts'

type TransferFormProps = { accounts: readonly string[]; onDone: () => void }

export function TransferForm({ accounts, onDone }: TransferFormProps) {
  const { t } = useTranslation('agent')
  const draft = useDraft('agent-transfer')
  const [preview, setPreview] = useState<Preview>()
  const [receipt, setReceipt] = useState<Receipt>()
  const form = useSharesForm(accounts, setPreview)
  const close = () => {
    setPreview(undefined)
    if (!receipt) return
    draft.clear()
    onDone()
  }
  return (
    <>
      <Form {...form.props} aria-label={t('transfer')} onChange={draft.onChange}>
        {accounts.map((account) => (
          <AmountField
            key={account}
            {...form.field(shareName(account))}
            label={t('amountFor', { name: account })}
            defaultValue={draft.get(shareName(account))}
          />
        ))}
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" wide busy={form.busy}>
          {t('preview')}
        </Button>
      </Form>
      <Sheet open={preview !== undefined} onClose={close} title={t(receipt ? 'sent' : 'confirmTransfer')}>
        {receipt ? (
          <TransferReceipt receipt={receipt} onClose={close} />
        ) : (
          preview && <Confirmation preview={preview} onSent={setReceipt} />
        )}
      </Sheet>
    </>
  )
}

function Confirmation({ preview, onSent }: { preview: Preview; onSent: (receipt: Receipt) => void }) {
  const { t } = useTranslation('agent')
  const { transfers, totalAmount, remainingBalance } = preview
  const shares = transfers.map(({ downline, transferAmount }) => ({
    label: downline,
    value: <Amount value={transferAmount} />,
  }))
  const sums = [
    { label: t('total', { count: transfers.length }), value: <Amount value={totalAmount} /> },
    { label: t('remaining'), value: <Amount value={remainingBalance} /> },
  ]
  return <TransferConfirmation facts={[...shares, ...sums]} {...useTransferToAll(preview)} onSent={onSent} />
}

/** Sends the previewed transfers. The idempotency key survives a reload, until a response arrives. */
function useTransferToAll({ transfers }: Preview) {
  const command = useMoneyCommand('agent-transfer', transferDownlines.mutationOptions(api))
  const send = ({ password, remark }: ConfirmedInput) => {
    const order = { transfers, ...(remark && { remark }) }
    return command.send(order, (idempotencyKey) => ({ input: { ...order, password }, idempotencyKey }))
  }
  return { send, isUncertain: command.isUncertain }
}

function useSharesForm(accounts: readonly string[], onPreview: (preview: Preview) => void) {
  const { mutateAsync } = useMutation(checkDownlineTransfers.mutationOptions(api))
  // The gateway counts transfers in the order of the request.
  const names = Object.fromEntries(
    accounts.flatMap((account, index) => [
      [`transfers.${index}.downline`, shareName(account)],
      [`transfers.${index}.transferAmount`, shareName(account)],
    ]),
  )
  return useGatewayForm(
    transferShares(accounts),
    async (typed) =>
      onPreview(
        await mutateAsync({
          input: accounts.map((downline) => ({
            downline,
            transferAmount: toDecimal(typed[shareName(downline)] ?? 0),
          })),
        }),
      ),
    names,
  )
}
